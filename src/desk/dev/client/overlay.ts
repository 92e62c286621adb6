import type { Place } from '../../../content/fault.ts'
import { isLocale } from '../../../content/locales/locales.ts'
import type { DevState, ShownFault } from '../state.ts'
import { devTexts } from '../texts.ts'
import { editorButton, h, shadow } from './element.ts'
import css from './overlay.css?inline'

/** What is wrong with the page, over the page; comes with a fault and goes with it. */
export class FaultOverlay extends HTMLElement {
  #root = shadow(this, css)
  #state: DevState | undefined
  /** The faults that the writer has closed; the same ones do not come back by themselves. */
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
    const errors = state.faults.filter(fault => fault.severity === 'error')
    if (errors.length === 0) this.#closed = ''
    // What is still to be written is marked in the page: no need to lie over it while somebody writes.
    const urgent = errors.some(({ check }) => check !== 'unfinished')
    if (state.faults.length === 0 || (!urgent && !this.#openedByHand)) {
      this.#hide()
      return
    }
    const key = JSON.stringify(errors.map(({ file, line, found }) => [file, line, found]))
    if (key === this.#closed && !this.#openedByHand) return
    this.#render(state)
  }

  /** Shows also what is only a warning. */
  open(): void {
    if (!this.#state || this.#state.faults.length === 0) return
    this.#openedByHand = true
    this.#render(this.#state)
    this.#root.querySelector<HTMLElement>('.close')?.focus()
  }

  #close(): void {
    const errors = (this.#state?.faults ?? []).filter(fault => fault.severity === 'error')
    this.#closed = JSON.stringify(errors.map(({ file, line, found }) => [file, line, found]))
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
    // Made anew, it would lose its scroll position and the focus.
    if (shown === this.#shown && !this.hidden) return
    this.#shown = shown
    const { lang, dir } = document.documentElement
    const texts = devTexts[isLocale(lang) ? lang : 'en']
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
        h('ol', {}, ...faults.map(fault => faultItem(fault, texts))),
      ),
    )
    for (const mark of this.#root.querySelectorAll('mark')) bringIntoView(mark)
  }
}

/** A long line is scrolled to its fault, which may stand far to the right. */
function bringIntoView(mark: HTMLElement): void {
  const frame = mark.closest<HTMLElement>('.frame')
  if (!frame) return
  const [inner, outer] = [mark.getBoundingClientRect(), frame.getBoundingClientRect()]
  if (inner.right > outer.right) frame.scrollLeft += inner.right - outer.right + outer.width / 4
}

type Texts = (typeof devTexts)['en']

function faultItem(fault: ShownFault, texts: Texts): HTMLLIElement {
  const place = placeOf(fault)
  const also = fault.also && placeOf(fault.also)
  return h(
    'li',
    { class: fault.severity, 'data-check': fault.check },
    h(
      'p',
      { class: 'place' },
      h('span', { class: 'badge' }, fault.severity === 'error' ? texts.error : texts.warning),
      editorButton(place, h('bdi', { dir: 'ltr' }, place), texts.openInEditor, 'file'),
      h('bdi', { class: 'check', dir: 'ltr' }, fault.check),
    ),
    h(
      'dl',
      {},
      h('dt', {}, texts.found),
      h('dd', {}, h('bdi', {}, fault.found)),
      h('dt', {}, texts.expected),
      h('dd', {}, h('bdi', {}, fault.expected)),
      also && h('dt', {}, texts.also),
      also && h('dd', {}, editorButton(also, h('bdi', { dir: 'ltr' }, also), texts.openInEditor, 'file')),
    ),
    fault.frame && codeFrame(fault),
    fault.fix && fixBlock(fault.fix, texts),
  )
}

const placeOf = ({ file, line, column }: Place) => `${file}:${line}:${column}`

function codeFrame({ frame, line, column, found }: ShownFault): HTMLElement {
  const lines = (frame?.lines ?? []).map((text, index) => {
    const number = (frame?.first ?? 1) + index
    const here = number === line
    // The mark is put around the text itself, so that it stands right also where the text runs right to left.
    const [before, marked, after] = here ? splitAt(text, column, found) : [text, '', '']
    return h(
      'div',
      { class: here ? 'line here' : 'line' },
      h('span', { class: 'number' }, String(number)),
      h('code', {}, before, marked && h('mark', {}, marked), after || (text ? '' : '\u200b')),
    )
  })
  return h('pre', { class: 'frame', dir: 'ltr', tabindex: 0 }, h('div', { class: 'lines' }, ...lines))
}

/** A line before, at and after what was found at a 1-based column: as it was told, or the word or tag. */
function splitAt(text: string, column: number, found: string): [string, string, string] {
  const rest = text.slice(column - 1)
  const word = rest.startsWith(found) ? found : (/^(?:<\/?[\w-]*|[\p{L}\p{N}_./-]+|.)/u.exec(rest)?.[0] ?? '')
  return [text.slice(0, column - 1), word, rest.slice(word.length)]
}

function fixBlock(fix: string, texts: Texts): HTMLElement {
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
    h('pre', {}, h('code', { dir: 'auto' }, fix)),
    button,
  )
}
