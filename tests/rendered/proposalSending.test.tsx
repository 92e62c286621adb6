import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Pressed } from '../../src/desk/browser/propose/Branches.tsx'
import { proposalState } from '../../src/desk/browser/propose/testing/proposalState.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const state = { ...proposalState, branch: 'edit-kandji', remote: { name: 'origin', opens: true, unsent: 1 } }

/** What both views of an unsent proposal say to a screen reader, and their buttons; the language of the desk is that of its document. */
async function drawnIn(locale: 'en' | 'he', pressed: Pressed | undefined) {
  vi.stubGlobal('document', { documentElement: { lang: locale } })
  const { Branches } = await import('../../src/desk/browser/propose/Branches.tsx')
  const { Proposed } = await import('../../src/desk/browser/propose/Proposed.tsx')
  const nothing = () => {}
  const shared = { state, busy: pressed !== undefined, pressed, hasWayOut: false, onHome: nothing }
  const views = [
    <Branches
      key="opened"
      {...shared}
      isResumed={false}
      isUnreached={false}
      onSend={nothing}
      onGoOn={nothing}
      onOthers={nothing}
    />,
    <Proposed key="made" {...shared} onPush={nothing} />,
  ]
  return views.map(view => {
    const drawn = renderToStaticMarkup(view)
    return {
      status: /<p role="status">(.*?)<\/p>/.exec(drawn)?.[1],
      buttons: drawn.match(/<button.*?<\/button>/g) ?? [],
    }
  })
}

test.each([
  ['en', 'are being sent to', 'on this computer only', 'Send again', 'Back to'],
  ['he', 'נשלחים עכשיו', 'רק במחשב הזה', 'שליחה חוזרת', 'חזרה'],
] as const)(
  'while a proposal is sent again it says so, and nothing else can be begun; while the branch is left it does not: %s',
  async (locale, sending, unsent, again, back) => {
    for (const { status, buttons } of await drawnIn(locale, 'send')) {
      expect(status).toContain(sending)
      expect(status).not.toContain(unsent)
      expect(buttons.join()).not.toContain(again)
      expect(buttons.join()).toContain(back)
      expect(buttons.filter(button => !button.includes('disabled=""'))).toEqual([])
    }
    for (const { status } of await drawnIn(locale, 'home')) {
      expect(status).toContain(unsent)
      expect(status).not.toContain(sending)
    }
    for (const { status, buttons } of await drawnIn(locale, undefined)) {
      expect(status).toContain(unsent)
      expect(buttons.join()).toContain(again)
      expect(buttons.join()).not.toContain('disabled=""')
    }
  },
)
