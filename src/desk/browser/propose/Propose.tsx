import { useEffect, useRef, useState } from 'react'
import { localize } from '../../../content/locales/urls.ts'
import { msg } from '../../../content/messages/msg.ts'
import { editQuery } from '../../names.ts'
import type { Outcome, Proposal, ProposalState } from '../../server/propose/protocol.ts'
import type { DeskStart } from '../../server/protocol.ts'
import { ask, DeskProblem, readFile } from '../api.ts'
import { Dialog } from '../Dialog.tsx'
import { deskLocale, Said, say } from '../words.tsx'
import { Branches, type Pressed } from './Branches.tsx'
import { inOrder } from './inOrder.ts'
import { ProposalForm } from './ProposalForm.tsx'
import { Proposed } from './Proposed.tsx'
import { lacking } from './proposalTexts.ts'
import { type Refused, RefusedView } from './RefusedView.tsx'

const readState = (publish: readonly string[]) =>
  ask<ProposalState>('GET', `proposal?publish=${publish.map(encodeURIComponent).join()}`)

/** Name of an endpoint, and what it is sent. */
type Action = readonly [name: string, body?: object]

const offline: Refused = { refused: 'offline', detail: '' }

/**
 * Does one thing after the other; what refused one of them, if anything did.
 * @param on the branch that the writer has read of; the first may leave another to the next
 */
async function doUntilRefused(actions: readonly Action[], on: string | undefined): Promise<Refused | undefined> {
  try {
    for (const [place, [name, body]] of actions.entries()) {
      const outcome = await ask<Outcome>('POST', name, place === 0 ? { ...body, on: on ?? null } : (body ?? {}))
      if ('refused' in outcome) return outcome
    }
    return undefined
  } catch {
    return offline
  }
}

const isUnreached = (answer: Outcome | 'asked'): boolean =>
  answer !== 'asked' && 'refused' in answer && answer.refused === 'fetch'

/** Whether the remote said anything to what was done, be it a refusal. */
function hasAnswered(actions: readonly Action[], why: Refused | undefined): boolean {
  if (why) return ['behind', 'apart', 'merge', 'git-old'].includes(why.refused)
  return actions.some(([name]) => name === 'push' || name === 'others')
}

interface ProposeProps {
  start: DeskStart
  /** The file of the desk's own page or data. */
  file: string
  isUnsaved: () => boolean
  save: () => Promise<unknown>
}

/** Fragment of a desk's address that opens the dialog. */
const opened = '#propose'

/** From the desk to a pull request: a button, and the dialog that says what would happen before it does. */
export function Propose(props: ProposeProps) {
  const [open, setOpen] = useState(() => location.hash === opened)
  const close = () => {
    setOpen(false)
    if (location.hash === opened) history.replaceState(null, '', location.pathname + location.search)
  }
  return (
    <>
      <button type="button" className="propose" onClick={() => setOpen(true)}>
        {say(msg('Propose …'))}
      </button>
      {open && <ProposeDialog {...props} onClose={close} />}
    </>
  )
}

function ProposeDialog({ start, file, isUnsaved, save, onClose }: ProposeProps & { onClose: () => void }) {
  const [state, setState] = useState<ProposalState>()
  const [refused, setRefused] = useState<Refused>()
  /** Names of the drafts that are to be published with the proposal. */
  const [publish, setPublish] = useState<readonly string[]>([])
  const [proposed, setProposed] = useState(false)
  /** How many forms were done with; where something is refused, what was chosen and typed stays. */
  const [forms, setForms] = useState(0)
  const [isResumed, setResumed] = useState(false)
  /** Whether saving it for this dialog made text part of what is proposed. */
  const [wasUnsaved, setWasUnsaved] = useState(isUnsaved)
  /** How much is being done: what ends first leaves the buttons to the rest. */
  const [underWay, setUnderWay] = useState(0)
  const busy = underWay > 0
  const [pressed, setPressed] = useState<Pressed>()
  const branchShown = useRef<string>(undefined)
  /** A look that began before something was done may be answered after the one that followed it. */
  const [beginLook] = useState(() =>
    inOrder((seen: ProposalState) => {
      branchShown.current = seen.branch
      setState(seen)
    }),
  )
  const [remoteAnswer, setRemoteAnswer] = useState<Outcome | 'asked'>('asked')

  const look = (published: readonly string[]) => readState(published).then(beginLook(), () => setRefused(offline))

  /** Nothing else can be begun until it is done. */
  const whileBusy = async <Done,>(work: () => Promise<Done>): Promise<Done> => {
    setUnderWay(count => count + 1)
    try {
      return await work()
    } finally {
      setUnderWay(count => count - 1)
    }
  }
  /** Does one thing after the other until git refuses one, then looks how things stand. */
  const act = async (...actions: readonly Action[]): Promise<boolean> => {
    setRefused(undefined)
    const why = await doUntilRefused(actions, branchShown.current)
    await look(publish)
    // Not before: next to the refusal there would still be what was true until then.
    if (why) setRefused(why)
    // Whoever answers now can say what others changed.
    if (hasAnswered(actions, why)) setRemoteAnswer(answer => (isUnreached(answer) ? 'asked' : answer))
    return why === undefined
  }
  const onPublish = (pages: readonly string[]) => {
    setPublish(pages)
    void whileBusy(() => look(pages))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog opens once
  useEffect(() => {
    // What is typed counts, saved or not.
    void whileBusy(async () => {
      await save()
      await act()
    })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known what others brought
  useEffect(() => {
    // What is known already is shown meanwhile.
    if (remoteAnswer === 'asked') ask<Outcome>('POST', 'fetch', {}).then(setRemoteAnswer, () => {})
    else if ('done' in remoteAnswer) void look(publish)
  }, [remoteAnswer])

  useEffect(() => {
    if (busy) return
    let isOver = false
    // Another tab, or somebody in a terminal, may have switched the branch. The buttons stay: the press that brings the window
    // back may be on one of them.
    const lookAgain = () => {
      const take = beginLook()
      readState(publish).then(
        seen => !isOver && take(seen),
        // What cannot be read is said once something is done.
        () => undefined,
      )
    }
    addEventListener('focus', lookAgain)
    return () => {
      isOver = true
      removeEventListener('focus', lookAgain)
    }
  }, [busy, publish, beginLook])

  /** At the press of a button; that it is at work is said until the dialog shows what came of it. */
  const actPressed = async (button: Pressed, ...actions: readonly Action[]): Promise<boolean> => {
    setPressed(button)
    const isDone = await whileBusy(() => act(...actions))
    setPressed(undefined)
    return isDone
  }

  const send = (...before: readonly Action[]) => actPressed('send', ...before, ['push'])
  /** From the form, which stays where it is refused. */
  const sendLater = async (...before: readonly Action[]) => {
    if (await send(...before)) setProposed(true)
  }
  const onPropose = async (proposal: Proposal) => {
    const made = await act(['propose', proposal])
    if (!made) return
    setProposed(true)
    setForms(forms + 1)
    setWasUnsaved(false)
    setPublish([])
    if (state?.remote) await send()
  }

  /** To another branch. Where it has no such page, the writer is taken to the home page, which every branch has. */
  const switchTo = async (button: Pressed, ...action: Action) => {
    const isDone = await actPressed(button, action)
    // Where it is refused, too: what stands in the way is proposed in the form.
    setProposed(false)
    if (!isDone) return
    setForms(forms + 1)
    const isGone = await readFile(file).then(
      () => false,
      (error: unknown) => error instanceof DeskProblem && error.problem === 'missing',
    )
    if (isGone) location.assign(`${localize('/', start.locale)}?${editQuery}${opened}`)
  }
  /** What was refused is refused again unless something else is done first, which the refusal offers. */
  const hasWayOut = refused?.refused === 'behind' || refused?.refused === 'apart'
  const goHome = () => {
    setResumed(false)
    void switchTo('home', 'home')
  }

  return (
    <Dialog title={say(msg('Propose your changes'))} busy={busy} className="proposal" onClose={onClose}>
      {refused && (
        <RefusedView
          refused={refused}
          state={state}
          locale={deskLocale}
          busy={busy}
          onTake={() => void sendLater(['others', { of: 'branch' }])}
          onSendAs={branch => void sendLater(['rename', { branch }])}
        />
      )}
      {/* Always there, or it would not be read out. */}
      <p role="status" className="at-work">
        {!state && !refused && say(msg('One moment …'))}
        {/* Sending is told where the changes are told to be. */}
        {pressed &&
          pressed !== 'send' &&
          say(msg('Git is at work. Until it is done, what is shown below is as it was before.'))}
      </p>
      {state?.lacks ? (
        <p>
          <Said text={lacking[state.lacks]} />
        </p>
      ) : proposed && state ? (
        <Proposed
          state={state}
          busy={busy}
          pressed={pressed}
          hasWayOut={hasWayOut}
          onPush={() => void send()}
          onHome={goHome}
        />
      ) : (
        state && (
          <>
            <Branches
              state={state}
              busy={busy}
              pressed={pressed}
              isResumed={isResumed}
              isUnreached={isUnreached(remoteAnswer)}
              hasWayOut={hasWayOut}
              onSend={() => void sendLater()}
              onHome={goHome}
              onGoOn={branch => {
                setResumed(true)
                void switchTo({ branch }, 'branch', { branch })
              }}
              onOthers={() => void actPressed('others', ['others'])}
            />
            {wasUnsaved && state.files.length > 0 && (
              <p>{say(msg('What you had typed was saved first, so that it counts.'))}</p>
            )}
            <ProposalForm
              key={forms}
              state={state}
              locale={deskLocale}
              publish={publish}
              busy={busy}
              onPublish={onPublish}
              onPropose={proposal => void whileBusy(() => onPropose(proposal))}
            />
          </>
        )
      )}
    </Dialog>
  )
}
