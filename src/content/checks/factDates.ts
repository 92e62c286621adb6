import { msg } from '../messages/msg.ts'
import { factUses } from './read/factUses.ts'
import type { Check } from './types.ts'

const factsFile = 'content/data/facts.yaml'

/** Facts past their day, and days that cannot be true. */
export const factDates: Check = function* (content) {
  const facts = content.data('facts')
  const uses = factUses(content)
  for (const [id, fact] of Object.entries(facts?.value ?? {})) {
    const place = facts?.place(id) ?? { file: factsFile, line: 1, column: 1 }
    if (fact.checked > content.today) {
      yield {
        ...place,
        check: 'factDates',
        severity: 'error',
        found: msg('{id} was checked on {day}, which is in the future', { id, day: fact.checked }),
        expected: msg('the day when someone last looked, {today} at the latest', { today: content.today }),
        fix: `checked: ${content.today}`,
      }
    }
    if (fact.validUntil !== undefined && fact.validUntil < content.today) {
      const shownIn = uses.find(use => use.id === id)
      yield {
        ...place,
        check: 'factDates',
        severity: 'warning',
        found: msg('{id} was valid until {day}', { id, day: fact.validUntil }),
        expected: msg(
          'someone to look at the source ({source}), correct the value if necessary, then set checked to today and validUntil to a later day',
          { source: fact.source },
        ),
        ...(shownIn ? { also: { file: shownIn.file, line: shownIn.line, column: shownIn.column } } : {}),
      }
    }
  }
}
