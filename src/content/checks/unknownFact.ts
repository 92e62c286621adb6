import { msg } from '../messages/msg.ts'
import { nearest } from '../nearest.ts'
import { factUses } from './read/factUses.ts'
import type { Check } from './types.ts'

/** Facts that a page, price table or menu asks for and content/data/facts.yaml does not have. */
export const unknownFact: Check = function* (content) {
  const facts = content.data('facts')
  // A file of facts that cannot be read knows none of them; the check `data` reports that once.
  if (!facts) return
  const ids = Object.keys(facts.value)
  for (const { file, line, column, id, write } of factUses(content)) {
    if (Object.hasOwn(facts.value, id)) continue
    const close = nearest(id, ids)
    yield {
      file,
      line,
      column,
      check: 'unknownFact',
      severity: 'error',
      found: msg('the fact “{id}”, which content/data/facts.yaml does not have', { id }),
      expected: close
        ? msg('a fact in that file; did you mean “{close}”?', { close })
        : msg('the id of a fact in that file (npm run facts lists them), or a new entry there'),
      ...(close
        ? { fix: write(close) }
        : { atDesk: msg('the id of a fact: “Data” at the desk shows them all, and takes new ones') }),
    }
  }
}
