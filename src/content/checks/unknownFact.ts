import { anyFact } from '../facts.ts'
import { msg } from '../messages/msg.ts'
import { mistypedId } from '../nearest.ts'
import { entriesAsRead } from './read/asRead.ts'
import { factUses } from './read/factUses.ts'
import type { Check } from './types.ts'

/** Facts that a page, price table or menu asks for and content/data/facts.yaml does not have. */
export const unknownFact: Check = function* (content) {
  // One with a fault is there all the same.
  const facts = entriesAsRead(content, 'facts')
  // A file of facts that cannot be read knows none of them; the check `data` reports that once.
  if (!facts) return
  const ids = Object.keys(facts)
  for (const { file, line, column, id, write, tag } of factUses(content)) {
    if (Object.hasOwn(facts, id)) continue
    const close = mistypedId(id, ids)
    yield {
      file,
      line,
      column,
      check: 'unknownFact',
      severity: 'error',
      found: msg('the fact “{id}”, which content/data/facts.yaml does not have', { id }),
      foundAtDesk: msg('the fact “{id}”, which does not exist', { id }),
      expected: close
        ? msg('a fact in that file; did you mean “{close}”?', { close })
        : msg('the id of a fact in that file (npm run facts lists them), or a new entry there'),
      atDesk: close ? msg('the id of a fact; did you mean “{close}”?', { close }) : anyFact,
      ...(close ? { fix: write(close), ...(tag === undefined ? {} : { replaces: tag }) } : {}),
    }
  }
}
