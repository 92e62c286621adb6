import { pageWords } from './pageWords.ts'
import { linesOf, type PageSource, type Remark, remarkMarkdown, sectionAt, sectionOf } from './remark.ts'

/** What the bar of a preview says of the page that it is on. */
interface PageNotes {
  /** Where the files of this commit are shown, without a slash at the end. */
  files: string
  /** The page in each language, its own first. */
  sources: readonly PageSource[]
}

/** Time without a change after which a selection counts as made, ms. */
const selectionDelay = 150

/** Offers a remark on the words that are selected: a button next to them, one in the bar, and Ctrl+Alt+M. */
export function offerRemarks(): void {
  const bar = document.querySelector<HTMLElement>('[data-preview-remark]')
  const dialog = document.querySelector<HTMLDialogElement>('#preview-remark')
  const opener = bar?.querySelector('button')
  if (!bar || !dialog || !opener) return
  const notes: PageNotes = JSON.parse(bar.dataset.previewRemark ?? '')
  const floating = opener.cloneNode(true) as HTMLButtonElement
  floating.className = 'preview-remark-button'
  floating.hidden = true
  document.body.append(floating)

  let selected: Range | undefined
  const remember = () => {
    const range = currentRange()
    // In some browsers pressing a button clears the selection; the chosen words are kept.
    if (range) selected = range.cloneRange()
    place(floating, range)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('selectionchange', () => {
    clearTimeout(timer)
    timer = setTimeout(remember, selectionDelay)
  })
  const open = () => {
    const range = currentRange() ?? selected
    void show(dialog, range?.toString().trim() ? range : undefined, notes)
  }
  for (const button of [opener, floating]) {
    // Before the press moves the selection.
    button.addEventListener('mousedown', event => event.preventDefault())
    button.addEventListener('click', open)
  }
  document.addEventListener('keydown', event => {
    // The key by its place: Alt gives it another letter on a Mac, and a Hebrew layout gives it one of its own.
    if (event.code !== 'KeyM' || !event.altKey || !(event.ctrlKey || event.metaKey) || dialog.open) return
    event.preventDefault()
    open()
  })
  const copy = dialog.querySelector<HTMLButtonElement>('[data-copied]')
  copy?.addEventListener('click', () => void copyText(dialog, copy))
}

function currentRange(): Range | undefined {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const element = range.commonAncestorContainer.parentElement
  return element?.closest('dialog, .preview-bar') ? undefined : range
}

/** Puts the button below the end of the selection, within the window. */
function place(button: HTMLElement, range: Range | undefined): void {
  const box = range && [...range.getClientRects()].at(-1)
  button.hidden = !box
  if (!box) return
  button.style.top = `${Math.min(innerHeight - button.offsetHeight - 8, Math.max(8, box.bottom + 8))}px`
  button.style.left = `${Math.min(document.documentElement.clientWidth - button.offsetWidth - 8, Math.max(8, box.left))}px`
}

async function show(dialog: HTMLDialogElement, range: Range | undefined, notes: PageNotes): Promise<void> {
  const area = dialog.querySelector('textarea')
  if (!area) return
  dialog.toggleAttribute('data-empty', !range)
  area.value = range ? remarkMarkdown(await remarkOn(range, notes), dialog.dataset.section ?? '') : ''
  const copy = dialog.querySelector<HTMLElement>('[data-copy]')
  if (copy) copy.textContent = copy.dataset.copy ?? ''
  dialog.showModal()
  if (!range) return
  area.focus()
  // From the end, so that Firefox shows where the remark begins.
  area.setSelectionRange(0, area.value.length, 'backward')
  area.scrollTop = 0
}

async function remarkOn(range: Range, { files, sources }: PageNotes): Promise<Remark> {
  const quote = textOf(range)
  const remark: Remark = {
    quote,
    address: `${location.origin}${location.pathname}`,
    prefix: wordsBefore(range, quote),
    sections: [],
  }
  const texts = await Promise.all(sources.map(({ file }) => sourceOf(file)))
  const [own] = sources
  const [source] = texts
  if (!own || source === undefined) return remark
  const words = pageWords(document)
  const inRange = words.map(
    ({ node, start, text }) =>
      range.comparePoint(node, start) === 0 || range.comparePoint(node, start + text.length) === 0,
  )
  const [first, last] = [inRange.indexOf(true), inRange.lastIndexOf(true)]
  const lines =
    first >= 0
      ? linesOf(
          source,
          words.map(({ text }) => text),
          first,
          last,
        )
      : undefined
  if (!lines) return remark
  const section = sectionAt(source, lines.first)
  return {
    ...remark,
    place: { file: own.file, ...lines, link: `${files}/${own.file}#L${lines.first}` },
    sections: sources.flatMap(({ label, file }, index) => {
      const found = sectionOf(texts[index] ?? '', section)
      return found ? [{ label, file, ...found }] : []
    }),
  }
}

/** The quoted words, a line a block. */
function textOf(range: Range): string {
  const selection = getSelection()
  const text = selection && !selection.isCollapsed ? selection.toString() : range.toString()
  return text
    .split(/\n+/)
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

/** Up to three words before the quote, where the page has it more than once; the address leads to the first otherwise. */
function wordsBefore(range: Range, quote: string): string {
  const main = document.querySelector('main')
  const [line = ''] = quote.split('\n')
  if (!main || main.innerText.replace(/\s+/g, ' ').split(line).length <= 2) return ''
  // Only within the block: the separators between blocks are not text.
  const block = range.startContainer.parentElement?.closest('p, li, h1, h2, h3, h4, td, th, summary, dt, dd')
  if (!block) return ''
  const before = document.createRange()
  before.setStart(block, 0)
  before.setEnd(range.startContainer, range.startOffset)
  return before.toString().trim().split(/\s+/).slice(-3).join(' ')
}

/** A source as the preview carries it; undefined where it does not. */
async function sourceOf(file: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/sources/${file}`)
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}

async function copyText(dialog: HTMLDialogElement, button: HTMLButtonElement): Promise<void> {
  const area = dialog.querySelector('textarea')
  if (!area) return
  area.select()
  const written = navigator.clipboard?.writeText(area.value).then(
    () => true,
    () => false,
  )
  // Without TLS only the older command can reach the clipboard.
  const copied = (await written) || document.execCommand('copy')
  // Otherwise the text stays selected, ready to be copied by hand.
  if (copied) button.textContent = button.dataset.copied ?? ''
}
