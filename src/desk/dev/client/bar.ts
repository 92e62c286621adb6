import { dataFileName } from '../../browser/data/fileNames.ts'
import { languageNames } from '../../languageNames.ts'
import { dataQuery, editQuery, newQuery, pairQuery } from '../../names.ts'
import { type DevState, isDataFile, type PageNotes } from '../state.ts'
import { type DevTexts, devTexts } from '../texts.ts'
import css from './bar.css?inline'
import panel from './barDetails.css?inline'
import { details, pairLabel } from './barDetails.ts'
import { type BarLook, readLook, storeLook } from './barLook.ts'
import { editorButton, h, shadow } from './element.ts'
import { lengthLabel, meter } from './meter.ts'
import previews from './previews.css?inline'
import { wordsFor } from './words.ts'

/** The writers' bar: the figures of the page at the bottom of the window, with a panel of previews above it. */
export class WritersBar extends HTMLElement {
  #root = shadow(this, css + panel + previews)
  #look: BarLook = readLook()
  #state: DevState | undefined
  openFaults: () => void = () => undefined
  edit: (point?: { x: number; y: number }) => void = () => undefined

  constructor() {
    super()
    this.#root.addEventListener('keydown', event => {
      if ((event as KeyboardEvent).key === 'Escape' && this.#look === 'panel') this.#become('strip', '.toggle')
    })
  }

  show(state: DevState): void {
    this.#state = state
    this.#render()
  }

  /** Changes the look and moves the focus to the control that replaces the one used. */
  #become(look: BarLook, focus: string): void {
    this.#look = look
    storeLook(look)
    this.#render()
    this.#root.querySelector<HTMLElement>(focus)?.focus()
  }

  #render(): void {
    const state = this.#state
    if (!state) return
    const { lang, dir } = document.documentElement
    const texts = devTexts(wordsFor(lang).say)
    const show = state.unsaved.length > 0 ? `${texts.show} · ${texts.unsaved}` : texts.show
    const focused = this.#root.activeElement?.className
    document.documentElement.dataset.devBar = this.#look
    this.#root.replaceChildren(
      this.#look === 'pill'
        ? h(
            'button',
            {
              type: 'button',
              class: 'pill',
              'aria-label': show,
              title: show,
              onclick: () => this.#become('strip', '.hide'),
            },
            '✎',
            state.faults.length > 0 && h('span', { class: 'count' }, String(state.faults.length)),
            state.unsaved.length > 0 && h('i', { class: 'dot fair' }),
          )
        : h(
            'section',
            { class: 'bar', lang, dir, 'aria-label': texts.bar },
            this.#look === 'panel' && state.notes && details(state.notes, texts),
            this.#strip(state, texts),
          ),
    )
    // The focused element was rebuilt.
    if (focused) this.#root.querySelector<HTMLElement>(`.${focused.split(' ').join('.')}`)?.focus()
  }

  #strip(state: DevState, texts: DevTexts): HTMLElement {
    const { notes } = state
    const open = this.#look === 'panel'
    return h(
      'div',
      { class: 'strip' },
      (state.faults.length > 0 || !state.missing) && faultsButton(state, texts, () => this.openFaults()),
      ...(notes ? this.#unsaved(notes, state.unsaved, texts) : []),
      ...state.unsaved.filter(isDataFile).map(file => unsavedData(file, texts)),
      ...(notes ? figures(notes, texts) : []),
      state.missing && missingPage(state.missing, texts),
      h('span', { class: 'gap' }),
      notes?.other.file &&
        h(
          'a',
          { class: 'link', href: notes.other.url, hreflang: notes.other.locale },
          texts.readInOther(languageNames[notes.other.locale]),
        ),
      notes?.file.startsWith('content/') &&
        h(
          'button',
          { type: 'button', class: 'edit', title: texts.editHint, onclick: () => this.edit() },
          texts.edit,
          h('kbd', {}, 'E'),
        ),
      notes?.file.startsWith('content/') && h('a', { class: 'link', href: `?${editQuery}&${newQuery}` }, texts.newPage),
      notes && h('a', { class: 'link', href: `?${dataQuery}=facts` }, texts.data),
      notes && editorButton(`${notes.file}:1:1`, texts.openInEditor, notes.file, 'link editor'),
      notes &&
        h(
          'button',
          {
            type: 'button',
            class: 'toggle',
            'aria-expanded': String(open),
            onclick: () => this.#become(open ? 'strip' : 'panel', '.toggle'),
          },
          texts.details,
          h('span', { class: 'chevron', 'aria-hidden': 'true' }),
        ),
      h(
        'button',
        {
          type: 'button',
          class: 'hide',
          'aria-label': texts.hide,
          title: texts.hide,
          onclick: () => this.#become('pill', '.pill'),
        },
        '×',
      ),
    )
  }

  /** What was typed at the desk and not saved: the page does not show it, and its writer may take it for saved or lost. */
  #unsaved({ file, other }: PageNotes, unsaved: DevState['unsaved'], texts: DevTexts): HTMLElement[] {
    const own = h(
      'button',
      { type: 'button', class: 'unsaved', title: texts.editHint, onclick: () => this.edit() },
      ...marked(texts.unsaved),
    )
    const others = h(
      'a',
      { class: 'unsaved', href: `${other.url}?${editQuery}` },
      ...marked(texts.unsavedIn(languageNames[other.locale])),
    )
    return [...(unsaved.includes(file) ? [own] : []), ...(other.file && unsaved.includes(other.file) ? [others] : [])]
  }
}

const marked = (label: string) => [h('i', { class: 'dot fair' }), h('span', {}, label)]

/** Whatever page is shown: values are on many of them. */
function unsavedData(file: string, texts: DevTexts): HTMLElement {
  const name = file.replace(/^content\/data\/|\.yaml$/g, '')
  return h(
    'a',
    { class: 'unsaved', href: `?${dataQuery}=${name}` },
    ...marked(texts.unsavedData(dataFileName(name) ?? name)),
  )
}

function faultsButton({ faults }: DevState, texts: DevTexts, open: () => void): HTMLElement {
  if (faults.length === 0) return h('span', { class: 'faults none' }, h('i', { class: 'dot good' }), texts.noFaults)
  const errors = faults.filter(fault => fault.severity === 'error').length
  const label = errors > 0 ? texts.errors(errors) : texts.warnings(faults.length)
  return h('button', { type: 'button', class: errors > 0 ? 'faults bad' : 'faults fair', onclick: open }, label)
}

function figures(notes: PageNotes, texts: DevTexts): HTMLElement[] {
  const { pair, title, description, other } = notes
  const language = languageNames[other.locale]
  const step = pair?.state === 'in-step'
  const compares = pair?.state === 'open' || pair?.state === 'unread'
  return [
    h(
      compares ? 'a' : 'span',
      compares ? { class: 'pair', href: `?${editQuery}&${pairQuery}` } : { class: 'pair' },
      h('i', { class: step ? 'dot good' : pair ? 'dot fair' : 'dot' }),
      h('span', {}, pairLabel(pair, language, texts)),
    ),
    h(
      'span',
      { class: 'words' },
      texts.words(notes.words),
      h('span', { class: 'minutes' }, ` · ${texts.minutes(notes.minutes)}`),
    ),
    h('span', { class: 'length', title: lengthLabel(title, texts) }, texts.title, meter(title, texts)),
    h(
      'span',
      { class: 'length', title: lengthLabel(description, texts) },
      texts.description,
      meter(description, texts),
    ),
  ]
}

function missingPage(file: string, texts: DevTexts): HTMLElement {
  return h('span', { class: 'missing' }, texts.noPage, ' ', h('bdi', {}, texts.createIt(file)))
}
