import { EditorView } from '@codemirror/view'
import { useEffect, useMemo, useState } from 'react'
import type { Finding } from '../../content/fault.ts'
import { msg } from '../../content/messages/msg.ts'
import { h } from '../dev/client/element.ts'
import { type FaultWords, faultRange, showFaults } from './editor/faultMarks.ts'
import type { Session } from './session.ts'
import { useSessionState } from './useSession.ts'
import { Said, say, show } from './words.tsx'

/** The faults of the text: marks at their lines, and below it a list that opens. */
export function Faults({ session }: { session: Session }) {
  const { own, checked } = useSessionState(session)
  const [open, setOpen] = useState(false)
  const faults = useMemo(() => [...own, ...checked].sort(byPlace), [own, checked])
  useEffect(() => showFaults(session.view, faults, words), [session, faults])
  const errors = faults.filter(({ severity }) => severity === 'error').length
  const warnings = faults.length - errors
  return (
    <footer className="faults">
      <button
        type="button"
        className={errors > 0 ? 'count bad' : warnings > 0 ? 'count fair' : 'count good'}
        aria-expanded={open && faults.length > 0}
        disabled={faults.length === 0}
        onClick={() => setOpen(!open)}
      >
        {faults.length === 0 && say(msg('No faults'))}
        {errors > 0 && say(msg('{errors, plural, one {# error} other {# errors}}', { errors }))}
        {errors > 0 && warnings > 0 && ' · '}
        {warnings > 0 && say(msg('{warnings, plural, one {# warning} other {# warnings}}', { warnings }))}
      </button>
      {open && faults.length > 0 && (
        <ol>
          {faults.map(fault => (
            <li key={JSON.stringify(fault)}>
              <button type="button" className={fault.severity} onClick={() => goTo(session, fault)}>
                <span className="line">{fault.line}</span>
                <span className="words">
                  <Said text={fault.found} />
                  <small>
                    <Said text={fault.expected} />
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </footer>
  )
}

function goTo({ view }: Session, fault: Finding): void {
  const { from, to } = faultRange(view.state.doc, fault)
  view.dispatch({ selection: { anchor: from, head: to }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
  view.focus()
}

const byPlace = (a: Finding, b: Finding) => a.line - b.line || a.column - b.column

const words: FaultWords = {
  spoken: fault => `${say(fault.found)} — ${say(fault.expected)}`,
  message: messageOf,
  actions: () => [],
}

function messageOf(fault: Finding): Node {
  const fix =
    fault.fix === undefined ? [] : [h('dt', {}, say(msg('Write'))), h('dd', {}, h('code', { dir: 'auto' }, fault.fix))]
  return h(
    'dl',
    { class: 'fault-words' },
    h('dt', {}, say(msg('Found'))),
    h('dd', {}, ...show(fault.found)),
    h('dt', {}, say(msg('Expected'))),
    h('dd', {}, ...show(fault.expected)),
    ...fix,
  )
}
