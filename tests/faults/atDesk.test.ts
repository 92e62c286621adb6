import { expect, test } from 'vitest'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { plainWordingIn } from '../../src/content/messages/wording.ts'
import { contentOf } from './reportOn.ts'

/** Faults that a command mends in the terminal, with the label of what mends them at the desk. */
const mended = [
  ['translation-behind-in-english', 'sectionsBehind', 'They agree again'],
  ['translation-behind-in-hebrew', 'sectionsBehind', 'They agree again'],
  ['translation-changed-in-both', 'sectionsBehind', 'The whole page agrees'],
  ['translation-never-compared', 'sectionsBehind', 'The whole page agrees'],
  ['address-not-recorded', 'addresses', 'The whole page agrees'],
] as const

for (const locale of localeCodes) {
  const say = plainWordingIn(locale)

  test.each(mended)(
    `at the desk %s names what is pressed there, and no command (${locale})`,
    (fixture, check, label) => {
      const text = checkContent(contentOf(fixture, 'as recorded')).find(
        finding => finding.check === check && finding.fix === undefined,
      )?.atDesk
      expect(say(text ?? '')).toContain(say({ id: label }))
      expect(say(text ?? '')).not.toContain('npm run')
    },
  )
}
