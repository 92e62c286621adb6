import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { isLocale, locales } from '../../../content/locales/locales.ts'
import { msg } from '../../../content/messages/msg.ts'
import { isPlaceholder } from '../../../content/placeholders.ts'
import type { DataGroup, DataNode, DataValue } from '../../server/data/protocol.ts'
import { isSaveKey } from '../deskKeys.ts'
import { forgetTyped } from '../ownUndo.ts'
import { useSessionState } from '../useSession.ts'
import { say } from '../words.tsx'
import { changeValue, holdValue } from './changeValue.ts'
import { DayField, isDay } from './DayField.tsx'
import { FaultTexts, isAbout } from './FaultTexts.tsx'
import { focusBelow, focusNextEntry } from './goTo.ts'
import { choiceLabelOf, labelOf } from './labels.ts'
import type { Texts } from './texts.ts'
import { useCaret } from './useCaret.ts'
import { useEntryIds } from './useEntryIds.ts'
import { useHeld } from './useHeld.ts'
import { useTyped } from './useTyped.ts'
import { valuesOf } from './values.ts'
import { asWritten, isWhole, typedValue } from './writtenValue.ts'

/** Pause in typing after which a value is written into the text, which keeps it as a draft, ms. */
const typingPause = 400

/** What a template left to write is typed over as a whole, whether a key or a click led there. */
function selectToWrite({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): void {
  if (isPlaceholder(currentTarget.value)) currentTarget.select()
}

/** What is typed at the end for the next word. */
const spaceAfter = (text: string): string => text.slice(text.trimEnd().length)

interface FieldProps<Node> extends Texts {
  node: Node
  /** What it is called, for screen readers. */
  label: string
  /** Receives what is typed before it is in the file. */
  onType?: (text: string) => void
}

interface NewEntryProps {
  /** Receives what is written for an entry that the file did not have, which this field then stands for. */
  onAdd?: ((written: string) => void) | undefined
}

/** A value of a file, or several that belong together. */
export function ValueField({ node, onType, ...props }: FieldProps<DataNode> & NewEntryProps) {
  if (node.kind === 'group') return <Group {...props} node={node} />
  return <OneValue {...props} node={node} {...(onType ? { onType } : {})} />
}

function Group({ session, other, read, node, label }: FieldProps<DataGroup>) {
  const { removable } = node
  const { elsewhere } = useSessionState(session)
  /** What the field for one more entry has written, until the list has it. */
  const added = useRef<string>(undefined)
  const ids = useEntryIds(
    node.entries.map(({ node: entry }) => JSON.stringify(valuesOf(entry))),
    added,
  )
  const add = (written: string) => {
    added.current = written
  }
  const entries: readonly { name: string; node: DataNode; isNew?: true }[] = [
    ...node.entries,
    ...(node.next ? [{ name: '', node: node.next, isNew: true } as const] : []),
  ]
  return (
    <div className="value-group">
      {entries.map(({ name, node: entry, isNew }, index) => (
        <div key={name || ids[index]} className="value-entry" data-language={isLocale(name)} data-in-list={name === ''}>
          {name && <span className="value-name">{isLocale(name) ? locales[name].short : labelOf(name)}</span>}
          <ValueField
            {...{ session, other, read }}
            node={entry}
            label={`${label}, ${isNew ? say(msg('one more')) : name ? labelOf(name) : index + 1}`}
            onAdd={isNew && add}
          />
        </div>
      ))}
      {removable && (
        <button
          type="button"
          className="secondary remove-group"
          disabled={elsewhere}
          aria-label={say(msg('Leave out {name}', { name: label }))}
          onClick={() => void changeValue({ session, other, read }, removable, undefined)}
        >
          {say(msg('Leave out'))}
        </button>
      )}
    </div>
  )
}

function OneValue({ session, other, read, node, label, onType, onAdd }: FieldProps<DataValue> & NewEntryProps) {
  const { own, checked, elsewhere } = useSessionState(session)
  const written = String(node.value ?? '')
  const [text, setText] = useState(written)
  const [wasRefused, setRefused] = useState(false)
  const [isPartial, setPartial] = useState(false)
  const faultsId = useId()
  /** What the field holds by now, before it is drawn. */
  const shown = useRef(written)
  /** The file's value that what the field holds goes back to, or that it was last entered as. */
  const inFile = useRef(written)
  /** What the file has since, as long as something is typed that goes back to an earlier value. */
  const newer = useRef<string>(undefined)
  /** Leaving a field that no one has typed into since writes nothing: what it shows may be slightly older than the file. */
  const isTyped = useRef(false)
  /** What it held when the writer came to it, which Escape puts back. */
  const entered = useRef(written)
  /** Values of this field on their way into the file. */
  const writing = useRef(0)
  /** What was typed after this field had added an entry and before it stood for it. */
  const late = useRef<{ text: string; isFinal: boolean; release: () => void }>(undefined)
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useCaret(area, text)
  /** Left by Enter for the next entry, whose field comes once this one stands for its own. */
  const left = useRef<HTMLElement>(undefined)
  const isNew = onAdd !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the file holds is followed as it changes
  useEffect(() => {
    // An answer from before what was entered here would put back what it replaced.
    if (writing.current > 0 || read !== session.view.state.doc) return
    const before = inFile.current
    newer.current = undefined
    if (before === written) return
    // What is typed meanwhile stays, and a space at its end, which the file does not hold.
    const isOwn = shown.current === before || asWritten(node, shown.current) === before
    if (isOwn) follow(written + (isTyped.current ? spaceAfter(shown.current) : ''))
    else if (!isNew) newer.current = written
    if (isOwn || isNew) inFile.current = written
    // The entry goes by another field: what was typed since is still to be entered.
    if (isNew && late.current) {
      isTyped.current = true
      release()
    }
  }, [written, read])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it stands for the entry
  useEffect(() => {
    if (late.current && !isNew) write(late.current.text, late.current.isFinal)
    release()
    if (left.current && !isNew) focusNextEntry(left.current)
    left.current = undefined
  }, [isNew])
  // A field that goes keeps no one waiting.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at its end
  useEffect(() => release, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing alone is followed by a pause, at whatever place it is then
  useEffect(() => {
    if (!isTyped.current || !isWhole(node, text)) return
    // What was entered meanwhile may have been undone.
    const timer = setTimeout(() => isTyped.current && write(text, false), typingPause)
    return () => clearTimeout(timer)
  }, [text, isNew])
  const show = (next: string) => {
    shown.current = next
    setText(next)
  }
  /** Shows what came into the file by another way, with the cursor at the same words. */
  const follow = (next: string) => {
    caret.follow(shown.current, next)
    show(next)
    // Going back from here would take what came.
    entered.current = next
  }
  /** No save waits for this field any longer. */
  const release = () => {
    late.current?.release()
    late.current = undefined
  }
  // Also those of words within it.
  const { faults, lacksPart, isRefused, shows } = useHeld({
    faults: [...own, ...checked].filter(fault => isAbout(fault, node)),
    // Of a whole day there is a text.
    lacksPart: isPartial && text === '',
    isRefused: wasRefused,
    shows: node.shows,
  })
  const isWrong = faults.length > 0 || isRefused || lacksPart
  /** What is chosen is chosen whatever was there; with what is typed, nothing that came meanwhile is to be lost. */
  const wasOf = (before: string) =>
    isNew || node.choices || node.kind === 'boolean' ? undefined : { value: typedValue(node, before) }
  const write = (next: string, isFinal: boolean) => {
    const before = inFile.current
    // A second value would be a second entry.
    if (isNew && before !== '') {
      late.current = { text: next, isFinal, release: late.current?.release ?? holdValue() }
      return
    }
    if (asWritten(node, next) === before) {
      if (newer.current === undefined) return
      inFile.current = newer.current
      follow(newer.current)
      newer.current = undefined
      return
    }
    inFile.current = asWritten(node, next)
    onAdd?.(JSON.stringify(typedValue(node, next)))
    writing.current++
    void changeValue({ session, other, read }, node.path, typedValue(node, next), wasOf(before)).then(isDone => {
      writing.current--
      setRefused(!isDone)
      if (isDone) return
      inFile.current = before
      release()
      // What was typed stays, for another try.
      if (isFinal && (node.kind === 'boolean' || node.choices)) show(before)
    })
  }
  const commit = (next: string) => {
    isTyped.current = false
    show(asWritten(node, next))
    write(next, true)
  }
  const type = (next: string) => {
    isTyped.current = true
    show(next)
  }
  useTyped(() => {
    // Half a number or day is no value, and a second value of a new entry would be a second entry.
    const isEntered = asWritten(node, shown.current) === inFile.current || (isNew && inFile.current !== '')
    if (!isTyped.current || isEntered || !(node.kind === 'text' || isWhole(node, shown.current))) return undefined
    const value = typedValue(node, shown.current)
    return { texts: { session, other, read }, path: node.path, value, was: wasOf(inFile.current) }
  })
  const leave = () => {
    if (isTyped.current) commit(text)
  }
  /** Writes what is typed without leaving the field: a space at its end stays for the next word. */
  const enter = () => {
    if (isTyped.current) write(text, true)
    isTyped.current = false
    forgetTyped()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // What is typed is saved with the rest, and from then on undone with it.
    if (isSaveKey(event)) enter()
    if (event.key === 'Escape') {
      event.stopPropagation()
      commit(entered.current)
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    commit(text)
    if (isNew && text.trim() !== '') left.current = event.currentTarget
    else if (!focusNextEntry(event.currentTarget)) focusBelow(event.currentTarget)
  }
  const shared = {
    'aria-label': label,
    'aria-invalid': isWrong,
    'aria-describedby': isWrong ? faultsId : undefined,
    onFocus: () => {
      // What was left half typed is nothing to come back to.
      entered.current = isTyped.current ? inFile.current : text
    },
    'data-at': node.at,
    'data-end': node.end,
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
            commit(String(event.target.checked))
          }}
        />
      ) : node.choices ? (
        <select
          {...shared}
          value={text}
          onChange={event => {
            commit(event.target.value)
          }}
        >
          {(!node.required || text === '') && <option value="">—</option>}
          {[...new Set([text, ...node.choices])].filter(Boolean).map(choice => (
            <option key={choice} value={choice}>
              {choiceLabelOf(choice)}
            </option>
          ))}
        </select>
      ) : node.kind === 'day' && (text === '' || isDay(text)) ? (
        <DayField {...shared} value={text} onType={type} onLeave={leave} onPress={press} onPartial={setPartial} />
      ) : (
        <textarea
          {...shared}
          ref={area}
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
          onFocus={event => {
            shared.onFocus()
            selectToWrite(event)
          }}
          onClick={selectToWrite}
        />
      )}
      {shows && <Shows shows={shows} />}
      {isWrong && (
        <div className="value-faults" id={faultsId}>
          {isRefused && <small className="value-fault">{say(msg('There is no place for this in the file.'))}</small>}
          {lacksPart && (
            <small className="value-fault">
              {say(
                msg(
                  'This date is not complete: it needs a day, a month and a year. Until then the file stays as it was.',
                ),
              )}
            </small>
          )}
          <FaultTexts session={session} faults={faults} path={node.path} />
        </div>
      )}
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
