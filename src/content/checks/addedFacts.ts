import { msg } from '../messages/msg.ts'
import { isAddedAtDesk } from '../newFact.ts'
import type { Check } from './types.ts'

/** Facts that the desk added with a page: a price that nobody has seen at its source yet. */
export const addedFacts: Check = function* (content) {
  const facts = content.data('facts')
  if (!facts) return
  for (const [id, { unverified }] of Object.entries(facts.value)) {
    if (!isAddedAtDesk(unverified)) continue
    yield {
      ...facts.place(id),
      check: 'addedFacts',
      severity: 'warning',
      found: msg('{id}, added at the desk with a price that nobody has confirmed', { id }),
      expected: msg(
        'the address where the price can be read, as “source”, and in place of “unverified” the day when somebody saw it there, as “checked”',
      ),
      atDesk: msg('Look at the price, fill in where it is seen, and press “Checked today”'),
    }
  }
}
