import type { Message } from '../../../content/messages/msg.ts'
import { languageNames } from '../../languageNames.ts'
import { acceptPath, type PageNotes } from '../state.ts'
import type { DevTexts } from '../texts.ts'
import { editorButton, h } from './element.ts'
import { lengthLabel, meter } from './meter.ts'
import { searchResult, socialCard } from './previews.ts'

/** The panel over the strip: how search engines and messengers show the page, and whether its languages agree. */
export function details(notes: PageNotes, texts: DevTexts): HTMLElement {
  const shown = { ...notes, title: notes.title.text, description: notes.description.text }
  return h(
    'div',
    { class: 'details', tabindex: -1 },
    h('section', { class: 'search' }, h('h2', {}, texts.search), searchResult(shown)),
    h('section', { class: 'social' }, h('h2', {}, texts.social), socialCard(shown)),
    h('section', { class: 'state' }, h('h2', {}, texts.pair), pairState(notes, texts), lengths(notes, texts)),
  )
}

/** Whether the languages agree, in a few words. */
export function pairLabel(pair: PageNotes['pair'], language: Message, texts: DevTexts): string {
  if (!pair) return texts.unknown
  const labels = {
    'in-step': texts.inStep,
    open: texts.open(pair.parts.length),
    unread: texts.unread,
    missing: texts.pairMissing(language),
  }
  return labels[pair.state]
}

function pairState({ pair, other, file }: PageNotes, texts: DevTexts): HTMLElement {
  const state = h(
    'p',
    { class: pair?.state === 'in-step' ? 'good' : 'fair' },
    pairLabel(pair, languageNames[other.locale], texts),
  )
  const parts = (pair?.parts ?? []).map(part =>
    h(
      'li',
      {},
      editorButton(
        `${part.file}:${part.line}:1`,
        h('bdi', {}, texts.heading(part.heading)),
        `${part.file}:${part.line}`,
        'file',
      ),
      h('small', {}, texts.part[part.state]),
    ),
  )
  const page = /^content\/(.+)\.\w+\.mdx$/.exec(file)?.[1] ?? ''
  const accept = pair?.state === 'open' || pair?.state === 'unread'
  return h('div', {}, state, h('ul', {}, ...parts), accept && acceptButton(page, texts))
}

/** Records that both languages say the same; the next state has no such button. */
function acceptButton(page: string, texts: DevTexts): HTMLElement {
  const command = `npm run status -- --accept ${page}`
  const message = h('p', { class: 'message', role: 'status' })
  const record = async () => {
    button.disabled = true
    button.textContent = texts.accepting
    const answer = await fetch(`${acceptPath}?page=${page}&lang=${document.documentElement.lang}`, {
      method: 'POST',
    }).catch(() => undefined)
    if (answer?.ok) return
    button.disabled = false
    button.textContent = texts.accept
    message.textContent = (await answer?.text()) ?? command
  }
  const button = h('button', { type: 'button', class: 'accept', onclick: () => void record() }, texts.accept)
  return h('div', {}, button, message)
}

function lengths(notes: PageNotes, texts: DevTexts): HTMLElement {
  const row = (label: string, limited: PageNotes['title']) => [
    h('dt', {}, label),
    h(
      'dd',
      { title: lengthLabel(limited, texts) },
      meter(limited, texts),
      h('small', {}, h('bdi', { dir: 'ltr' }, `${limited.min}–${limited.max}`)),
    ),
  ]
  return h(
    'div',
    {},
    h(
      'dl',
      {},
      ...row(texts.title, notes.title),
      ...row(texts.description, notes.description),
      h('dt', {}, texts.length),
      h('dd', {}, `${texts.words(notes.words)} · ${texts.minutes(notes.minutes)}`),
    ),
    editorButton(`${notes.file}:1:1`, h('bdi', { dir: 'ltr' }, notes.file), texts.openInEditor, 'file'),
  )
}
