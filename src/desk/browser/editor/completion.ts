import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  hasNextSnippetField,
  insertCompletionText,
  nextSnippetField,
  pickedCompletion,
  startCompletion,
} from '@codemirror/autocomplete'
import { type EditorState, type Extension, Prec } from '@codemirror/state'
import { type Command, EditorView, keymap } from '@codemirror/view'
import type { Drawings, Help, PageSection } from '../../server/protocol.ts'
import { addressSlash } from './addressSlash.ts'
import { iconsInList } from './drawn.ts'
import { foundBy } from './foundBy.ts'
import { isCode } from './hebrewTyping.ts'
import { heldIn, holding } from './held.ts'
import { type Inserting, insertions, inWords, listAround, type Shown } from './insert.ts'
import { linkBegun } from './linkBegun.ts'
import { endOf, isHebrew, optionsAt, replaced, termOptions, widgetOf } from './offered.ts'
import { type Place, placeIn } from './placeAt.ts'
import { snippetKeys } from './snippetKeys.ts'
import { spaceOfList } from './spaceOfList.ts'
import { typeOver } from './typeOver.ts'
import { askForCompletion, unchosen } from './unchosen.ts'

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
    unchosen,
    spaceOfList,
    linkBegun,
    addressSlash,
    Prec.highest(
      keymap.of([
        { key: 'Ctrl-Space', run: askForList },
        { mac: 'Alt-i', run: askForList },
        { mac: 'Alt-`', run: askForList },
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

const askForList: Command = view => listAround(view) || askForCompletion(view)

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
