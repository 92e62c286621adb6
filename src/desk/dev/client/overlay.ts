import type { Place } from '../../../content/fault.ts'
import type { Text } from '../../../content/messages/msg.ts'
import { wordsAtDesk } from '../../wordsAtDesk.ts'
import type { CodeFrame, DevState, ShownFault } from '../state.ts'
import { type DevTexts, devTexts } from '../texts.ts'
import { dirOfFix } from './dirOf.ts'
import { editorButton, h, shadow } from './element.ts'
import css from './overlay.css?inline'
import { sourceLine } from './sourceLine.ts'
import { type Words, wordsFor } from './words.ts'

/** The page's faults, shown over it for as long as there are any. */
export class FaultOverlay extends HTMLElement {
  #root = shadow(this, css)
  #state: DevState | undefined
  /** Key of the faults that the writer dismissed; the same ones do not reopen by themselves. */
  #closed = ''
  #openedByHand = false
  /** The faults on the screen. */
  #shown = ''

  constructor() {
    super()
    addEventListener('keydown', event => {
      if (event.key === 'Escape' && !this.hidden) this.#close()
    })
  }

  show(state: DevState): void {
    this.#state = state
    const errors = errorsOf(state)
    if (errors.length === 0) this.#closed = ''
    // Placeholders are marked in the page itself: no need to cover it while someone fills them in.
    const urgent = errors.some(({ check }) => check !== 'unfinished')
    if (state.faults.length === 0 || (!urgent && !this.#openedByHand)) {
      this.#hide()
      return
    }
    if (keyOf(errors) === this.#closed && !this.#openedByHand) return
    this.#render(state)
  }

  /** Shows warnings, too. */
  open(): void {
    if (!this.#state || this.#state.faults.length === 0) return
    this.#openedByHand = true
    this.#render(this.#state)
    this.#root.querySelector<HTMLElement>('.close')?.focus()
  }

  #close(): void {
    this.#closed = this.#state ? keyOf(errorsOf(this.#state)) : ''
    this.#hide()
  }

  #hide(): void {
    this.#openedByHand = false
    this.hidden = true
    this.#root.replaceChildren()
  }

  #render({ faults: all, html, current }: DevState): void {
    const faults = this.#openedByHand ? all : all.filter(fault => fault.severity === 'error')
    const shown = JSON.stringify(faults)
    // Rebuilding it would lose the scroll position and the focus.
    if (shown === this.#shown && !this.hidden) return
    this.#shown = shown
    const { lang, dir } = document.documentElement
    const words = wordsFor(lang)
    const texts = devTexts(words.say)
    const count = (severity: string) => faults.filter(fault => fault.severity === severity).length
    const [errors, warnings] = [count('error'), count('warning')]
    const counts = [errors > 0 && texts.errors(errors), warnings > 0 && texts.warnings(warnings)].filter(Boolean)
    this.hidden = false
    this.#root.replaceChildren(
      h(
        'section',
        { class: 'panel', dir, lang, role: 'alertdialog', 'aria-label': texts.faults },
        h(
          'header',
          {},
          h('h2', {}, counts.join(' · ')),
          h('p', {}, texts.fixHint, html && !current ? ` ${texts.lastGood}` : ''),
          h('button', { type: 'button', class: 'close', 'aria-label': texts.close, onclick: () => this.#close() }, '×'),
        ),
        h('ol', {}, ...faults.map(fault => faultItem(fault, texts, words))),
      ),
    )
    for (const mark of this.#root.querySelectorAll('mark')) bringIntoView(mark)
  }
}

const errorsOf = ({ faults }: DevState) => faults.filter(fault => fault.severity === 'error')

/** Equal for the same faults, wherever their columns have moved. */
const keyOf = (faults: readonly ShownFault[]) =>
  JSON.stringify(faults.map(({ file, line, found }) => [file, line, found]))

/** A long line is scrolled to its fault, which may be far to the right. */
function bringIntoView(mark: HTMLElement): void {
  const frame = mark.closest<HTMLElement>('.frame')
  if (!frame) return
  const [inner, outer] = [mark.getBoundingClientRect(), frame.getBoundingClientRect()]
  if (inner.right > outer.right) frame.scrollLeft += inner.right - outer.right + outer.width / 4
  else if (inner.left < outer.left) frame.scrollLeft += inner.left - outer.left - outer.width / 4
}

function faultItem(fault: ShownFault, texts: DevTexts, { show }: Words): HTMLLIElement {
  const place = placeOf(fault)
  const also = fault.also && placeOf(fault.also)
  const { found, expected } = wordsAtDesk(fault)
  return h(
    'li',
    { class: fault.severity, 'data-check': fault.check },
    h(
      'p',
      { class: 'place' },
      h('span', { class: 'badge' }, fault.severity === 'error' ? texts.error : texts.warning),
      editorButton(place, h('bdi', { dir: 'ltr' }, place), texts.openInEditor, 'file'),
      deskLink(fault.deskUrl, texts),
    ),
    h(
      'dl',
      {},
      h('dt', {}, texts.found),
      h('dd', {}, ...show(found)),
      h('dt', {}, texts.expected),
      h('dd', {}, ...show(expected)),
      also && h('dt', {}, texts.also),
      also &&
        h(
          'dd',
          { class: 'also' },
          editorButton(also, h('bdi', { dir: 'ltr' }, also), texts.openInEditor, 'file'),
          deskLink(fault.alsoDeskUrl, texts),
        ),
    ),
    fault.frame && codeFrame(fault, fault.frame),
    fault.fix && fixBlock(fault.fix, texts),
  )
}

/** The way for whoever has no code editor. */
const deskLink = (url: string | undefined, texts: DevTexts) =>
  url !== undefined && h('a', { class: 'desk', href: url }, texts.openAtDesk)

const placeOf = ({ file, line, column }: Place) => `${file}:${line}:${column}`

function codeFrame({ file, line, column, found }: ShownFault, frame: CodeFrame): HTMLElement {
  const { first, lines: texts, bodyOffset } = frame
  const lines = texts.map((text, index) => {
    const number = first + index
    const here = number === line
    const isYaml = file.endsWith('.yaml') || (bodyOffset > 0 ? number <= bodyOffset : /^(?:[\w-]+:\s|---$)/.test(text))
    return h(
      'div',
      { class: here ? 'line here' : 'line' },
      h('span', { class: 'number' }, String(number)),
      sourceLine(file, text, isYaml ? 'yaml' : 'text', here ? markedIn(text, column, found) : undefined),
    )
  })
  return h('pre', { class: 'frame', dir: 'ltr', tabindex: 0 }, h('div', { class: 'lines' }, ...lines))
}

/** What was found in a line at a 1-based column: as it was quoted, or the word or tag. */
function markedIn(text: string, column: number, found: Text): { from: number; to: number } {
  const rest = text.slice(column - 1)
  const quoted = typeof found === 'string' ? [found] : Object.values(found.values ?? {}).map(String)
  const word =
    quoted.find(value => value && rest.startsWith(value)) ??
    /^(?:<\/?[\w-]*|[\p{L}\p{N}_./-]+|.)/u.exec(rest)?.[0] ??
    ''
  return { from: column - 1, to: column - 1 + word.length }
}

function fixBlock(fix: string, texts: DevTexts): HTMLElement {
  const button = h(
    'button',
    {
      type: 'button',
      class: 'copy',
      onclick: () => void navigator.clipboard.writeText(fix).then(() => (button.textContent = texts.copied)),
    },
    texts.copy,
  )
  return h(
    'div',
    { class: 'fix' },
    h('span', { class: 'label' }, texts.write),
    h('pre', {}, h('code', { dir: dirOfFix(fix) }, fix)),
    button,
  )
}
