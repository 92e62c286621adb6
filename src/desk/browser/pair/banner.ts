import { type Locale, locales, otherLocale } from '../../../content/locales/locales.ts'
import { type Message, msg } from '../../../content/messages/msg.ts'
import { h } from '../../dev/client/element.ts'
import type { PairEdit, PairedSection } from '../../server/pair/protocol.ts'
import type { Passage } from '../../server/propose/protocol.ts'
import { piecesOf } from '../editor/lineDirection.ts'
import { say } from '../words.tsx'
import type { Banner } from './sectionMarks.ts'

/** What a banner knows of its page, and what its buttons do. */
interface BannerActions {
  /** Whether anyone has ever compared the languages. */
  readonly isCompared: boolean
  /** Why a section does not agree yet, as far as it shows. */
  stillOpen(section: PairedSection): Message[]
  /** Why nothing can be recorded now. */
  undecided(): Message | undefined
  agree(section: PairedSection): Promise<void>
  follow(locale: Locale, edit: PairEdit): void
}

/** Whether a section of a language is to be looked at. */
export function isOpen({ state, behind, line }: PairedSection, locale: Locale): boolean {
  if (line[locale] === undefined || state === 'inStep') return false
  return state !== 'behind' || behind === locale
}

/** Shown above a section: why to look at it, what changed in the other language, what it could take over. */
export function bannerFor(
  link: BannerActions,
  locale: Locale,
  section: PairedSection,
  edits: readonly PairEdit[],
): Banner | undefined {
  // Where nothing was ever compared, every section would say so.
  const open = link.isCompared && isOpen(section, locale)
  if (!open && edits.length === 0) return undefined
  const other = otherLocale(locale)
  const changes = open ? (section.changes[other] ?? []) : []
  const { lang, dir } = document.documentElement
  return {
    // Once the conflict is decided, what a button said of it is over.
    key: JSON.stringify([locale, open && section, edits, open && link.undecided()]),
    draw: () =>
      h(
        'div',
        { class: 'd-banner-room', contenteditable: 'false', lang, dir },
        h(
          'div',
          {
            class: open ? 'd-banner open' : 'd-banner',
            role: 'group',
            'aria-label': say(open ? reason(section, other) : msg('What the other language has')),
          },
          open && reasonRow(link, section, other),
          changes.length > 0 && changesIn(changes, other),
          ...edits.map(edit => editRow(link, locale, edit)),
        ),
      ),
  }
}

function reason({ state }: PairedSection, other: Locale): Message {
  if (state === 'changed') return msg('Changed in both languages since they agreed')
  if (state === 'alone') return other === 'he' ? msg('Not in the Hebrew') : msg('Not in the English')
  return other === 'he' ? msg('The Hebrew changed since both agreed') : msg('The English changed since both agreed')
}

function reasonRow(link: BannerActions, section: PairedSection, other: Locale): HTMLElement {
  const title = h('strong', {}, say(reason(section, other)))
  const said = h('span', { class: 'd-banner-said', role: 'status' })
  /** Whether nothing can be recorded: says why, anew each time. */
  const isRefused = (): boolean => {
    const why = link.undecided()
    if (why) said.replaceChildren(say(why))
    return why !== undefined
  }
  if (section.state === 'alone') {
    const leave = button(leaveIt, () => {
      if (!isRefused()) void link.agree(section)
    })
    return h('div', { class: 'd-banner-row' }, title, leave, said)
  }
  let isAsked = false
  const agree = button(again, () => {
    const wasAsked = isAsked
    isAsked = false
    agree.textContent = say(again)
    if (isRefused()) return
    const open = wasAsked ? [] : link.stillOpen(section)
    if (open.length === 0) return void link.agree(section)
    // Whoever means it presses once more.
    isAsked = true
    said.textContent = open.map(say).join(' ')
    agree.textContent = say(allTheSame)
  })
  return h('div', { class: 'd-banner-row' }, title, agree, said)
}

const again = msg('They agree again')
const leaveIt = msg('Leave it as it is')
/** Of a button that was pressed while something was still open. */
export const allTheSame = msg('They agree all the same')

/** Words that went and came, between some of those that stayed. */
const changesIn = (passages: readonly Passage[], locale: Locale) =>
  h(
    'div',
    { class: 'd-banner-changes', lang: locale, dir: locales[locale].dir },
    ...passages.map(({ segments }) =>
      h('p', {}, ...segments.map(({ kind, text }) => h(kind === 'same' ? 'span' : kind, {}, ...isolated(text)))),
    ),
  )

const isolated = (text: string) =>
  piecesOf(text).map((piece, index) => (index % 2 === 1 ? h('bdi', { dir: 'ltr' }, piece) : piece))

const labels: Readonly<Record<PairEdit['kind'], Message>> = {
  replace: msg('Change it here too'),
  add: msg('Add it here too'),
  remove: msg('Remove it here too'),
}

function editRow(link: BannerActions, locale: Locale, edit: PairEdit): HTMLElement {
  const has = edit.kind === 'remove' ? lacks : present
  return h(
    'div',
    { class: 'd-banner-row' },
    h('span', {}, `${say(has[otherLocale(locale)])} `, h('code', { dir: 'ltr' }, edit.shown)),
    button(labels[edit.kind], () => link.follow(locale, edit)),
  )
}

const present: Readonly<Record<Locale, Message>> = { en: msg('In the English:'), he: msg('In the Hebrew:') }
const lacks: Readonly<Record<Locale, Message>> = { en: msg('Not in the English:'), he: msg('Not in the Hebrew:') }

const button = (label: Message, act: () => void) => h('button', { type: 'button', onclick: act }, say(label))
