import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Pressed } from '../../src/desk/browser/propose/Branches.tsx'
import { proposalState } from '../../src/desk/browser/propose/testing/proposalState.ts'
import type { ProposalState } from '../../src/desk/server/propose/protocol.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const waiting = ['edit-acme', 'edit-bolt'].map((branch, earlier) => ({ branch, subject: branch, earlier }))
const state = { ...proposalState, branch: 'edit-kandji', waiting, others: { commits: 1, files: [] } }

/** The branches while one of their buttons is at work; the language of the desk is that of its document. */
async function drawnIn(
  locale: 'en' | 'he',
  pressed: Pressed | undefined,
  drawn: ProposalState = state,
): Promise<string> {
  vi.stubGlobal('document', { documentElement: { lang: locale } })
  const { Branches } = await import('../../src/desk/browser/propose/Branches.tsx')
  const nothing = () => {}
  return renderToStaticMarkup(
    <Branches
      state={drawn}
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
}

const buttons = async (locale: 'en' | 'he', pressed: Pressed | undefined): Promise<string[]> =>
  (await drawnIn(locale, pressed)).match(/<button.*?<\/button>/g) ?? []

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

test.each([
  ['en', ' · and 1 earlier commit<'],
  ['he', ' · ועוד רישום אחד לפניו<'],
] as const)(
  'a proposal of several commits says so beside its name, one of a single commit does not: %s',
  async (locale, more) => {
    const drawn = await drawnIn(locale, undefined)
    const [acme, bolt] = waiting.map(({ branch }) => drawn.slice(drawn.indexOf(`${branch}</bdi>`)).split('</small>')[0])
    expect(acme).not.toContain('·')
    expect(`${bolt}<`).toContain(more)
  },
)

test.each([
  ['en', '1 commit of it is on this computer only', '2 commits of it are on this computer only'],
  ['he', 'רישום אחד של שינויים בה נמצא רק במחשב הזה', 'שני רישומים של שינויים בה נמצאים רק במחשב הזה'],
] as const)(
  'a proposal that waits says how much of it was not sent, one that was sent does not, nor does any without a remote: %s',
  async (locale, one, two) => {
    const remote = { name: 'origin', opens: true, unsent: 0 }
    const withUnsent = (unsent: number) => ({ ...state, waiting: waiting.map(branch => ({ ...branch, unsent })) })
    const rows = async (drawn: ProposalState) => (await drawnIn(locale, undefined, drawn)).match(/<li>.*?<\/li>/g) ?? []
    for (const row of await rows({ ...withUnsent(1), remote })) {
      expect(row).toContain(one)
      expect(row).toMatch(/<bdi[^>]*>origin<\/bdi>/)
    }
    expect((await rows({ ...withUnsent(2), remote })).map(row => row.includes(two))).toEqual([true, true])
    for (const drawn of [{ ...withUnsent(0), remote }, withUnsent(1), state]) {
      expect((await rows(drawn)).map(row => row.includes('origin') || row.includes('not-sent'))).toEqual([false, false])
    }
  },
)
