import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  hasNextSnippetField,
  insertCompletionText,
  nextSnippetField,
  pickedCompletion,
  snippetCompletion,
  startCompletion,
} from '@codemirror/autocomplete'
import { type EditorState, type Extension, Prec } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { Text } from '../../../content/messages/msg.ts'
import type { Drawings, Help, HelpPage, HelpProp, HelpWidget, PageSection } from '../../server/protocol.ts'
import { drawingInfo, iconsInList, pictureInfo, widgetInfo } from './drawn.ts'
import { type Findable, foundBy } from './foundBy.ts'
import { isCode } from './hebrewTyping.ts'
import { heldIn, holding } from './held.ts'
import { type Inserting, insertions, inWords, listAround, type Shown, templateOf } from './insert.ts'
import { linkBegun } from './linkBegun.ts'
import { type Place, placeIn } from './placeAt.ts'
import { snippetKeys } from './snippetKeys.ts'
import { typeOver } from './typeOver.ts'
import { widgetName } from './widgetNames.ts'

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
      return prop ? valueOptions(prop, place.written, help) : []
    }
    case 'address':
      return place.picture ? help.pictures.map(pictureOption) : addressOptions(place, help, shown.sections)
    case 'illustration':
      return help.illustrations.map(label => ({ label, info: drawingInfo(shown.drawings?.illustrations[label]) }))
    case 'figure':
      return figureOptions(place.written, help)
  }
}

const widgetOf = (help: Help, name: string): HelpWidget | undefined => help.widgets.find(widget => widget.name === name)

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

const attributeOption = ({ name, description, required, bare }: HelpProp, say: (text: Text) => string): Completion =>
  snippetCompletion(bare ? `${name}={\${}}` : `${name}="\${}"`, {
    label: name,
    type: 'property',
    info: say(description),
    boost: required ? 1 : 0,
  })

function valueOptions({ values, refersTo, factKinds, icons }: HelpProp, written: string, help: Help): Completion[] {
  if (refersTo === 'fact') return factOptions(written, help, factKinds)
  if (refersTo === 'plans') return help.plans.map(label => ({ label }))
  if (refersTo === 'storeCategory') return help.storeCategories.map(label => ({ label }))
  if (refersTo) {
    // Where something is typed, the editor orders what is found equally by itself.
    return help.pageNames.map(({ name, title }, index) => ({
      label: name,
      detail: title,
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
  known: Shown['sections'],
): Completion[] {
  const [address = '', anchor] = written.split('#')
  const sections = known?.path === address ? known.of : []
  const options =
    anchor === undefined
      ? pages.map(page => ({ label: page.path, detail: page.title, type: 'text', boost: boostOf(page, named) }))
      : sections.map(({ id, heading }) => ({ label: `${address}#${id}`, detail: heading, type: 'text' }))
  if (!isHebrew(written)) return options
  const words = (anchor ?? address).replace(/^\//, '').toLowerCase()
  return options.filter(({ detail }) => detail.toLowerCase().includes(words))
}

/**
 * How much a page's address, or else its title, is what the words of a link say: such a page is offered first. The home page
 * is all of a `/` that is only begun, which would otherwise count for more.
 */
function boostOf({ path, title }: HelpPage, words: string): number {
  const name = words.trim().toLowerCase()
  if (name !== '' && path === `/${name.replace(/\s+/g, '-')}`) return 99
  if (name !== '' && title.toLowerCase().includes(name)) return 50
  return path === '/' ? -99 : 0
}

/** An address in Hebrew letters is the beginning of a title or heading: addresses have none. */
const isHebrew = (written: string): boolean => /[א-ת]/.test(written)

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
    const options = found.map(({ word, others }) => ({ label: word, detail: others[0] ?? '', type: 'text' }))
    return { from: before.length - written.length, options, filter: false }
  }
  return null
}

interface CompletionSources extends Omit<Inserting, 'drawings' | 'sections'> {
  readHelp: () => Promise<Help>
  readDrawings: () => Promise<Drawings>
  readSections: (path: string) => Promise<readonly PageSection[]>
}

type Asked = Pick<CompletionContext, 'state' | 'pos' | 'explicit'>

/** Offers widgets, their attributes and values, facts by name and value, pages and sections, pictures and agreed words. */
export function completion({ readHelp, readDrawings, readSections, ...shown }: CompletionSources): Extension {
  let drawings: Drawings | undefined
  let help: Promise<Help> | undefined
  let sections: Shown['sections']

  /** Whether what is offered at a place has to be asked for. */
  const isUnread = (place: Place | undefined): boolean => {
    const path = sectionsAt(place)
    return (drawsNames(place) && !drawings) || (path !== undefined && path !== sections?.path)
  }

  /** What is typed after `from` searches the list. */
  const listed = (known: Help, state: EditorState, from: number, pos: number): CompletionResult => ({
    from,
    options: foundBy(state.sliceDoc(from, pos), insertions(known, shown)),
    filter: false,
    update: (_result, start, to, next) =>
      /^[\p{L} ]*$/u.test(next.state.sliceDoc(start, to)) ? listed(known, next.state, start, to) : null,
  })

  const offer = (known: Help, { state, pos, explicit }: Asked): CompletionResult | null => {
    // The search stands behind the held words.
    const held = heldIn(state)
    if (held) return listed(known, state, held.to, Math.max(held.to, pos))
    const { place, before, line, selected } = placeIn(state, pos)
    // A single figure means nothing yet.
    if (place?.kind === 'figure' && !explicit && place.written.length < 2) return null
    if (!place && isCode(state, pos)) return null
    // As its writer goes on, the list follows in the same update: a choice from one that waits for its source is lost.
    const update: CompletionResult['update'] = (_result, _from, _to, next) =>
      isUnread(placeIn(next.state, next.pos).place)
        ? null
        : offer(known, { state: next.state, pos: next.pos, explicit })
    if (!place) {
      const terms = termOptions(before, known.terms, explicit)
      if (terms) return { ...terms, from: line.from + terms.from, update }
      return explicit ? listed(known, state, pos, pos) : null
    }
    const { from, to } = selected ?? { from: pos, to: pos }
    const after = state.sliceDoc(to, line.to)
    const end = endOf(place, after)
    // Of a tag that was just made: in an older one, its writer may want to see what was chosen.
    const isLast =
      place.kind === 'value' &&
      widgetOf(known, place.widget)?.isInline === true &&
      /^" \/>/.test(after) &&
      hasNextSnippetField(state)
    // In place of words that are no address, the page that they name comes first.
    const name = selected && place.kind === 'address' ? state.sliceDoc(from, to) : ''
    const meant = isHebrew(name) ? { ...place, words: name } : place
    const options = optionsAt(meant, known, { ...shown, drawings, sections }).map(option =>
      end ? { ...option, apply: option.label + end } : isLast ? { ...option, apply: chooseLast } : option,
    )
    const byValue = options.some(({ type }) => type === 'constant')
    // What is selected is to be replaced, and searches for nothing.
    const filter = place.kind !== 'widget' && !selected && !byValue && !isHebrew(place.written)
    return { from: from - replaced(place).length, to, options, filter, update }
  }

  const source = async (asked: CompletionContext): Promise<CompletionResult | null> => {
    // What is typed while the answer is on its way asks anew; by itself the editor does not, where the answer is nothing.
    asked.addEventListener('abort', () => {}, { onDocChange: true })
    help ??= readHelp()
    const known = await help.catch(() => undefined)
    if (!known) {
      help = undefined
      return null
    }
    const { place } = placeIn(asked.state, asked.pos)
    if (drawsNames(place)) drawings ??= await readDrawings().catch(() => undefined)
    const path = sectionsAt(place)
    if (path !== undefined && path !== sections?.path) {
      const of = await readSections(path).catch(() => undefined)
      sections = of && { path, of }
    }
    return offer(known, asked)
  }
  return [
    holding,
    linkBegun,
    Prec.highest(
      keymap.of([
        { key: 'Ctrl-Space', run: listAround },
        { mac: 'Alt-i', run: listAround },
        { mac: 'Alt-`', run: listAround },
      ]),
    ),
    autocompletion({
      override: [source],
      icons: false,
      optionClass: ({ type }) => (type === inWords ? inWords : ''),
      maxRenderedOptions: 60,
      addToOptions: [{ render: iconsInList(() => drawings), position: 20 }],
    }),
    offeredAtOnce,
    snippetKeys,
    typeOver,
  ]
}

/** Chooses the last thing that a tag asks for: the sentence goes on behind it. */
function chooseLast(view: EditorView, chosen: Completion, from: number, to: number): void {
  const text = insertCompletionText(view.state, chosen.label, from, to)
  view.dispatch({ ...text, annotations: pickedCompletion.of(chosen) })
  nextSnippetField(view)
}

/** A pasted figure is offered its fact as a typed one is, and a widget that was chosen what its first value can be. */
const offeredAtOnce = EditorView.updateListener.of(({ transactions, state, view }) => {
  const { place, selected } = placeIn(state, state.selection.main.head)
  const isPasted = transactions.some(one => one.isUserEvent('input.paste')) && place?.kind === 'figure'
  const isChosen = transactions.some(one => one.annotation(pickedCompletion)) && place?.kind === 'value' && selected
  // Not within the update that this hears of.
  if (isPasted || isChosen) queueMicrotask(() => startCompletion(view))
})

/** The path of the page whose sections are offered. */
const sectionsAt = (place: Place | undefined): string | undefined =>
  place?.kind === 'address' && !place.picture && place.written.includes('#') ? place.written.split('#')[0] : undefined

const drawsNames = (place: Place | undefined): boolean =>
  place?.kind === 'illustration' || (place?.kind === 'value' && place.attribute === 'icon')
