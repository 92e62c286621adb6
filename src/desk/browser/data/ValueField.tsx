import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isLocale, locales } from '../../../content/locales/locales.ts'
import { msg } from '../../../content/messages/msg.ts'
import type { DataNode, DataValue } from '../../server/data/protocol.ts'
import { useSessionState } from '../useSession.ts'
import { Said, say } from '../words.tsx'
import { changeValue, type Texts } from './changeValue.ts'
import { labelOf } from './labels.ts'

/** Pause in typing after which a value is written into the text, which keeps it as a draft, ms. */
const typingPause = 400

interface FieldProps<Node> extends Texts {
  node: Node
  /** What it is called, for screen readers. */
  label: string
  /** Receives what is typed before it is in the file. */
  onType?: (text: string) => void
  /** Only Enter and leaving write it: once it is in the text, another field stands in its place. */
  isNew?: boolean
}

/** A value of a file, or several that belong together. */
export function ValueField({ session, other, node, label, onType }: FieldProps<DataNode>) {
  if (node.kind !== 'group') return <OneValue {...{ session, other, node, label, ...(onType ? { onType } : {}) }} />
  return (
    <div className="value-group">
      {node.entries.map(({ name, node: entry }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of a list have no names
        <div key={index} className="value-entry" data-language={isLocale(name)}>
          {name && <span className="value-name">{isLocale(name) ? locales[name].short : labelOf(name)}</span>}
          <ValueField {...{ session, other }} node={entry} label={`${label}, ${name ? labelOf(name) : index + 1}`} />
        </div>
      ))}
      {node.next && (
        <OneValue
          key={node.entries.length}
          {...{ session, other }}
          node={node.next}
          label={`${label}, ${say(msg('one more'))}`}
          isNew
        />
      )}
    </div>
  )
}

function OneValue({ session, other, node, label, onType, isNew = false }: FieldProps<DataValue>) {
  const { own, checked, elsewhere } = useSessionState(session)
  const written = String(node.value ?? '')
  const [text, setText] = useState(written)
  const [isRefused, setRefused] = useState(false)
  /** The file's value as far as this field knows: the node is read again only once typing pauses. */
  const inFile = useRef(written)
  /** Leaving a field that no one has typed into since writes nothing: what it shows may be slightly older than the file. */
  const isTyped = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the file holds is followed as it changes
  useEffect(() => {
    // What is typed meanwhile stays, and a space at its end, which the file does not hold.
    const before = inFile.current
    setText(typed => (typed === before && asWritten(node, typed) !== written ? written : typed))
    inFile.current = written
  }, [written])
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing alone is followed by a pause
  useEffect(() => {
    if (!isTyped.current || isNew || !isWhole(node, text)) return
    const timer = setTimeout(() => write(text, false), typingPause)
    return () => clearTimeout(timer)
  }, [text])
  // Also those of words within it.
  const { at = Number.NaN } = node
  const faults = [...own, ...checked].filter(({ from }) => from >= at && from <= at + written.length)
  const write = (next: string, isFinal: boolean) => {
    if (next === inFile.current) return
    const before = inFile.current
    inFile.current = next
    void changeValue({ session, other }, node.path, typedValue(node, next)).then(isDone => {
      setRefused(!isDone)
      if (isDone) return
      inFile.current = before
      if (isFinal) setText(before)
    })
  }
  const commit = (next: string) => {
    isTyped.current = false
    write(next, true)
  }
  const type = (next: string) => {
    isTyped.current = true
    setText(next)
  }
  const leave = () => {
    if (isTyped.current) commit(text)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      isTyped.current = false
      setText(inFile.current)
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    commit(text)
    focusBelow(event.currentTarget)
  }
  const shared = {
    'aria-label': label,
    'aria-invalid': faults.length > 0 || isRefused,
    disabled: elsewhere,
    dir: node.locale ? locales[node.locale].dir : 'auto',
    lang: node.locale,
  } as const
  return (
    <>
      {node.kind === 'boolean' ? (
        <input
          {...shared}
          type="checkbox"
          checked={text === 'true'}
          onChange={event => {
            setText(String(event.target.checked))
            commit(String(event.target.checked))
          }}
        />
      ) : node.choices ? (
        <select
          {...shared}
          value={text}
          onChange={event => {
            setText(event.target.value)
            commit(event.target.value)
          }}
        >
          {!node.required && <option value="">—</option>}
          {[...new Set([text, ...node.choices])].filter(Boolean).map(choice => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : node.kind === 'day' && (text === '' || isDay(text)) ? (
        <input
          {...shared}
          type="date"
          value={text}
          onChange={event => type(event.target.value)}
          // An unfinished date is not a date yet, and no reason to remove the existing one.
          onBlur={event => event.target.validity.badInput || leave()}
          onKeyDown={press}
        />
      ) : (
        <textarea
          {...shared}
          rows={1}
          spellCheck={node.locale !== undefined}
          inputMode={node.kind === 'number' ? 'decimal' : 'text'}
          placeholder={node.value === undefined ? '—' : undefined}
          value={text}
          onChange={event => {
            type(event.target.value)
            onType?.(event.target.value)
          }}
          onBlur={leave}
          onKeyDown={press}
        />
      )}
      {node.shows && <Shows shows={node.shows} />}
      {isRefused && <small className="value-fault">{say(msg('There is no place for this in the file.'))}</small>}
      {faults.map(({ fault }) => (
        <small key={JSON.stringify(fault)} className="value-fault" data-severity={fault.severity}>
          <Said text={fault.expected} />
        </small>
      ))}
    </>
  )
}

/** What readers see, in each language. */
export function Shows({ shows }: { shows: readonly string[] }) {
  return (
    <small className="value-shows">
      {shows.map((text, index) => (
        <span key={text}>
          {index > 0 && ' · '}
          <bdi>{text}</bdi>
        </span>
      ))}
    </small>
  )
}

/** What a date field can show; anything else is edited as text. */
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** What was typed, as the file is to hold it; nothing at all where it may be left out. */
function typedValue({ kind, required }: DataValue, written: string): DataValue['value'] {
  const text = written.replace(/\s*\n\s*/g, ' ').trim()
  if (text === '' && !required) return undefined
  // A box that is not ticked is the same as none.
  if (kind === 'boolean') return text === 'true' ? true : required ? false : undefined
  return kind === 'number' && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

const asWritten = (node: DataValue, text: string): string => String(typedValue(node, text) ?? '')

/** Whether a text may stand in the file while it is still typed: without its value a key loses its place, and a number its kind. */
const isWhole = (node: DataValue, text: string): boolean =>
  text.trim() !== '' && (node.kind !== 'number' || typeof typedValue(node, text) === 'number')

/** As in a spreadsheet: the same column of the next row. */
function focusBelow(field: HTMLElement): void {
  const cell = field.closest('td')
  const next = cell?.parentElement?.nextElementSibling?.children[cell.cellIndex]
  next?.querySelector<HTMLElement>('textarea, select, input')?.focus()
}
