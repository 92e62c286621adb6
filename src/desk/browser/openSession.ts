import type { Extension } from '@codemirror/state'
import type { KeyBinding } from '@codemirror/view'
import type { RefObject } from 'react'
import type { Locale } from '../../content/locales/locales.ts'
import { msg } from '../../content/messages/msg.ts'
import { changedEvent } from '../dev/state.ts'
import { checkedEvent, crossedQuery } from '../names.ts'
import type { SourceFile } from '../server/protocol.ts'
import { factsUndone } from './addedFacts.ts'
import { readDrawings, readExample, readHelp, readSections } from './api.ts'
import { enterLeft } from './data/changeValue.ts'
import { completion } from './editor/completion.ts'
import { createExtensions } from './editor/createExtensions.ts'
import { isFormatRefusal } from './editor/formatRefusals.ts'
import { type Formatting, insertBold, insertLink } from './editor/insert.ts'
import { matchCount } from './editor/matchCount.ts'
import { phrasesIn } from './editor/phrases.ts'
import { goToPlaceholder } from './editor/placeholders.ts'
import { isReload } from './isReload.ts'
import { paste } from './paste/paste.ts'
import { placedUndone } from './paste/takeOutOfOther.ts'
import { onServerEvent } from './serverEvents.ts'
import { Session } from './session.ts'
import { deskLocale, say, sayInEach } from './words.tsx'

/** The commands behind the desk's keys, the same in every text. */
export interface Commands {
  save(): void
  leave(): void
  /** Opens the search of what is shown; false where that is the browser's. */
  find(): boolean
  /** Shows both languages, or the one alone again. */
  togglePair(): void
  /** From one language to the other, which without both side by side has a desk of its own. */
  cross(from: Locale): void
  showShortcuts(): void
  /** Undoes or redoes in the text that was written in last. */
  undo(way: 'undo' | 'redo'): void
  /** Opens the list of faults of the text in this language. */
  listFaults(of: Locale): void
  /** Selects the next text that is still to be written, or the one before. */
  goToPlaceholder(direction: 'next' | 'previous'): void
  /** Asks how to name and describe pictures that were pasted or dropped at the cursor. */
  takePictures(files: readonly File[], session: Session): void
}

/** Read now, as the address becomes that of the cursor; who loads the page anew before it has does not cross again. */
const hasCrossed = !isReload && new URLSearchParams(location.search).has(crossedQuery)

/** Runs a key's command and reports the key as handled. */
function done(act: () => void): true {
  act()
  return true
}

const keysFor = (locale: Locale, commands: RefObject<Commands>): KeyBinding[] => [
  { key: 'Mod-s', preventDefault: true, run: () => done(() => commands.current.save()) },
  { key: 'Mod-\\', preventDefault: true, run: () => done(() => commands.current.togglePair()) },
  { key: 'F6', preventDefault: true, run: () => done(() => commands.current.cross(locale)) },
  // In a text without any, src/desk/browser/Desk.tsx looks in the other one.
  { key: 'F2', run: goToPlaceholder('next'), shift: goToPlaceholder('previous') },
  { key: 'F1', run: () => done(() => commands.current.showShortcuts()) },
  { key: 'Mod-Shift-m', preventDefault: true, run: () => done(() => commands.current.listFaults(locale)) },
  { key: 'Escape', run: () => done(() => commands.current.leave()) },
]

/** Keys of pages alone: data have neither links nor bold words. */
const pageKeys = (formatting: Formatting): readonly KeyBinding[] => [
  { key: 'Mod-k', preventDefault: true, run: insertLink(formatting) },
  { key: 'Mod-b', preventDefault: true, run: insertBold(formatting) },
]

const labels: Readonly<Record<Locale, string>> = {
  en: say(msg('Source of the page, English')),
  he: say(msg('Source of the page, Hebrew')),
}

/**
 * Opens a file in an editor that follows changes on disk and the results of the checks.
 * @param onPage receives the page's HTML whenever the text can be rendered
 */
export function openSession(
  source: SourceFile,
  locale: Locale,
  commands: RefObject<Commands>,
  extensions: Extension,
  onPage: (html: string) => void,
): Session {
  const isPage = source.file.endsWith('.mdx')
  const pasting = paste({
    locale,
    readMail: () =>
      readHelp(source.file, deskLocale).then(
        ({ mail }) => mail,
        () => ({}),
      ),
    onPictures(files, at) {
      session.view.dispatch({ selection: { anchor: at } })
      commands.current.takePictures(files, session)
    },
    onUnread: filesUnread => session.store.notifyOf('files-unread', { filesUnread }),
    onLeftOut: what => session.store.notify(`${what}-left`),
    onTemplateFilled: how => session.store.notify(how === 'whole' ? 'template-filled' : 'template-filled-in-part'),
  })
  const undone = [placedUndone(() => session), factsUndone(() => session)]
  const onFormatted: Formatting['onFormatted'] = refusal => {
    if (refusal) session.store.notify(refusal)
    else if (isFormatRefusal(session.state.notice)) session.store.dismiss()
  }
  const offers = completion({
    say,
    sayInEach,
    readDrawings,
    readHelp: () => readHelp(source.file, deskLocale),
    readSections: path => readSections(source.file, path),
    readExample: widget => readExample(source.file, widget),
    takePictures: files => commands.current.takePictures(files, session),
    onFormatted,
  })
  const all = createExtensions({
    locale,
    language: isPage ? 'mdx' : 'yaml',
    label: isPage ? labels[locale] : say(msg('Source of the data')),
    keys: [...(isPage ? pageKeys({ onFormatted }) : []), ...keysFor(locale, commands)],
    extensions: [extensions, phrasesIn(say), matchCount(say), isPage ? [pasting, undone, offers] : []],
  })
  const session: Session = new Session(source, all, onPage)
  // Whoever only went from one language to the other knows of what is unsaved.
  if (hasCrossed && session.state.notice === 'restored') session.store.dismiss()
  enterLeft(session)
  onServerEvent(changedEvent, () => void session.refresh())
  onServerEvent(checkedEvent, () => void session.readChecked())
  return session
}
