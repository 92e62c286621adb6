import type { ReactNode } from 'react'
import { locales, otherLocale } from '../../content/locales/locales.ts'
import { msg } from '../../content/messages/msg.ts'
import { languageNames } from '../languageNames.ts'
import { placeInFacts } from './data/goTo.ts'
import { problemTexts } from './problemTexts.ts'
import type { Session } from './session.ts'
import { withoutReference } from './textFaults.ts'
import { useSessionState } from './useSession.ts'
import { Said, say } from './words.tsx'

/** What the writer has to know about the file, above the text. */
export function Notices({ session, isOneOfTwo }: { session: Session; isOneOfTwo: boolean }) {
  const { problem, notice, offer, elsewhere, factAdded } = useSessionState(session)
  const { doc } = session.view.state
  /** The button disappears with its notice: the focus moves to the text, or to what is shown in its place. */
  const act = (change: () => void) => () => {
    change()
    session.view.focus()
    if (!session.view.dom.offsetParent) document.querySelector<HTMLElement>('main .page :is(iframe, .tables)')?.focus()
  }
  const dismiss = act(() => session.dismiss())
  // Only here: what the writer copied before stays on the clipboard until then.
  const copy = act(() => {
    void navigator.clipboard.writeText(offer ?? '').catch(() => undefined)
    session.dismiss()
  })
  return (
    <div className="notices" aria-live="polite">
      {isOneOfTwo && <strong className="notices-of">{locales[session.locale].label}</strong>}
      {problem && (
        <Notice kind="bad">
          <Said text={problemTexts[problem]} />
        </Notice>
      )}
      {elsewhere && (
        <Notice kind="fair" action={say(msg('Write here'))} onAction={act(() => void session.takeOver())}>
          {say(msg('This file is open in another tab, and only that tab can save it.'))}
        </Notice>
      )}
      {notice === 'restored' && !elsewhere && (
        <Notice kind="good" action={say(msg('Discard them'))} onAction={act(() => session.discard())}>
          {say(msg('Your unsaved changes are back, as you left them.'))}
        </Notice>
      )}
      {notice === 'merged' && (
        <Notice kind="good" action={say(msg('Understood'))} onAction={dismiss}>
          {say(msg('The file had changed on disk. Those changes and yours now stand together; undo takes them apart.'))}
        </Notice>
      )}
      {notice === 'by-hand' && (
        <Notice kind="fair" action={say(msg('Copy the example'))} onAction={copy}>
          {say(msg('One replacement does not fix this. Copy the example, and paste it where it belongs.'))}
        </Notice>
      )}
      {/* Once something else is changed, what is still to be filled in is a warning. */}
      {notice === 'fact-added' && factAdded?.left === doc && (
        <Notice
          kind="good"
          fillIn={placeInFacts(factAdded.at)}
          {...(withoutReference(doc, factAdded.reference)
            ? { action: say(msg('Take it back')), onAction: act(() => void session.takeBackFact()) }
            : { action: say(msg('Understood')), onAction: dismiss })}
        >
          <Said
            text={msg(
              'The fact {id} was added with this price, and the page shows it. Where the price can be read, and when it was seen there, is still to be filled in among the facts in “Data”.',
              { id: factAdded.newFact.id },
            )}
          />
        </Notice>
      )}
      {notice === 'facts-added' && factAdded && (
        <Notice kind="good" fillIn={placeInFacts(factAdded.at)} action={say(msg('Understood'))} onAction={dismiss}>
          {say(
            msg(
              'Facts were added with these prices, and the page shows them. Where each price can be read, and when it was seen there, is still to be filled in among the facts in “Data”.',
            ),
          )}
        </Notice>
      )}
      {notice === 'stale' && (
        <Notice kind="fair" action={say(msg('Understood'))} onAction={dismiss}>
          {say(msg('The text has changed since this fault was found. It is being checked again.'))}
        </Notice>
      )}
      {notice === 'pictures-left' && (
        <Notice kind="fair" action={say(msg('Understood'))} onAction={dismiss}>
          {say(
            msg(
              'Pictures of the pasted text were left out. Copy each one by itself and paste it here, or drop its file.',
            ),
          )}
        </Notice>
      )}
      {notice === 'template-filled' && (
        <Notice kind="good" action={say(msg('Understood'))} onAction={dismiss}>
          {say(
            msg(
              'The document took the place of the template’s texts, and what search results and cards say begins with its words: read that over in “Details”. Undo brings the template back.',
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
      {notice === 'not-shared' && (
        <Notice kind="fair" action={say(msg('Understood'))} onAction={dismiss}>
          {say(msg('What you set for both languages was not set in this one. Set it here, too.'))}
        </Notice>
      )}
      {notice === 'undone-alone' && (
        <Notice kind="fair" action={say(msg('Understood'))} onAction={dismiss}>
          {say(
            msg(
              'What you undid had been set for both languages. This one has changed since and keeps it: set it here, too.',
            ),
          )}
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
      {notice === 'not-kept' && (
        <Notice kind="bad">{say(msg('This browser has no room to keep what is unsaved. Save often.'))}</Notice>
      )}
    </div>
  )
}

interface NoticeProps {
  kind: 'good' | 'fair' | 'bad'
  /** Address of what is still to be filled in. */
  fillIn?: string
  /** Address of the data that it is about. */
  source?: string | undefined
  action?: ReactNode
  onAction?: () => void
  children: ReactNode
}

function Notice({ kind, fillIn, source, action, onAction, children }: NoticeProps) {
  return (
    <div className={`notice ${kind}`}>
      <p>{children}</p>
      {/* What is unsaved is kept, as whenever the desk is left. */}
      {fillIn && <a href={fillIn}>{say(msg('Fill it in now'))}</a>}
      {source && <a href={source}>{say(msg('Open them in “Data”'))}</a>}
      {action && (
        <button type="button" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  )
}
