import { otherLocale } from '../../content/locales/locales.ts'
import { type Message, msg } from '../../content/messages/msg.ts'
import { showsFact } from '../../content/newFact.ts'
import { languageNames } from '../languageNames.ts'
import { discardUnsaved, takeBackFact, takeOutFacts } from './addedFacts.ts'
import { copyText } from './copyText.ts'
import { placeInFacts } from './data/goTo.ts'
import { type FormatRefusal, isFormatRefusal } from './editor/formatRefusals.ts'
import { focusText } from './focusText.ts'
import { Notice } from './Notice.tsx'
import { pageBackExcept } from './pages/pageBackExcept.ts'
import { takeOutOfOther } from './paste/takeOutOfOther.ts'
import { problemTexts } from './problemTexts.ts'
import type { Session } from './session.ts'
import type { Notice as NoticeName } from './sessionState.ts'
import { useSessionState } from './useSession.ts'
import { Said, say } from './words.tsx'

/** What came of something that the writer did last. */
export function WhatHappened({ session }: { session: Session }) {
  const {
    notice,
    offer,
    elsewhere,
    factsAdded = [],
    factsLeft = [],
    filesUnread = [],
    filesKept = [],
    takenBy = '',
    notBack,
    pictureLeft,
  } = useSessionState(session)
  const { doc } = session.view.state
  const leftOut = notice && leftOutTexts[notice]
  const plain = isFormatRefusal(notice) ? refusalTexts[notice] : notice && plainTexts[notice]
  const text = factsAdded.length > 0 ? doc.toString() : ''
  const toFillIn = factsAdded.filter(({ newFact }) => showsFact(newFact.id, text))
  const factAdded = toFillIn.at(-1)
  const canTakeBack = factAdded?.shown === doc
  const ids = factsLeft.map(({ id }) => id).join(', ')
  /** The button disappears with its notice: the focus moves to the text, or to what is shown in its place. */
  const act = (change: () => void) => () => {
    change()
    focusText(session)
  }
  const dismiss = act(() => session.store.dismiss())
  // Only here: what the writer copied before stays on the clipboard until then.
  const copy = act(() => {
    const text = offer ?? ''
    void copyText(text).then(isCopied => isCopied || session.store.notify('not-copied', text))
    session.store.dismiss()
  })
  return (
    <>
      {notice === 'restored' && !elsewhere && (
        <Notice kind="good" action={say(msg('Discard them'))} onAction={act(() => void discardUnsaved(session))}>
          {say(msg('Your unsaved changes are back, as you left them.'))}
        </Notice>
      )}
      {notice === 'merged' && (
        <Notice kind="good" action={say(msg('Understood'))} onAction={dismiss}>
          {say(
            msg(
              'The file had changed on disk. Those changes and yours now stand together; undo takes back yours alone.',
            ),
          )}
        </Notice>
      )}
      {notice === 'by-hand' && (
        <Notice kind="fair" action={say(msg('Copy the example'))} onAction={copy}>
          {say(msg('One replacement does not fix this. Copy the example, and paste it where it belongs.'))}
        </Notice>
      )}
      {notice === 'copied' && (
        <Notice kind="good" action={say(msg('Understood'))} onAction={dismiss}>
          <Said text={msg('Copied: {example} Paste it where it belongs.', { example: offer ?? '' })} />
        </Notice>
      )}
      {notice === 'copied-whole' && (
        <Notice kind="good" action={say(msg('Understood'))} onAction={dismiss}>
          <Said
            text={msg(
              'Copied as it stands in the other language, with all that is in it: {example} Paste it where it belongs, and translate it.',
              { example: offer ?? '' },
            )}
          />
        </Notice>
      )}
      {notice === 'not-copied' && (
        <Notice kind="fair" action={say(msg('Understood'))} onAction={dismiss}>
          {say(msg('The browser did not allow copying. The text is selected: copy it with Ctrl+C, on a Mac with ⌘C.'))}
          <ToCopy key={offer} text={offer ?? ''} />
        </Notice>
      )}
      {factAdded && (
        <Notice
          kind="good"
          fillIn={placeInFacts(factAdded.at)}
          action={canTakeBack ? say(msg('Take it back')) : say(msg('Understood'))}
          onAction={act(() =>
            canTakeBack ? void takeBackFact(session, factAdded) : session.store.set({ factsAdded: undefined }),
          )}
        >
          <Said
            text={
              toFillIn.length === 1
                ? msg(
                    'The fact {id} was added with this price, and the page shows it. Where the price can be read, and when it was seen there, is still to be filled in among the facts in “Data”.',
                    { id: factAdded.newFact.id },
                  )
                : msg(
                    'Facts were added with prices of this page: {ids}. Where each price can be read, and when it was seen there, is still to be filled in among the facts in “Data”.',
                    { ids: toFillIn.map(({ newFact }) => newFact.id) },
                  )
            }
          />
        </Notice>
      )}
      {notice === 'facts-left' && (
        <Notice
          kind="fair"
          action={say(msg('Take it out there, too'))}
          onAction={act(() => void takeOutFacts(session, factsLeft))}
        >
          <Said text={msg('Only this page was changed. Among the facts in “Data” there still is: {ids}', { ids })} />
        </Notice>
      )}
      {notice === 'facts-stay' && (
        <Notice kind="fair" action={say(msg('Understood'))} onAction={dismiss}>
          <Said text={msg('Something else shows it, or it was changed, so it stays among the facts: {ids}', { ids })} />
        </Notice>
      )}
      {plain && (
        <Notice kind="fair" action={say(msg('Understood'))} onAction={dismiss}>
          {say(plain)}
        </Notice>
      )}
      {leftOut && (
        <Notice kind="fair" action={say(msg('Understood'))} onAction={dismiss}>
          {leftOut.map(text => say(text)).join(' ')}
        </Notice>
      )}
      {notice === 'files-unread' && (
        <Notice kind="fair" action={say(msg('Understood'))} onAction={dismiss}>
          <Said
            text={msg(
              'Only pictures and plain text come in as files. Open {names}, copy {count, plural, one {its text} other {their text}} and paste it here.',
              { names: filesUnread.join(', '), count: filesUnread.length },
            )}
          />
        </Notice>
      )}
      {notice === 'template-filled' && (
        <Notice kind="good" action={say(msg('Understood'))} onAction={dismiss}>
          {say(
            msg(
              'The document took the place of the template’s texts, and what search results and cards say is taken from it: read that over in “Details”. Undo brings the template back.',
            ),
          )}
        </Notice>
      )}
      {notice === 'other-waits' && (
        <Notice kind="good" action={say(msg('Understood'))} onAction={dismiss}>
          <Said
            text={msg(
              'The picture is in this page. The page in {language} is still to be written; once it is, its list of faults puts the picture there, with the words that you gave.',
              { language: languageNames[otherLocale(session.locale)] },
            )}
          />
        </Notice>
      )}
      {notice === 'other-by-hand' && (
        <Notice kind="fair" action={say(msg('Copy the line'))} onAction={copy}>
          {say(
            msg('The place in the other language could not be found. Copy the line, and paste it where it belongs.'),
          )}
        </Notice>
      )}
      {notice === 'picture-left' && pictureLeft && (
        <Notice
          kind="fair"
          action={say(msg('Take it out there, too'))}
          onAction={act(() => void takeOutOfOther(session, pictureLeft))}
        >
          <Said
            text={msg('Undo took the picture out of this page only. The page in {language} still has it.', {
              language: languageNames[otherLocale(session.locale)],
            })}
          />
        </Notice>
      )}
      {notice === 'picture-stays' && (
        <Notice kind="fair" action={say(msg('Understood'))} onAction={dismiss}>
          <Said
            text={msg('The picture on the page in {language} has changed meanwhile, and stays there.', {
              language: languageNames[otherLocale(session.locale)],
            })}
          />
        </Notice>
      )}
      {notice === 'drawn' && (
        <Notice kind="fair" source={offer} action={say(msg('Understood'))} onAction={dismiss}>
          {say(
            msg(
              'These words do not stand in this text. The cursor is at what draws them: they come from “Data”, or are the same on every page.',
            ),
          )}
        </Notice>
      )}
      {notice === 'address-taken' && (
        <Notice kind="fair" action={say(msg('Understood'))} onAction={dismiss}>
          <Said
            text={msg(
              'Nothing was brought back: the page at this address is the file {file} by now, and an address has one page. Copy what you need from here into that page.',
              { file: takenBy.replace(/^content\//, '') },
            )}
          />
        </Notice>
      )}
      {notice === 'back-except' && (
        <Notice kind="fair" action={say(msg('Understood'))} onAction={dismiss}>
          <Said text={pageBackExcept(session.file.replace(/^.*\/|\.[a-z]{2}\.mdx$/g, ''), filesKept)} />
        </Notice>
      )}
      {notice === 'not-brought-back' && notBack && (
        <Notice kind="bad" action={say(msg('Understood'))} onAction={dismiss}>
          <Said text={problemTexts[notBack]} />
        </Notice>
      )}
      {notice === 'not-kept' && (
        <Notice kind="bad">{say(msg('This browser has no room to keep what is unsaved. Save often.'))}</Notice>
      )}
    </>
  )
}

function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}

/** A text that is selected as it comes, to be copied by hand. */
const ToCopy = ({ text }: { text: string }) => (
  <textarea
    readOnly
    dir="auto"
    rows={Math.min(text.split('\n').length, 6)}
    aria-label={say(msg('The text to copy'))}
    defaultValue={text}
    ref={selectAll}
  />
)

const picturesLeft = msg(
  'Pictures of the pasted text were left out. Copy each one by itself and paste it here, or drop its file.',
)
const pointsLeft = msg(
  'The vowel points (nikud) of the pasted text were left out: this site writes Hebrew without them.',
)

/** Notices that are words alone. */
const plainTexts: Partial<Record<NoticeName, Message>> = {
  'one-language': msg('This page is in one language only: there is no other to go to.'),
  'both-languages': msg('This file has both languages in it: there is no other to go to.'),
  stale: msg('The text has changed since this fault was found. It is being checked again.'),
  'cells-beyond': msg(
    'Nothing was pasted: from this cell on, the table has no place for all the cells that were copied. Add rows, copy fewer cells, or begin at another one.',
  ),
  'template-filled-in-part': msg(
    'The document took the place of the template’s texts. Not all that search results and cards say could be taken from it: no sentence at its beginning has the length for that. Write in “Details” what is in double square brackets there, and read over the rest. Undo brings the template back.',
  ),
  'not-shared': msg('What you set for both languages was not set in this one. Set it here, too.'),
  'undone-alone': msg(
    'What you undid had been set for both languages. This one has changed since and keeps it: set it here, too.',
  ),
  'there-again': msg(
    'A file of that name is there again by now, and nothing in it was overwritten. It is what is open here, with what you had not saved.',
  ),
}

/** Why the keys of bold and of links wrote nothing, and what to select instead. */
const refusalTexts: Readonly<Record<FormatRefusal, Message>> = {
  'plain-text': msg(
    'Nothing was written: what is here is plain text, in which bold and links would be shown as signs. Select words of the page’s text.',
  ),
  'no-words': msg('There are no words here that could be bold. Select words of a paragraph, heading, list or table.'),
  'one-paragraph': msg(
    'No link was made: it can hold only words of one paragraph, heading, list item or cell. Select words of one to make a link of them.',
  ),
  'link-in-link': msg(
    'No link was made: a link cannot hold another one. Select words outside of the link, or change its address.',
  ),
  'half-of-tag': msg(
    'Nothing was written: only one end of a widget is selected. Select words before, inside or after it, or all of it.',
  ),
  'stars-shown': msg(
    'Nothing was written: the page would show the stars of bold as signs. Select whole words, together with their punctuation.',
  ),
}

/** What of a pasted text did not come in. */
const leftOutTexts: Readonly<Partial<Record<NoticeName, readonly Message[]>>> = {
  'pictures-left': [picturesLeft],
  'points-left': [pointsLeft],
  'pictures-and-points-left': [picturesLeft, pointsLeft],
}
