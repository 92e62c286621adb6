import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Pressed } from '../../src/desk/browser/propose/Branches.tsx'
import { proposalState } from '../../src/desk/browser/propose/testing/proposalState.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const waiting = ['edit-acme', 'edit-bolt'].map(branch => ({ branch, subject: branch }))
const state = { ...proposalState, branch: 'edit-kandji', waiting, others: { commits: 1, files: [] } }

/** The buttons while one of them is at work; the language of the desk is that of its document. */
async function buttons(locale: 'en' | 'he', pressed: Pressed | undefined): Promise<string[]> {
  vi.stubGlobal('document', { documentElement: { lang: locale } })
  const { Branches } = await import('../../src/desk/browser/propose/Branches.tsx')
  const nothing = () => {}
  const drawn = renderToStaticMarkup(
    <Branches
      state={state}
      busy={pressed !== undefined}
      pressed={pressed}
      isResumed={false}
      isUnreached={false}
      hasWayOut={false}
      onSend={nothing}
      onHome={nothing}
      onGoOn={nothing}
      onOthers={nothing}
    />,
  )
  return drawn.match(/<button.*?<\/button>/g) ?? []
}

const presses: readonly Pressed[] = ['home', { branch: 'edit-acme' }, { branch: 'edit-bolt' }, 'others']

test.each([
  ['en', 'One moment …'],
  ['he', 'רק רגע …'],
] as const)(
  'the button that was pressed says that it works, and no other can be pressed meanwhile: %s',
  async (locale, working) => {
    expect((await buttons(locale, undefined)).join()).not.toMatch(/disabled|…/)
    for (const [index, pressed] of presses.entries()) {
      const drawn = await buttons(locale, pressed)
      expect(drawn.map(button => button.includes('disabled'))).toEqual(presses.map(() => true))
      expect(drawn.map(button => button.includes(working))).toEqual(presses.map((_, place) => place === index))
      // No other name hides what it says.
      expect(drawn[index]).not.toContain('aria-label')
    }
  },
)
