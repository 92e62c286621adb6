import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { otherLocale } from '../../../content/locales/locales.ts'
import { type Message, msg } from '../../../content/messages/msg.ts'
import { deletedKey, editQuery } from '../../names.ts'
import type { PageChange, PageChanged, PageChoices, PagePlan } from '../../server/pages/protocol.ts'
import type { DeskStart } from '../../server/protocol.ts'
import { ask, DeskProblem } from '../api.ts'
import { Dialog } from '../Dialog.tsx'
import { moveDraft } from '../draftStore.ts'
import { problemText } from '../problemTexts.ts'
import type { Session } from '../session.ts'
import { Said, say } from '../words.tsx'
import { inSection, PageFields, Tick } from './PageFields.tsx'
import { LinksLeft, PlanView } from './PlanView.tsx'
import { useUnsavedTexts } from './useUnsavedTexts.ts'

/** Pause in typing after which the plan is requested, ms. */
const planDelay = 200

interface PageDialogProps {
  change: PageChange
  start: DeskStart
  session: Session
  onClose: () => void
}

/** A new page, another name, a draft or a page's end: says what will happen to the files, then does it. */
export function PageDialog({ change: first, start, session, onClose }: PageDialogProps) {
  const [change, setChange] = useState(first)
  const [choices, setChoices] = useState<PageChoices>()
  const [plan, setPlan] = useState<PagePlan>()
  /** What the plan is of. */
  const [plannedFor, setPlannedFor] = useState<PageChange>()
  /** Whether it is to be done as soon as its plan is there. */
  const [isAwaited, setAwaited] = useState(false)
  const [outdated, setOutdated] = useState(false)
  const [problem, setProblem] = useState<Message>()
  const [busy, setBusy] = useState(false)
  const [isConfirmed, setConfirmed] = useState(false)
  const [wasSaved, setSaved] = useState(false)
  const unsavedTexts = useUnsavedTexts(first.kind, start, session)
  const button = useRef<HTMLButtonElement>(null)
  const { title, action } = textsOf(first)
  const failed = useCallback((error: unknown) => {
    if (!(error instanceof DeskProblem)) throw error
    setProblem(problemText(error))
  }, [])

  useEffect(() => {
    // What of the page is still to be written, and whether it is a draft, the plan reads from its file. For the rest it is enough
    // that the text is saved when the page is renamed or deleted.
    if (first.kind === 'draft' && session.state.unsaved) {
      setSaved(true)
      void session.save()
    }
    ask<PageChoices>('GET', 'pages').then(known => {
      setChoices(known)
      setChange(change => (change.kind === 'new' ? inSection(change, change.section, known) : change))
    }, failed)
  }, [first.kind, session, failed])

  useEffect(() => {
    let current = true
    const planned = (answer: PagePlan) => {
      setPlan(answer)
      setPlannedFor(change)
    }
    const timer = setTimeout(() => {
      if (isUnfinished(change) || isUntouched(change, first)) setPlan(undefined)
      else ask<PagePlan>('POST', 'page/plan', change).then(answer => current && planned(answer), failed)
    }, planDelay)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [change, first, failed])

  const possible = plan && 'version' in plan ? plan : undefined
  const toWrite = possible?.toWrite ?? 0
  const isBlocked = toWrite > 0 && !isConfirmed
  // Before the folders are known a new page is in no menu yet.
  const isPlanned = plan !== undefined && plannedFor === change && choices !== undefined
  /** What takes something away is seen first. */
  const mayWait =
    (change.kind === 'new' || change.kind === 'rename') && !isUnfinished(change) && !isUntouched(change, first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Right after a key what would happen is not known yet; it is done once it is.
    if (!isPlanned) setAwaited(true)
    else if (possible) void carryOut(possible)
  }
  useEffect(() => {
    if (!isAwaited || !isPlanned) return
    setAwaited(false)
    if (possible && !isBlocked) void carryOut(possible)
  })
  // Where there is no field, nothing inside has the focus until then.
  useEffect(() => {
    if (isPlanned && document.activeElement instanceof HTMLDialogElement) button.current?.focus()
  }, [isPlanned])
  const carryOut = async (agreed: PossiblePlan) => {
    setBusy(true)
    setProblem(undefined)
    try {
      let { version } = agreed
      if (change.kind !== 'new' && session.state.unsaved && !session.state.elsewhere) {
        await session.save()
        // The desk says why, and the text would be lost with its file.
        if (session.state.unsaved) return onClose()
        const now = await ask<PagePlan>('POST', 'page/plan', change)
        if (!('version' in now) || !isSamePlan(now, agreed)) {
          setPlan(now)
          setOutdated(true)
          return
        }
        version = now.version
      }
      const body = { change, version, locale: start.locale }
      const answer = await ask<PageChanged>('POST', 'page/change', body)
      if (!('url' in answer)) {
        setPlan(answer)
        setOutdated(true)
      } else if (change.kind === 'draft') onClose()
      else {
        for (const { from, to } of agreed.moves) moveDraft(from, to)
        // The page that comes next says so.
        if (change.kind === 'delete') sessionStorage.setItem(deletedKey, change.page)
        location.assign(change.kind === 'delete' ? answer.url : `${answer.url}?${editQuery}`)
      }
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog title={say(title)} busy={busy} className="page-change" onClose={onClose}>
      <form onSubmit={submit}>
        <PageFields
          change={change}
          choices={choices}
          language={otherLocale(start.locale)}
          onChange={next => {
            setChange(next)
            // What was asked for was another.
            setAwaited(false)
          }}
        />
        {wasSaved && <p role="status">{say(msg('The text was saved, since what will happen depends on it.'))}</p>}
        {outdated && <p role="status">{say(msg('The content changed meanwhile. This is what would happen now.'))}</p>}
        {possible && <LinksLeft page={change.page} places={possible.linkedFrom ?? []} />}
        {plan && <PlanView plan={plan} unsaved={unsavedTexts} />}
        {toWrite > 0 && (
          <div className="refused" role="alert">
            <p>
              {say(
                msg(
                  '{toWrite, plural, one {# text of this page is} other {# texts of this page are}} still to be written, in double brackets, in both languages together. Visitors would read them as they are.',
                  { toWrite },
                ),
              )}
            </p>
            <Tick checked={isConfirmed} onChange={setConfirmed}>
              {say(msg('Publish it all the same'))}
            </Tick>
          </div>
        )}
        <footer>
          {/* With the buttons, which are in view however many files are listed above. */}
          {problem && (
            <p className="refused" role="alert">
              <Said text={problem} />
            </p>
          )}
          <button type="button" className="secondary" onClick={onClose}>
            {say(msg('Cancel'))}
          </button>
          <button
            ref={button}
            type="submit"
            className={first.kind === 'delete' ? 'primary danger' : 'primary'}
            disabled={busy || isBlocked || !(isPlanned ? possible !== undefined : mayWait)}
          >
            {say(action)}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

type PossiblePlan = Extract<PagePlan, { version: string }>

/** Whether the same happens to the same files, whatever their texts are. */
const isSamePlan = (a: PossiblePlan, b: PossiblePlan): boolean =>
  JSON.stringify({ ...a, version: '' }) === JSON.stringify({ ...b, version: '' })

const isUnfinished = (change: PageChange): boolean =>
  change.page === '' || (change.kind === 'rename' && change.now.split('/').includes(''))

/** The name that a page has is no fault as long as no other has been written. */
const isUntouched = (change: PageChange, first: PageChange): boolean =>
  change.kind === 'rename' && first.kind === 'rename' && change.now === first.now

const textsOf = (change: PageChange) =>
  change.kind !== 'draft' ? texts[change.kind] : change.draft ? texts.draft : texts.publish

const texts: Readonly<Record<PageChange['kind'] | 'publish', { title: Message; action: Message }>> = {
  new: { title: msg('A new page'), action: msg('Make the page') },
  rename: { title: msg('Another name for this page'), action: msg('Rename the page') },
  delete: { title: msg('Delete this page'), action: msg('Delete the page') },
  draft: { title: msg('Make this page a draft'), action: msg('Make it a draft') },
  publish: { title: msg('Publish this page'), action: msg('Publish') },
}
