import { redo, undo } from '@codemirror/commands'
import { closeHoverTooltips, EditorView } from '@codemirror/view'
import { type KeyboardEvent as KeyPress, useEffect, useMemo, useRef } from 'react'
import type { Finding } from '../../content/fault.ts'
import { msg } from '../../content/messages/msg.ts'
import { dirOfFix } from '../dev/client/dirOf.ts'
import { h } from '../dev/client/element.ts'
import { missingPictureUrl } from '../missingPicture.ts'
import { wordsAtDesk } from '../wordsAtDesk.ts'
import { copyText } from './copyText.ts'
import { placeInFacts } from './data/goTo.ts'
import { addressAt, chooseAddress, headingAt, valueAt } from './editor/chooseAddress.ts'
import { type FaultWords, type PlacedFault, showFaults } from './editor/faultMarks.ts'
import type { Range } from './editor/held.ts'
import { offerInsertions } from './editor/insert.ts'
import { FixButton } from './FixButton.tsx'
import { faultKey } from './faultKey.ts'
import { isFixable, isFixableUnread } from './isFixable.ts'
import { undoKey } from './ownUndo.ts'
import type { Session } from './session.ts'
import { ToWrite } from './ToWrite.tsx'
import { useHeldFocus } from './useHeldFocus.ts'
import { useSessionState } from './useSession.ts'
import { Said, say, show } from './words.tsx'

/** The faults of the text: marks at their lines, and below it a list that opens. */
export function Faults({ session }: { session: Session }) {
  const { own, checked, checking, faultList } = useSessionState(session)
  const count = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const open = faultList !== undefined
  const faults = useMemo(() => [...own, ...checked].sort((a, b) => a.from - b.from), [own, checked])
  useEffect(() => showFaults(session.view, faults, wordsOf(session)), [session, faults])
  useEffect(() => {
    if (faultList?.takesFocus) list.current?.querySelector('button')?.focus()
  }, [faultList])
  useEffect(() => {
    if (!open) return
    // The note at a fault would lie on the list.
    session.view.dispatch({ effects: closeHoverTooltips })
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open], .cm-tooltip-autocomplete')) return
      // It would leave the desk.
      event.preventDefault()
      event.stopPropagation()
      session.store.toggleFaults()
    }
    addEventListener('keydown', close, true)
    return () => removeEventListener('keydown', close, true)
  }, [open, session])
  // Beside a table the text may be out of sight.
  const held = useHeldFocus(list, () => (session.view.dom.offsetParent ? session.view : count.current)?.focus())
  const fixable = faults.filter(isFixableUnread)
  const free = fixable.filter(({ isTaken }) => !isTaken)
  const errors = faults.filter(({ fault }) => fault.severity === 'error').length
  const warnings = faults.length - errors
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside takes the keys
    <footer className="faults" {...held} onKeyDown={event => undoIn(session, event)}>
      <button
        ref={count}
        type="button"
        className={errors > 0 ? 'count bad' : warnings > 0 ? 'count fair' : checking ? 'count waiting' : 'count good'}
        aria-expanded={open && faults.length > 0}
        disabled={faults.length === 0}
        onClick={() => session.store.toggleFaults()}
      >
        {faults.length === 0 && say(checking ? msg('Checking …') : msg('No faults'))}
        {errors > 0 && say(msg('{errors, plural, one {# error} other {# errors}}', { errors }))}
        {errors > 0 && warnings > 0 && ' · '}
        {warnings > 0 && say(msg('{warnings, plural, one {# warning} other {# warnings}}', { warnings }))}
      </button>
      {checking && faults.length > 0 && <span className="checking">{say(msg('Checking …'))}</span>}
      <ToWrite session={session} />
      {session.file.endsWith('.mdx') && (
        <button type="button" className="insert" onClick={() => offerInsertions(session.view)}>
          {say(msg('Insert …'))}
        </button>
      )}
      {open && fixable.length > 1 && (
        <button
          type="button"
          className="fix-all"
          aria-disabled={free.length === 0}
          onClick={() => free.length > 0 && void session.corrections.fixAll(free)}
        >
          {say(msg('Correct all {count}', { count: fixable.length }))}
        </button>
      )}
      {open && faults.length > 0 && (
        <ol ref={list}>
          {faults.map(placed => (
            <li key={keyOf(placed)}>
              <Entry session={session} placed={placed} />
            </li>
          ))}
        </ol>
      )}
    </footer>
  )
}

/** What was corrected from the list is undone from there. Values beside it have their own undoing. */
function undoIn({ view }: Session, event: KeyPress): void {
  const way = undoKey(event)
  if (!way || !view.dom.offsetParent) return
  event.preventDefault()
  ;(way === 'undo' ? undo : redo)(view)
}

/** The same wherever the fault moves to with the text, so that its button keeps the focus. */
const keyOf = ({ fault: { line, column, expected, ...fault } }: PlacedFault): string =>
  JSON.stringify([faultKey(fault), line, column, expected])

function Entry({ session, placed }: { session: Session; placed: PlacedFault }) {
  const { fault, from } = placed
  const { doc } = useSessionState(session)
  const toFillIn = placeToFillIn(fault)
  const lacksAddress = placeOfAddress(session, placed) !== undefined
  const { found, expected } = wordsAtDesk(fault)
  return (
    <>
      <button type="button" className={fault.severity} onClick={() => goTo(session, placed)}>
        <span className="line">{doc.lineAt(from).number}</span>
        <span className="words">
          <Said text={found} />
          <small>
            <Said text={expected} />
          </small>
        </span>
      </button>
      {isFixable(placed) ? (
        <FixButton session={session} placed={placed} label={fixLabel(fault)} />
      ) : (
        !lacksAddress &&
        fault.fix !== undefined && (
          <button type="button" className="copy" onClick={() => copyExample(session, fault)}>
            {say(msg('Copy the example'))}
          </button>
        )
      )}
      {lacksAddress && (
        <button type="button" className="copy" onClick={() => chooseLacking(session, placed)}>
          {chooseLabel(fault)}
        </button>
      )}
      {toFillIn !== undefined && (
        <a className="fill-in" href={toFillIn}>
          {say(msg('Fill it in now'))}
        </a>
      )}
    </>
  )
}

/** Where a price that the page shows is to be confirmed. */
const placeToFillIn = ({ check, also }: Finding): string | undefined =>
  check === 'addedFacts' && also ? placeInFacts(`${also.line}:${also.column}`) : undefined

const fixLabel = (fault: Finding): string =>
  say(missingPictureUrl(fault) !== undefined ? msg('Put the picture here') : msg('Correct it'))

function copyExample({ store }: Session, { fix = '', whole }: Finding): void {
  const text = whole ?? fix
  void copyText(text).then(isCopied => {
    if (isCopied) store.notify(whole === undefined ? 'copied' : 'copied-whole', fix)
    else store.notify('not-copied', text)
  })
}

const rangeOf = { page: addressAt, heading: headingAt, name: valueAt } as const

/** Where the address of a link that has none, or none that leads anywhere, is chosen from the list; or its heading, or a name. */
const placeOfAddress = ({ view: { state } }: Session, { fault, from }: PlacedFault): Range | undefined =>
  fault.lacksAddress && rangeOf[fault.lacksAddress](state.doc, from)

const chooseLabel = (fault: Finding): string =>
  say(fault.lacksAddress === 'heading' ? msg('Choose the heading …') : msg('Choose the page …'))

/** Looked for when it is pressed: the text may have changed since the button was drawn. */
function chooseLacking(session: Session, placed: PlacedFault): void {
  const place = placeOfAddress(session, placed)
  if (place) chooseAddress(session.view, place)
}

function goTo({ view }: Session, { from, to }: PlacedFault): void {
  view.dispatch({ selection: { anchor: from, head: to }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
  view.focus()
}

const wordsOf = (session: Session): FaultWords => ({
  spoken: fault => {
    const { found, expected } = wordsAtDesk(fault)
    return `${say(found)} — ${say(expected)}`
  },
  message: placed => h('div', {}, messageOf(placed.fault), ...(placed.isTaken ? [] : buttonsOf(session, placed))),
})

/** What can be done at the mark of a fault. */
function buttonsOf(session: Session, placed: PlacedFault): HTMLElement[] {
  const { fault } = placed
  const place = placeToFillIn(fault)
  if (isFixable(placed)) return [button(fixLabel(fault), () => fixAtMark(session, placed))]
  if (placeOfAddress(session, placed)) return [button(chooseLabel(fault), () => chooseLacking(session, placed))]
  if (fault.fix !== undefined) return [button(say(msg('Copy the example')), () => copyExample(session, fault))]
  return place === undefined ? [] : [button(say(msg('Fill it in now')), () => location.assign(place))]
}

/** The button goes with what it corrects, and the focus would go with it. */
function fixAtMark(session: Session, placed: PlacedFault): void {
  session.view.focus()
  void session.corrections.fix(placed)
}

/** Pressed by a mouse, it leaves the focus in the text. */
const button = (label: string, onclick: () => void): HTMLElement =>
  h('button', { type: 'button', onclick, onmousedown: (event: Event) => event.preventDefault() }, label)

function messageOf(fault: Finding): Node {
  const { found, expected } = wordsAtDesk(fault)
  const fix = fault.fix
    ? [h('dt', {}, say(msg('Write'))), h('dd', {}, h('code', { dir: dirOfFix(fault.fix) }, fault.fix))]
    : []
  return h(
    'dl',
    { class: 'fault-words' },
    h('dt', {}, say(msg('Found'))),
    h('dd', {}, ...show(found)),
    h('dt', {}, say(msg('Expected'))),
    h('dd', {}, ...show(expected)),
    ...fix,
  )
}
