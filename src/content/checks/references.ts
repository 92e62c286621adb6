import { msg } from '../messages/msg.ts'
import { describeWidget, type WidgetProp } from '../widgets.ts'
import { namesOf, unknownName } from './read/names.ts'
import { elementsOf, propOf, propPlace, stringProp, writtenAs } from './read/nodes.ts'
import type { Check, Content, Finding } from './types.ts'

/** Names in widgets that nothing has: of price tables, pages, categories of the store. Facts have a check of their own. */
export const references: Check = function* (content) {
  const names = namesOf(content)
  for (const page of content.pages) {
    for (const { element } of elementsOf(page.tree)) {
      for (const [name, prop] of Object.entries(describeWidget(content.widgets, element.name)?.props ?? {})) {
        const value = stringProp(element, name)
        if (!prop.refersTo || !value?.trim()) continue
        const error = { check: 'references', severity: 'error', ...propPlace(page, element, name) } as const
        if (prop.refersTo === 'fact') {
          yield* wrongFact(content, element.name, prop, value, error)
          continue
        }
        const [kind, list] =
          prop.refersTo === 'pages' ? (['page', value.split(/\s*,\s*/)] as const) : ([prop.refersTo, [value]] as const)
        const unknown = list.flatMap(
          word => unknownName(word, kind, names, close => `${name}="${value.replace(word, close)}"`) ?? [],
        )
        if (
          list.length > 1 &&
          unknown.length === list.length &&
          list.every(isWords) &&
          !unknown.some(({ fix }) => fix)
        ) {
          yield { ...error, ...unchosenPages(value, prop) }
          continue
        }
        for (const words of unknown) {
          const inPlace = words.fix === undefined ? {} : { replaces: writtenAs(page, propOf(element, name) ?? element) }
          // Of several pages, the others stay.
          const isToChoose = kind === 'page' && list.length === 1 && words.fix === undefined
          yield { ...error, ...words, ...inPlace, ...(isToChoose ? { lacksAddress: 'name' } : {}) }
        }
      }
    }
  }
}

/** What no page can be called: a widget that was just inserted says in words what belongs there, with commas of their own. */
const isWords = (word: string): boolean => /\s/.test(word.trim())

const unchosenPages = (
  text: string,
  { description }: WidgetProp,
): Pick<Finding, 'found' | 'expected' | 'lacksAddress'> => ({
  found: msg('“{text}”, in whose place the pages are still to be chosen', { text }),
  expected: msg('pages that exist. {description}', { description: { id: description } }),
  lacksAddress: 'name',
})

/** A fact of a kind that the widget cannot show, such as a date in a figure that counts up. */
function* wrongFact(
  content: Content,
  widget: string | null,
  { factKinds, description }: WidgetProp,
  id: string,
  error: Omit<Finding, 'found' | 'expected'>,
): Iterable<Finding> {
  const fact = content.entries('facts')?.value[id]
  if (!fact || !factKinds || factKinds.includes(fact.kind)) return
  yield {
    ...error,
    found: msg('the fact "{id}", whose kind is {kind}, in {widget}', { id, kind: fact.kind, widget: `<${widget}>` }),
    expected: msg('a fact of one of these kinds: {kinds}. {description}', {
      kinds: factKinds,
      description: { id: description },
    }),
  }
}
