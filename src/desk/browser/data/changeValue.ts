import { Text } from '@codemirror/state'
import { editBetween } from '../../editBetween.ts'
import type { DataPath, FieldValue, ValueAnswer, ValueEdit } from '../../server/data/protocol.ts'
import { moveRow as askToMove, copyRow, editValue } from '../api.ts'
import type { Session } from '../session.ts'
import { type SharedStep, sharedStep } from './sharedStep.ts'
import type { Texts } from './texts.ts'
import { noteEntering, takeLeft } from './typed.ts'
import { type TypedStep, takeBackTyped, writeTyped } from './typedStep.ts'

let last: Promise<unknown> = Promise.resolve()

/** Longest that a save waits for values that are held, ms: while a text cannot be read, no entry is read back. */
const maxHold = 2000

/** Values that wait for an entry of theirs to be read back. */
const held = new Set<Promise<void>>()

/** Says that a value waits. @returns what says that it no longer does */
export function holdValue(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  held.add(promise)
  return () => {
    held.delete(promise)
    resolve()
  }
}

/** Once every change of a value is in its text. */
export async function valuesSettled(): Promise<void> {
  await Promise.race([Promise.all(held), new Promise(resolve => setTimeout(resolve, maxHold))])
  await last
}

/**
 * Takes back what was typed of a value, and leaves no step of it.
 * @returns whether that was the last change of its text
 */
export function takeBack({ view }: Session, typed: TypedStep): Promise<boolean> {
  const next = last.then(() => takeBackTyped(view, typed))
  last = next
  return next
}

/**
 * Changes one value in the text of a file, and nothing else, after earlier changes.
 * @param was what it was typed over: where the file has another by now both are merged, or shown as a conflict
 * @param typed the step of undoing that it belongs to; without it, it is one
 * @returns whether there was a place for it
 */
export function changeValue(
  { session, other, read }: Texts,
  path: DataPath,
  value: FieldValue | undefined,
  was?: ValueEdit['was'],
  typed?: TypedStep,
): Promise<boolean> {
  const step: SharedStep | undefined = other && { sessions: [session, other], inBoth: false }
  const edit = { path, value, was, read: read?.toString() }
  const isEntered = noteEntering({ texts: { session, other, read }, path, value, was })
  const done = change(session, (file, text) => editValue({ file, text, ...edit }), step, typed)
  if (other && step)
    void change(other, (file, text) => editValue({ file, text, path, value }), step).then(isDone => {
      step.inBoth = isDone
      if (!isDone) other.store.notify('not-shared')
    })
  void done.then(isEntered)
  return done
}

/** Enters what was typed in the fields of a file as its page went. */
export function enterLeft(session: Session): void {
  for (const { path, value, was, read } of takeLeft(session.file)) {
    const text = read === undefined ? undefined : Text.of(read.split('\n'))
    void changeValue({ session, read: text }, path, value, was).then(
      isDone => isDone && session.store.notify('restored'),
    )
  }
}

/**
 * Adds an entry to a list or map, of the kind of the one that it follows: the last one, unless another is named.
 * @returns whether there was a place for it, and a free key
 */
export const addRow = (
  { session, read }: Texts,
  path: DataPath,
  name: string | undefined,
  after: DataPath[number] | undefined,
): Promise<boolean> =>
  change(session, (file, text) =>
    copyRow({
      file,
      text,
      path,
      ...(name === undefined ? {} : { name }),
      ...(after === undefined ? {} : { after, read: read?.toString() }),
    }),
  )

/** Lets an entry of a list change places with the one before or after it. @returns whether there was one */
export const moveRow = ({ session, read }: Texts, path: DataPath, by: -1 | 1): Promise<boolean> =>
  change(session, (file, text) => askToMove({ file, text, read: read?.toString() ?? text, path, by }))

/** Changes several values at once, as one step that one undoing takes back. @returns whether there was a place for each */
export const changeValues = (
  { session, read }: Texts,
  changes: readonly Pick<ValueEdit, 'path' | 'value'>[],
): Promise<boolean> =>
  change(session, async (file, text) => {
    let next = text
    for (const { path, value } of changes) {
      const { from, to, insert = '' } = await editValue({ file, text: next, read: read?.toString(), path, value })
      if (from === undefined || to === undefined) return {}
      next = next.slice(0, from) + insert + next.slice(to)
    }
    return editBetween(text, next)
  })

type Ask = (file: string, text: string) => Promise<ValueAnswer>

function change(session: Session, ask: Ask, step?: SharedStep, typed?: TypedStep): Promise<boolean> {
  const next = last.then(() => write(session, ask, step, typed))
  last = next
  return next
}

async function write(session: Session, ask: Ask, step?: SharedStep, typed?: TypedStep): Promise<boolean> {
  const { file, view } = session
  if (view.state.readOnly) return false
  const text = view.state.doc.toString()
  const { from, to, insert = '', began } = await ask(file, text).catch((): ValueAnswer => ({}))
  // Typed or merged meanwhile.
  if (text !== view.state.doc.toString()) return write(session, ask, step, typed)
  if (from === undefined || to === undefined) return false
  writeTyped(view, { changes: { from, to, insert }, effects: step ? sharedStep.of(step) : [] }, typed ?? {})
  if (began !== undefined) void session.conflicts.show(text, began)
  return true
}
