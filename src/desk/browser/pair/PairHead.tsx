import { useState, useSyncExternalStore } from 'react'
import { type Locale, localeCodes, locales } from '../../../content/locales/locales.ts'
import { msg } from '../../../content/messages/msg.ts'
import type { DeskProblem } from '../api.ts'
import { placeholderCount } from '../editor/placeholders.ts'
import { problemTexts } from '../problemTexts.ts'
import { useTextFigure } from '../readText.ts'
import type { Session } from '../session.ts'
import { useSessionState, useSessionStates } from '../useSession.ts'
import { Said, say } from '../words.tsx'
import { allTheSame, isOpen } from './banner.ts'
import type { PairLink } from './pairLink.ts'

interface PairHeadProps {
  /** In the order of the columns. */
  locales: readonly Locale[]
  /** Undefined until both texts are open. */
  pair: PairLink | undefined
  /** Why the other one cannot be. */
  problem: DeskProblem['problem'] | undefined
  column: Locale
  onColumn: (column: Locale) => void
}

/** Above the columns: which language each is, and how far it is behind. A narrow window shows the one that is chosen here. */
export function PairHead({ locales: order, pair, problem, column, onColumn }: PairHeadProps) {
  return (
    <>
      {problem && (
        <p className="pair-problem" role="alert">
          <Said text={problemTexts[problem]} />
        </p>
      )}
      <div className="pair-head">
        {order.map(locale => (
          <div key={locale} className="pair-column" data-chosen={locale === column}>
            <button
              type="button"
              className="pair-tab"
              aria-pressed={locale === column}
              onClick={() => onColumn(locale)}
            >
              <bdi lang={locale}>{locales[locale].label}</bdi>
            </button>
            {pair && <ReadOnly session={pair.sessions[locale]} />}
            {pair && <Behind pair={pair} locale={locale} />}
          </div>
        ))}
        {pair && <Agreement pair={pair} />}
      </div>
    </>
  )
}

const usePairState = (pair: PairLink) => useSyncExternalStore(pair.subscribe, () => pair.state)

/** Another tab writes this language. */
function ReadOnly({ session }: { session: Session }) {
  const { elsewhere } = useSessionState(session)
  return elsewhere && <span className="pair-read-only">{say(msg('Read only'))}</span>
}

/** How many sections of a language are to be looked at; leads to the next one. */
function Behind({ pair, locale }: { pair: PairLink; locale: Locale }) {
  const { view } = usePairState(pair)
  const count = view?.compared ? view.sections.filter(section => isOpen(section, locale)).length : 0
  if (count === 0) return null
  return (
    <button
      type="button"
      className="pair-next"
      onClick={() => pair.goToNext(locale)}
      title={say(msg('To the next one'))}
    >
      {say(msg('{count, plural, one {# section to look at} other {# sections to look at}}', { count }))}
    </button>
  )
}

/** Whether the page agrees, the button that records it, and the one that takes a record back. */
function Agreement({ pair }: { pair: PairLink }) {
  const { view, busy, problem, canTakeBack, isStale } = usePairState(pair)
  const { en, he } = pair.sessions
  const isWritten = useTextFigure(en, placeholderCount) + useTextFigure(he, placeholderCount) === 0
  /** Where something was open when the button was pressed, what it was. */
  const [asked, setAsked] = useState<string>()
  const isUndecided = useSessionStates([en, he], states => states.some(({ conflict }) => conflict !== undefined))
  /** How often the button was pressed while that hindered it: what is said of it is said anew each time. */
  const [refused, setRefused] = useState(0)
  if (refused > 0 && !isUndecided) setRefused(0)
  if (!view) return null
  const open = pair.stillOpen().map(say).join(' ')
  const isAsked = open !== '' && open === asked
  const isOff = !view.compared || localeCodes.some(locale => view.sections.some(section => isOpen(section, locale)))
  const press = () => {
    if (isUndecided) {
      setAsked(undefined)
      setRefused(refused + 1)
      return
    }
    setAsked(isAsked ? undefined : open)
    if (isAsked || open === '') void pair.agree()
  }
  const status = (): string => {
    const undecided = refused > 0 && pair.undecided()
    if (undecided) return say(undecided)
    if (problem === 'not-recorded')
      return say(msg('Not recorded: a file could not be read. The list of faults below the text says why.'))
    if (problem === 'not-taken-back') return say(msg('The record can no longer be undone here.'))
    if (problem) return say(problemTexts[problem])
    if (!isWritten) return say(msg('The languages are compared when both are written'))
    if (isAsked) return open
    if (!view.compared) return say(msg('Nobody has compared the languages yet'))
    // The sections that are to be looked at are counted above their language. Of texts that changed since they were compared
    // nothing is claimed.
    if (isOff || isStale) return ''
    if (open !== '') return open
    return say(
      view.published
        ? msg('Both languages in step')
        : msg('Both languages in step; that the page is published is not recorded yet'),
    )
  }
  const said = status()
  // Beside the number of sections there is no room for a sentence, and none for a long one at all.
  const isLong = problem !== undefined || refused > 0 || isAsked || (isOff && view.compared)
  return (
    <div className="pair-agreement" data-row={isLong && said !== ''}>
      <span role="status" className="pair-said">
        <span key={refused}>{said}</span>
      </span>
      {/* Whoever looks sees the button for it, and there is no room for more where sections are left. */}
      <span role="status" className="hidden-text">
        {canTakeBack && isOff && say(msg('Recorded.'))}
      </span>
      <div className="pair-buttons">
        {(isOff || !view.published) && isWritten && (
          <button type="button" disabled={busy} onClick={press}>
            {say(isAsked ? allTheSame : msg('The whole page agrees'))}
          </button>
        )}
        {canTakeBack && (
          <button type="button" disabled={busy} onClick={() => void pair.takeBack()}>
            {say(msg('Undo the record'))}
          </button>
        )}
      </div>
    </div>
  )
}
