import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DataValue } from '../../server/data/protocol.ts'
import { forgetTyped, type TextField } from '../ownUndo.ts'
import { changeValue, holdValue, takeBack } from './changeValue.ts'
import { focusNextEntry } from './goTo.ts'
import type { Texts } from './texts.ts'
import type { TypedStep } from './typedStep.ts'
import { useCaret } from './useCaret.ts'
import { useTyped } from './useTyped.ts'
import { asWritten, isWhole, typedValue } from './writtenValue.ts'

/** Pause in typing after which a value is written into the text, which keeps it as a draft, ms. */
const typingPause = 400

/** What is typed at the end for the next word. */
const spaceAfter = (text: string): string => text.slice(text.trimEnd().length)

/** What a field shows of a value, between what is typed and what the file has. */
export interface ValueText {
  readonly text: string
  /** Whether the file had no place for what was entered last. */
  readonly wasRefused: boolean
  /** Shows what is typed; it is entered after a pause. */
  type(next: string): void
  /** Shows and enters a value. */
  commit(next: string): void
  /** Enters what is typed as its field is left. */
  leave(): void
  /** Enters what is typed without leaving the field: a space at its end stays for the next word. */
  enter(): void
  /**
   * Enters what is typed, so that undoing finds it in the text: browsers take it back letter by letter.
   * @returns whether that took it back: it was nothing that the file can hold, such as a space at the end
   */
  enterToUndo(way: 'undo' | 'redo'): boolean
  /** Whether the field holds something else than when the writer came to it. */
  isEdited(): boolean
  /** Puts back what the field held when the writer came to it. */
  putBack(): void
  /** Remembers what the field holds as the writer comes to it. */
  noteFocus(): void
  /** The field for one more entry is left for the next one, which comes once this one stands for its own. */
  leaveForNext(field: HTMLElement): void
}

interface Field extends Texts {
  readonly node: DataValue
  readonly area: RefObject<TextField | null>
  /** Receives what is written for an entry that the file did not have, which this field then stands for. */
  readonly onAdd?: ((written: string) => void) | undefined
}

/** Follows a value of the file and enters what is typed over it; whichever comes first, neither is lost. */
export function useValueText({ session, other, read, node, area, onAdd }: Field): ValueText {
  const written = String(node.value ?? '')
  const [text, setText] = useState(written)
  const [wasRefused, setRefused] = useState(false)
  /** What the field holds by now, before it is drawn. */
  const shown = useRef(written)
  /** The file's value that what the field holds goes back to, or that it was last entered as. */
  const inFile = useRef(written)
  /** What the file has since, as long as something is typed that goes back to an earlier value. */
  const newer = useRef<string>(undefined)
  /** Leaving a field that no one has typed into since writes nothing: what it shows may be slightly older than the file. */
  const isTyped = useRef(false)
  /** What it held when the writer came to it. */
  const entered = useRef(written)
  const step = useRef<TypedStep>({})
  /** A page's editor offers completions to what is typed: there each writing is a step. */
  const isOneStep = session.file.endsWith('.yaml')
  /** Values of this field on their way into the file. */
  const writing = useRef(0)
  /** What was typed after this field had added an entry and before it stood for it. */
  const late = useRef<{ text: string; isFinal: boolean; release: () => void }>(undefined)
  /** Whether what comes into the file next is undone or done again: the cursor then stands behind it. */
  const isUndoing = useRef(false)
  const caret = useCaret(area, text)
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
    caret.follow(shown.current, next, isUndoing.current ? 1 : -1)
    show(next)
    // Going back from here would take what came.
    entered.current = next
  }
  /** No save waits for this field any longer. */
  const release = () => {
    late.current?.release()
    late.current = undefined
  }
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
    const typed = isOneStep ? step.current : undefined
    void changeValue({ session, other, read }, node.path, typedValue(node, next), wasOf(before), typed).then(isDone => {
      writing.current--
      setRefused(!isDone)
      if (isDone) return
      inFile.current = before
      release()
      // What was typed stays, for another try.
      if (isFinal && (node.kind === 'boolean' || node.choices)) show(before)
    })
  }
  useTyped(() => {
    // Half a number or day is no value, and a second value of a new entry would be a second entry.
    const isEntered = asWritten(node, shown.current) === inFile.current || (isNew && inFile.current !== '')
    if (!isTyped.current || isEntered || !(node.kind === 'text' || isWhole(node, shown.current))) return undefined
    const value = typedValue(node, shown.current)
    return { texts: { session, other, read }, path: node.path, value, was: wasOf(inFile.current) }
  })
  const commit = (next: string) => {
    isTyped.current = false
    show(asWritten(node, next))
    write(next, true)
    step.current = {}
  }
  const enter = () => {
    if (isTyped.current) {
      write(shown.current, true)
      step.current = {}
      entered.current = shown.current
    }
    isTyped.current = false
    forgetTyped()
  }
  return {
    text,
    wasRefused,
    commit,
    type(next) {
      isTyped.current = true
      isUndoing.current = false
      show(next)
    },
    leave() {
      if (isTyped.current) commit(text)
    },
    enter,
    enterToUndo(way) {
      const before = asWritten(node, entered.current)
      const isOnlyShown = isTyped.current && inFile.current === before && asWritten(node, shown.current) === before
      const isEdited = shown.current !== entered.current
      if (way === 'undo' && isOnlyShown) show(entered.current)
      enter()
      isUndoing.current = true
      return way === 'undo' && isOnlyShown && isEdited
    },
    isEdited: () => shown.current !== entered.current,
    putBack() {
      const before = asWritten(node, entered.current)
      const typed = inFile.current
      if (!isOneStep || isNew || typed === before) {
        commit(entered.current)
        return
      }
      isTyped.current = false
      show(before)
      inFile.current = before
      writing.current++
      void takeBack(session, step.current).then(isBack => {
        writing.current--
        if (isBack) return
        inFile.current = typed
        write(before, true)
      })
      step.current = {}
    },
    noteFocus() {
      step.current = {}
      // What was left half typed is nothing to come back to.
      entered.current = isTyped.current ? inFile.current : text
    },
    leaveForNext(field) {
      left.current = field
    },
  }
}
