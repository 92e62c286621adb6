import { type Completion, pickedCompletion, snippet } from '@codemirror/autocomplete'
import type { Command, EditorView } from '@codemirror/view'
import { type Message, msg, type Text } from '../../../content/messages/msg.ts'
import type { Drawings, Help, PageSection } from '../../server/protocol.ts'
import { boldAround, linkAround, questionsFrom, tagsAround } from './around.ts'
import { pictureInfo, widgetInfo } from './drawn.ts'
import { questionsWidget } from './foldQuestions.ts'
import type { FormatRefusal } from './formatRefusals.ts'
import type { Findable } from './foundBy.ts'
import { isCode } from './hebrewTyping.ts'
import { heldIn, letGo, startCompletionAround } from './held.ts'
import { widgetName } from './widgetNames.ts'

/** What completions need of the desk: its language and the server's answers. */
export interface Shown {
  say: (text: Text) => string
  /** The same in every language: widgets are found by all their names. */
  sayInEach: (text: Text) => readonly string[]
  readExample: (widget: string) => Promise<string | null>
  drawings?: Drawings | undefined
  /** Those of one page, by its path. */
  sections?: { readonly path: string; readonly of: readonly PageSection[] } | undefined
}

export interface Formatting {
  /** Hears why words were not made bold or a link, and that they were. */
  onFormatted: (refusal: FormatRefusal | undefined) => void
}

/** What a list of everything that a page can hold needs besides. */
export interface Inserting extends Shown, Formatting {
  /** Asks how to name and describe pictures from the writer's computer. */
  takePictures: (files: readonly File[]) => void
}

/** Type of a choice that is named in the writer's language, not as it is written. */
export const inWords = 'words'

/**
 * Everything that can be inserted where nothing has been begun: pictures, links, widgets; found by their names and descriptions.
 * What can hold words goes around those that are held.
 */
export function insertions({ widgets, pictures }: Help, inserting: Inserting): Findable[] {
  const { say, sayInEach, readExample } = inserting
  const field = (words: string) => `\${${words}}`
  const link = `[${field(say(msg('words')))}](/${field('')})`
  const inOwnWords = (text: Message, boost: number, apply: Apply): Findable => ({
    option: { label: say(text), type: inWords, boost, apply },
    names: sayInEach(text),
  })
  return [
    inOwnWords(msg('A picture from this computer …'), 99, (view, _, from, to) => {
      view.dispatch({ changes: { from, to } })
      choosePictures(inserting.takePictures)
    }),
    inOwnWords(msg('A link'), 98, aroundWords(linkAround, inserting, snippet(link))),
    inOwnWords(msg('Bold'), 97, aroundWords(boldAround, inserting, snippet(`**${field(say(msg('words')))}**`))),
    ...widgets
      .filter(({ inside }) => !inside)
      .map(({ name, description, skeleton, isInline, tags }): Findable => {
        const template = templateOf(skeleton)
        const called = widgetName(name)
        const option: Completion = {
          label: name,
          detail: [called && say(called), say(description)].filter(Boolean).join(': '),
          info: () => widgetInfo(say(description), () => readExample(name)),
          apply: aroundHeld(name, tags && { tags, isInline }, isInline ? snippet(template) : onOwnLines(template)),
        }
        return { option, names: [name, ...(called ? sayInEach(called) : [])], about: say(description) }
      }),
    ...pictures.map(({ file, thumbnail }): Findable => {
      const address = `../${file.replace(/^content\//, '')}`
      const option: Completion = {
        label: address,
        boost: -1,
        info: pictureInfo(thumbnail),
        apply: onOwnLines(`![${field(say(msg('What it shows')))}](${address})`),
      }
      return { option, names: [address] }
    }),
  ]
}

/** A widget to fill in, as a snippet. From what a tag that holds nothing asks for, the cursor goes behind it. */
export const templateOf = (skeleton: string): string => (skeleton.endsWith('/>') ? `${skeleton}\${}` : skeleton)

type Apply = (view: EditorView, completion: Completion, from: number, to: number) => void

/** With words held, what was typed to find the choice goes, and the choice goes around them. */
const aroundWords =
  (around: typeof linkAround, { onFormatted }: Formatting, otherwise: Apply): Apply =>
  (view, completion, from, to) => {
    const held = heldIn(view.state)
    if (!held) return otherwise(view, completion, from, to)
    view.dispatch({ changes: { from, to } })
    const refusal = around(view, held, completion)
    if (refusal) {
      view.dispatch({
        selection: { anchor: held.from, head: held.to },
        effects: letGo,
        annotations: pickedCompletion.of(completion),
      })
    }
    onFormatted(refusal)
  }

const aroundHeld =
  (name: string, wrapper: Parameters<typeof tagsAround>[2] | undefined, otherwise: Apply): Apply =>
  (view, completion, from, to) => {
    const held = heldIn(view.state)
    const asksQuestions = name === questionsWidget
    if (!held || !(wrapper || asksQuestions)) return otherwise(view, completion, from, to)
    view.dispatch({ changes: { from, to } })
    if (asksQuestions && questionsFrom(view, held, completion)) return
    if (!wrapper) return otherwise(view, completion, from, from)
    tagsAround(view, held, wrapper, completion)
  }

/** A block stands between empty lines: begun within words, it comes below their line. */
const onOwnLines =
  (template: string) =>
  (view: EditorView, completion: Completion, from: number, to: number): void => {
    if (from < to) view.dispatch({ changes: { from, to } })
    const { doc } = view.state
    const line = doc.lineAt(from)
    const isEmpty = (number: number) => number < 1 || number > doc.lines || doc.line(number).text.trim() === ''
    const before = !isEmpty(line.number) ? '\n\n' : isEmpty(line.number - 1) ? '' : '\n'
    const after = isEmpty(line.number + 1) ? '' : '\n'
    snippet(before + template + after)(view, completion, isEmpty(line.number) ? line.from : line.to, line.to)
  }

function choosePictures(take: (files: readonly File[]) => void): void {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: 'image/*', multiple: true })
  input.addEventListener('change', () => take([...(input.files ?? [])]))
  input.click()
}

/** Opens the list where the cursor is; from the front matter and from code at the end of the page. */
export function offerInsertions(view: EditorView): void {
  const { head } = view.state.selection.main
  view.focus()
  if (isCode(view.state, head)) {
    view.dispatch({ selection: { anchor: view.state.doc.length }, scrollIntoView: true })
  }
  startCompletionAround(view)
}

const formatSelected =
  (around: typeof linkAround) =>
  ({ onFormatted }: Formatting): Command =>
  view => {
    if (!view.state.readOnly) onFormatted(around(view, view.state.selection.main))
    // Where nothing can be formatted the browser would take the key.
    return true
  }

/** Makes a link of the selected words, or of the word at the cursor. */
export const insertLink = formatSelected(linkAround)

/** Makes the selected words bold, or the word at the cursor. */
export const insertBold = formatSelected(boldAround)

/** The list for the selected words, which are kept; without a selection the editor opens it by itself. */
export const listAround: Command = view => {
  const { main } = view.state.selection
  if (main.empty || isCode(view.state, main.head)) return false
  startCompletionAround(view)
  return true
}
