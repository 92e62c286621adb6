import { type Completion, type CompletionResult, snippetCompletion } from '@codemirror/autocomplete'
import { capitalizedAs } from '../../../content/capitalizedAs.ts'
import { msg, type Text } from '../../../content/messages/msg.ts'
import type { Help, HelpPage, HelpProp, HelpWidget, HiddenState } from '../../server/protocol.ts'
import { drawingInfo, pictureInfo, widgetInfo } from './drawn.ts'
import { type Findable, foundBy } from './foundBy.ts'
import { type Shown, templateOf } from './insert.ts'
import type { Place } from './placeAt.ts'
import { widgetName } from './widgetNames.ts'

type Say = (text: Text) => string

/** What is offered at a place, in the order of the help. */
export function optionsAt(place: Place, help: Help, shown: Shown): Completion[] {
  switch (place.kind) {
    case 'widget':
      return foundBy(
        place.written,
        help.widgets.map(widget => widgetChoice(widget, shown)),
      )
    case 'attribute': {
      const props = widgetOf(help, place.widget)?.props ?? []
      return props.filter(({ name }) => !place.used.includes(name)).map(prop => attributeOption(prop, shown.say))
    }
    case 'value': {
      const prop = widgetOf(help, place.widget)?.props.find(({ name }) => name === place.attribute)
      return prop ? valueOptions(prop, place.written, help, shown.say) : []
    }
    case 'address':
      return place.picture ? help.pictures.map(pictureOption) : addressOptions(place, help, shown)
    case 'illustration':
      return help.illustrations.map(label => ({ label, info: drawingInfo(shown.drawings?.illustrations[label]) }))
    case 'figure':
      return figureOptions(place.written, help)
  }
}

export const widgetOf = (help: Help, name: string): HelpWidget | undefined =>
  help.widgets.find(widget => widget.name === name)

function widgetChoice({ name, description, skeleton, inside }: HelpWidget, shown: Shown): Findable {
  const { say, sayInEach, readExample } = shown
  const called = widgetName(name)
  // The tag's first sign is written already.
  const option = snippetCompletion(templateOf(skeleton).slice(1), {
    label: name,
    type: 'class',
    info: () => widgetInfo(say(description), () => readExample(name)),
    detail: [called && say(called), inside].filter(Boolean).join(' · '),
    ...(inside ? { boost: -1 } : {}),
  })
  return { option, names: [name, ...(called ? sayInEach(called) : [])] }
}

const attributeOption = ({ name, description, required, bare }: HelpProp, say: Say): Completion =>
  snippetCompletion(bare ? `${name}={\${}}` : `${name}="\${}"`, {
    label: name,
    type: 'property',
    info: say(description),
    boost: required ? 1 : 0,
  })

function valueOptions(
  { values, refersTo, factKinds, icons }: HelpProp,
  written: string,
  help: Help,
  say: Say,
): Completion[] {
  if (refersTo === 'fact') return factOptions(written, help, factKinds)
  if (refersTo === 'plans') return help.plans.map(label => ({ label }))
  if (refersTo === 'storeCategory') return help.storeCategories.map(label => ({ label }))
  if (refersTo) {
    // Where something is typed, the editor orders what is found equally by itself.
    return help.pageNames.map(({ name, ...page }, index) => ({
      label: name,
      detail: detailOf(page, say),
      boost: page.hidden ? last : 0,
      sortText: `${index}`.padStart(4, '0'),
    }))
  }
  return values.map(label => ({ label, type: icons ? 'icon' : 'enum' }))
}

/** Facts by their id, or by the value that readers see. */
const factOptions = (written: string, { facts }: Help, kinds?: readonly string[]): Completion[] =>
  facts
    .filter(
      ({ id, value, kind }) => (!kinds || kinds.includes(kind)) && (id.includes(written) || value.includes(written)),
    )
    .map(({ id, value }) => ({ label: id, detail: value, type: 'constant' }))

/** Facts for a figure of a sentence, whose sign may stand on either side of it. */
const figureOptions = (written: string, help: Help): Completion[] => {
  const [sign = ''] = /[$₪]/.exec(written) ?? []
  return factOptions(written.replace(/[$₪ ]/g, ''), help)
    .filter(({ detail }) => detail?.includes(sign))
    .map(option => ({ ...option, apply: `<Fact id="${option.label}" />` }))
}

const pictureOption = ({ file, thumbnail }: Help['pictures'][number]): Completion => ({
  label: `../${file.replace(/^content\//, '')}`,
  type: 'text',
  info: pictureInfo(thumbnail),
})

function addressOptions(
  { words: named, written }: Extract<Place, { kind: 'address' }>,
  { pages }: Help,
  { say, sections: known }: Pick<Shown, 'say' | 'sections'>,
): Completion[] {
  const [address = '', anchor] = written.split('#')
  const sections = known?.path === address ? known.of : []
  const options =
    anchor === undefined
      ? pages.map(page => ({
          label: page.path,
          detail: detailOf(page, say),
          type: 'text',
          boost: boostOf(page, named),
        }))
      : sections.map(({ id, heading }) => ({ label: `${address}#${id}`, detail: heading, type: 'text' }))
  if (!isHebrew(written)) return options
  const words = (anchor ?? address).replace(/^\//, '').toLowerCase()
  return options.filter(({ detail }) => detail.toLowerCase().includes(words))
}

/** What makes a page one that a link should not lead to yet, or any more. */
const hiddenStates: Readonly<Record<HiddenState, Text>> = {
  draft: msg('draft'),
  scheduled: msg('not shown yet'),
  over: msg('no longer shown'),
}

/** The title of a page, after what says that visitors do not see it; neither changes the direction of the other. */
const detailOf = ({ title, hidden }: Omit<HelpPage, 'path'>, say: Say): string =>
  hidden ? `${say(hiddenStates[hidden])} · \u2068${title}\u2069` : title

/** CodeMirror's least. */
const last = -99

/**
 * How much a page's address, or else its title, is what the words of a link say: such a page is offered first. The home page
 * is all of a `/` that is only begun, which would otherwise count for more. A page that visitors do not see comes last, whatever
 * it is called.
 */
function boostOf({ path, title, hidden }: HelpPage, words: string): number {
  if (hidden) return last
  const name = words.trim().toLowerCase()
  if (name !== '' && path === `/${name.replace(/\s+/g, '-')}`) return 99
  if (name !== '' && title.toLowerCase().includes(name)) return 50
  return path === '/' ? last : 0
}

/** An address in Hebrew letters is the beginning of a title or heading: addresses have none. */
export const isHebrew = (written: string): boolean => /[א-ת]/.test(written)

/** What a choice takes the place of: a list of pages is completed by its last name; all else is replaced with its commas and spaces. */
export const replaced = ({ kind, written }: Place): string =>
  kind === 'value' ? (/[^,\s]*$/.exec(written)?.[0] ?? '') : written

/** What is still missing behind a chosen value or address; the writer would need Latin keys for it. */
export function endOf(place: Place, after: string): string {
  if (place.kind === 'address') return /^[^\s()]*\)/.test(after) ? '' : ')'
  // A list goes on.
  if (place.kind !== 'value' || place.attribute === 'pages' || /^[^"<>]*"/.test(after)) return ''
  return place.widget === 'Fact' && !/^\s*\/?>/.test(after) ? '" />' : '"'
}

/**
 * Agreed words for the one that is being written: for one of the other language or one that was turned down by themselves,
 * for the rest when they are asked for.
 */
export function termOptions(before: string, terms: Help['terms'], explicit: boolean): CompletionResult | null {
  const [line = ''] = /(?:[\p{L}\p{M}״׳'־-]+ ){0,2}[\p{L}\p{M}״׳'־-]+$/u.exec(before.toLowerCase()) ?? []
  const words = line.split(' ')
  // A term may be of several words: the most that are written already.
  for (const first of words.keys()) {
    const written = words.slice(first).join(' ')
    if (written.length < (explicit ? 2 : 3)) continue
    const begins = (term: string) => term.toLowerCase().startsWith(written)
    const found = terms.filter(({ word, others }) =>
      begins(word) ? explicit && word.toLowerCase() !== written : others.some(begins),
    )
    if (found.length === 0) continue
    const asTyped = before.slice(before.length - written.length)
    const options = found.map(({ word, others }) => ({
      label: capitalizedAs(asTyped, word),
      detail: others[0] ?? '',
      type: 'text',
    }))
    return { from: before.length - written.length, options, filter: false }
  }
  return null
}
