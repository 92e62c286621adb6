import { isolateHistory } from '@codemirror/commands'
import { type EditorState, type Extension, Text } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Locale } from '../../../content/locales/locales.ts'
import { isCode } from '../editor/hebrewTyping.ts'
import { placeholderRanges } from '../editor/placeholders.ts'
import { isInCells } from '../editor/tableRow.ts'
import { mailIn, writtenMail } from './addressOf.ts'
import { afterItem } from './afterItem.ts'
import { blockRange } from './blockRange.ts'
import { sortFiles } from './broughtFiles.ts'
import { fillTemplate, isUnwritten, lacksWords } from './fillTemplate.ts'
import { inPlaceOfItem } from './inPlaceOfItem.ts'
import { keepInCell } from './keepInCell.ts'
import { keepInValue } from './keepInValue.ts'
import { linkOver } from './linkOver.ts'
import { loadMarkdownOf } from './loadMarkdownOf.ts'
import type { Pasted } from './markdownOf.ts'
import { bodyStart, heroTagsIn, lacksTitle, replacedBy } from './titlePlace.ts'
import { valueAt } from './valueAt.ts'

/** Pictures stay where they were; vowel points are not written on this site. */
export type LeftOut = 'pictures' | 'points' | 'pictures-and-points'

/** Whether what search results and cards say has words of the document, too, or some of it is still to be written. */
type Filled = 'whole' | 'in-part'

interface PasteOptions {
  locale: Locale
  /** What is written for the company's own mail addresses. */
  readMail(): Promise<Readonly<Record<string, string>>>
  /** Pictures that were dropped or pasted, and the place where they belong. */
  onPictures(files: readonly File[], at: number): void
  /** Files that were dropped or pasted and cannot come in, by their names. */
  onUnread(names: readonly string[]): void
  /** What of a pasted text did not come in. */
  onLeftOut(what: LeftOut): void
  /** A document took the place of a template's texts. */
  onTemplateFilled(how: Filled): void
}

/**
 * What comes from elsewhere: formatted text becomes Markdown, pictures become files, and an address makes a link of the words
 * that are selected. Other text without a format stays as it is, and so does everything that is pasted with Shift or into code;
 * into a cell of a table all of it comes as one line, and into a value of a tag or of front matter as plain words on one. A
 * document that is pasted into a new page of which nothing is written takes the place of the template's texts.
 */
export function paste({
  locale,
  readMail,
  onPictures,
  onUnread,
  onLeftOut,
  onTemplateFilled,
}: PasteOptions): Extension {
  let plain = false
  /** @returns whether there is anything to take or to refuse */
  const takeFiles = ({ files }: DataTransfer, at: () => number): boolean => {
    const { pictures, unread } = sortFiles([...files])
    if (pictures.length > 0) onPictures(pictures, at())
    if (unread.length > 0) onUnread(unread.map(({ name }) => name))
    return pictures.length + unread.length > 0
  }
  const events = EditorView.domEventHandlers({
    keydown(event) {
      plain = event.shiftKey
    },
    keyup() {
      plain = false
    },
    paste(event, view) {
      const data = event.clipboardData
      if (!data || view.state.readOnly) return false
      const html = plain || data.types.includes('vscode-editor-data') ? '' : data.getData('text/html')
      // A picture that a browser copied brings its own tag along.
      if (!hasWords(html) && data.files.length > 0) {
        // The editor reads files of plain text where they are dropped, and not where they are pasted.
        if (!takeFiles(data, () => view.state.selection.main.head)) void insertTexts(view, [...data.files])
        return true
      }
      const address = plain ? undefined : mailIn(data.getData('text/plain'))
      if (address && !isPlainPlace(view.state)) {
        void readMail().then(mail =>
          view.dispatch(view.state.replaceSelection(writtenMail(address, mail)), { userEvent: 'input.paste' }),
        )
        return true
      }
      const link = plain ? undefined : linkOver(view.state, data.getData('text/plain'), location.origin)
      if (link) {
        view.dispatch(link)
        return true
      }
      if (html === '' || (isPlainPlace(view.state) && !isUnwritten(view.state.doc.toString()))) return false
      const text = data.getData('text/plain').replace(/\r\n?/g, '\n')
      void insertMarkdown(view, html, text, locale, readMail).then(({ filled, left }) => {
        if (filled) onTemplateFilled(filled)
        if (left) onLeftOut(left)
      })
      return true
    },
    drop(event, view) {
      if (!event.dataTransfer || view.state.readOnly) return false
      const place = { x: event.clientX, y: event.clientY }
      const isTaken = takeFiles(event.dataTransfer, () => view.posAtCoords(place) ?? view.state.selection.main.head)
      if (isTaken) event.preventDefault()
      return isTaken
    },
  })
  return [events, keepInCell, keepInValue(locale)]
}

const hasWords = (html: string): boolean =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim() !== ''

async function insertTexts(view: EditorView, files: readonly File[]): Promise<void> {
  const texts = await Promise.all(files.map(file => file.text()))
  // Another tab may have taken the file over meanwhile.
  if (view.state.readOnly) return
  view.dispatch(view.state.replaceSelection(texts.join('\n')), { userEvent: 'input.paste', scrollIntoView: true })
}

/** Where nothing is Markdown. */
function isPlainPlace(state: EditorState): boolean {
  const { main } = state.selection
  return isCode(state, main.from) || insideTag(state, main.from) || valueAt(state, main) !== undefined
}

const insideTag = (state: EditorState, position: number): boolean =>
  /<[A-Za-z/][^<>]*$/.test(state.sliceDoc(state.doc.lineAt(position).from, position))

/** @returns whether it took the place of a template's texts, and what was left out */
async function insertMarkdown(
  view: EditorView,
  html: string,
  text: string,
  locale: Locale,
  readMail: PasteOptions['readMail'],
): Promise<{ filled: Filled | undefined; left: LeftOut | undefined }> {
  const [markdownOf, mail] = await Promise.all([loadMarkdownOf(), readMail()])
  const { main, doc } = { main: view.state.selection.main, doc: view.state.doc.toString() }
  if (isUnwritten(doc)) {
    const whole = markdownOf(html, locale, location.origin, true, mail)
    if (whole?.document?.rest) {
      const written = fillTemplate(doc, whole.document, locale)
      replaceAll(view, written)
      return { filled: lacksWords(written) ? 'in-part' : 'whole', left: leftOut(whole) }
    }
  }
  if (isPlainPlace(view.state)) {
    view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste' })
    return { filled: undefined, left: undefined }
  }
  const inCell = isInCells(view.state, main)
  const bringsTitle = !inCell && lacksTitle(doc, replacedBy(doc, main, true))
  const pasted = markdownOf(html, locale, location.origin, bringsTitle, mail, inCell)
  const isInPlace = !pasted || pasted.inline
  const inItem = isInPlace || inCell ? undefined : inPlaceOfItem(view.state, main, pasted.markdown)
  const below = isInPlace || inItem ? undefined : afterItem(view.state, main, pasted.markdown)
  if (below) {
    const { at, insert } = below
    view.dispatch({
      changes: [
        { from: main.from, to: main.to },
        { from: at, insert },
      ],
      selection: { anchor: at - (main.to - main.from) + insert.length },
      userEvent: 'input.paste',
      scrollIntoView: true,
    })
    return { filled: undefined, left: pasted && leftOut(pasted) }
  }
  const range = isInPlace ? main : blockRange(view.state, main)
  const { from, to } = inItem ?? (isInPlace ? range : replacedBy(doc, range, pasted.markdown.startsWith('#')))
  const insert = isInPlace
    ? (pasted?.markdown ?? text)
    : (inItem?.insert ?? withSpace(view.state, from, to, inHero(pasted, doc.slice(from, to))))
  // The end of the file keeps its line break when all of it is replaced.
  const end = to === doc.length && from < to && doc.endsWith('\n') && !insert.endsWith('\n') ? '\n' : ''
  view.dispatch({
    changes: { from, to, insert: insert + end },
    selection: { anchor: from + insert.length },
    userEvent: 'input.paste',
    scrollIntoView: true,
  })
  return { filled: undefined, left: pasted && leftOut(pasted) }
}

function leftOut({ pictures, points }: Pasted): LeftOut | undefined {
  if (pictures === 0) return points ? 'points' : undefined
  return points ? 'pictures-and-points' : 'pictures'
}

/** One step back for undo; the cursor goes to the first text that is left to write, so that the rest follows from the top down. */
function replaceAll(view: EditorView, insert: string): void {
  const [left] = placeholderRanges(Text.of(insert.split('\n')))
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert },
    // In front matter the line of a title would be a comment.
    selection: { anchor: left?.from ?? insert.indexOf('\n# ', bodyStart(insert)) + 1 },
    annotations: isolateHistory.of('full'),
    userEvent: 'input.paste',
    scrollIntoView: true,
  })
}

/** With the widget that held the replaced title around the new one and the paragraph below it. */
function inHero(pasted: Pasted, replaced: string): Pasted {
  const tags = heroTagsIn(replaced)
  const { document } = pasted
  if (!document || !tags) return pasted
  const blocks = [tags.open, document.opening, tags.close, document.rest]
  return { ...pasted, markdown: blocks.filter(Boolean).join('\n\n') }
}

/** The end of the paragraph, table or list at a place; a picture goes after it, not inside. */
export function endOfBlock({ doc }: Pick<EditorState, 'doc'>, at: number): number {
  let line = doc.lineAt(at)
  while (line.text.trim() !== '' && line.number < doc.lines) {
    const next = doc.line(line.number + 1)
    if (next.text.trim() === '') break
    line = next
  }
  return line.text.trim() === '' ? at : line.to
}

/** With the empty lines that paragraphs of their own need, and the spaces that words in a line have. */
export function withSpace(
  { doc }: Pick<EditorState, 'doc'>,
  from: number,
  to: number,
  { markdown, inline }: { markdown: string; inline: boolean },
): string {
  if (inline || markdown === '') return markdown
  const [first, last] = [doc.lineAt(from), doc.lineAt(to)]
  const [before, after] = [first.text.slice(0, from - first.from), last.text.slice(to - last.from)]
  const [above, below] = [
    first.number > 1 ? doc.line(first.number - 1).text : '',
    last.number < doc.lines ? doc.line(last.number + 1).text : '',
  ]
  const head = before.trim() !== '' ? '\n\n' : above.trim() !== '' ? '\n' : ''
  const tail = after.trim() !== '' ? '\n\n' : below.trim() !== '' ? '\n' : ''
  return head + markdown + tail
}
