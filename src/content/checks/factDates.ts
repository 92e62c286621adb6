import { type Fact, isExpired } from '../facts.ts'
import { msg } from '../messages/msg.ts'
import { factUses } from './read/factUses.ts'
import type { Check } from './types.ts'

const factsFile = 'content/data/facts.yaml'

/** Facts past their day, days that cannot be true, and values that changed without a look at the source. */
export const factDates: Check = function* (content) {
  const facts = content.entries('facts')
  const uses = factUses(content)
  for (const [id, fact] of Object.entries(facts?.value ?? {})) {
    const { source = '' } = fact
    const placeOf = (key: keyof Fact) => facts?.place(id, key) ?? { file: factsFile, line: 1, column: 1 }
    if (fact.checked !== undefined && fact.checked > content.today) {
      yield {
        ...placeOf('checked'),
        check: 'factDates',
        severity: 'error',
        found: msg('{id} was checked on {day}, which is in the future', { id, day: fact.checked }),
        expected: msg('the day when someone last looked, {today} at the latest', { today: content.today }),
        fix: `checked: ${content.today}`,
      }
    }
    const before = content.factsBefore?.value[id]
    const changedOn = content.factsBefore?.changedOn ?? content.today
    // A value that is corrected twice in a day keeps its day.
    const looked = fact.checked
    if (
      looked !== undefined &&
      before?.checked === looked &&
      looked < changedOn &&
      writtenValue(before) !== writtenValue(fact)
    ) {
      yield {
        ...placeOf('checked'),
        check: 'factDates',
        severity: 'error',
        found: msg('{id} changed from {before} to {now}, and was last checked before that, on {day}', {
          id,
          before: writtenValue(before),
          now: writtenValue(fact),
          day: looked,
        }),
        expected: msg('today’s date for {key}, after a look at the source ({source})', {
          key: 'checked',
          source,
        }),
        atDesk: msg('today’s date under “Last checked”, after a look at the source ({source})', {
          source,
        }),
        fix: `checked: ${content.today}`,
        // The look comes first.
        isExample: true,
      }
    }
    if (isExpired(fact, content.today)) {
      const shownIn = uses.find(use => use.id === id)
      yield {
        ...placeOf('validUntil'),
        check: 'factDates',
        severity: 'warning',
        found: msg('{id} was valid until {day}', { id, day: fact.validUntil }),
        expected: msg(
          'someone to look at the source ({source}), correct the value if necessary, then set checked to today and validUntil to a later day',
          { source },
        ),
        atDesk: msg(
          'someone to look at the source ({source}) and correct the value if necessary; then today under “Last checked”, and a later day under “Valid until”',
          { source },
        ),
        ...(shownIn ? { also: { file: shownIn.file, line: shownIn.line, column: shownIn.column } } : {}),
      }
    }
  }
}

/** What visitors read of a fact, as its line writes it: `14 day`, `[24,48] hour`. */
function writtenValue(fact: Fact): string {
  const value = typeof fact.value === 'object' ? JSON.stringify(fact.value) : String(fact.value)
  const [unit, plus] = ['unit' in fact ? fact.unit : '', 'plus' in fact && fact.plus ? '+' : '']
  return [`${value}${plus}`, unit, 'currency' in fact ? fact.currency : ''].filter(Boolean).join(' ')
}
