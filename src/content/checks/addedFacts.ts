import { msg } from '../messages/msg.ts'
import { isAddedAtDesk } from '../newFact.ts'
import { pageFileOf } from '../site.ts'
import { entriesAsRead, isMap } from './read/asRead.ts'
import { factUses } from './read/factUses.ts'
import type { Check } from './types.ts'

const factsFile = 'content/data/facts.yaml'

/** Facts that the desk added with a page: a price that nobody has seen at its source yet, and each page that shows it. */
export const addedFacts: Check = function* (content) {
  const facts = content.yaml.get(factsFile)
  if (!facts) return
  const uses = factUses(content)
  // While its source is being filled in, one is no less to be confirmed.
  for (const [id, fact] of Object.entries(entriesAsRead(content, 'facts') ?? {})) {
    if (!isMap(fact) || !isAddedAtDesk(fact.unverified)) continue
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
    const pages = Map.groupBy(
      uses.filter(use => use.id === id && pageFileOf(use.file)),
      ({ file }) => file,
    )
    for (const [file, [first]] of pages) {
      yield {
        file,
        line: first?.line ?? 1,
        column: first?.column ?? 1,
        check: 'addedFacts',
        severity: 'warning',
        found: msg('{id}, a price that nobody has confirmed', { id }),
        expected: msg('where it is seen, and the day when somebody saw it there, in {file}', {
          file: factsFile,
        }),
        atDesk: msg('where it is seen, and the day when somebody saw it there: “Data” at the desk asks for both'),
        also: facts.place(id),
      }
    }
  }
}
