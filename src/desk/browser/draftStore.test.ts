import { EditorState } from '@codemirror/state'
import { afterEach, expect, test, vi } from 'vitest'
import { draftKey } from '../names.ts'
import type { Unsaved } from '../server/protocol.ts'
import { moveDraft, removeDraft, writeDraft } from './draftStore.ts'
import { readDraft } from './readDraft.ts'

afterEach(() => vi.unstubAllGlobals())

const file = 'content/pages/about.he.mdx'
const desk = { base: { file, text: 'א', version: 'v' }, by: 'a' }
const written = (by: string, at: number): Unsaved => ({
  base: { file, text: 'א', version: 'v' },
  text: `${by} ${at}`,
  at,
  by,
})

/** The text that a desk offers, where the browser kept one, the server another, and the desks saved at these times. */
function offered({ own, unsaved, desks }: { own?: Unsaved; unsaved?: Unsaved; desks: Record<string, number> }) {
  vi.stubGlobal('localStorage', { getItem: () => (own ? JSON.stringify(own) : null) })
  const [by = '', at = 0] = Object.entries(desks).toSorted(([, a], [, b]) => b - a)[0] ?? []
  const lastSave = { base: 'v', text: 'ב', version: 'w', at, by, desks }
  return readDraft({ file, text: 'ב', version: 'w', lastSave, ...(unsaved && { unsaved }) })?.text
}

test('of two unsaved texts the newer one is offered', () => {
  expect(offered({ own: written('a', 5), unsaved: written('b', 6), desks: {} })).toBe('b 6')
  expect(offered({ own: written('a', 7), unsaved: written('b', 6), desks: {} })).toBe('a 7')
})

test('a text that its desk saved later is not offered, although another desk saved after that', () => {
  expect(offered({ own: written('a', 5), desks: { a: 6, b: 8 } })).toBeUndefined()
  expect(offered({ own: written('a', 7), desks: { a: 6, b: 8 } })).toBe('a 7')
})

test('an older text that was never saved is offered where the newer one was', () => {
  expect(offered({ own: written('a', 5), unsaved: written('b', 4), desks: { a: 6 } })).toBe('b 4')
})

test('each text goes to the server at once, numbered, however long the answers take', () => {
  const sent: unknown[] = []
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('fetch', (_: string, { method, body }: { method: string; body: string }) => {
    const { unsaved, turn } = JSON.parse(body)
    sent.push([method, unsaved?.text, turn.number])
    return new Promise(() => undefined)
  })
  for (const text of ['אב', 'אבג']) {
    writeDraft(desk, EditorState.create({ doc: text }))
  }
  removeDraft(file)
  expect(sent).toEqual([
    ['PUT', 'אב', 1],
    ['PUT', 'אבג', 2],
    ['DELETE', undefined, 3],
  ])
})

test('what is kept as its page goes is sent by requests that outlive it', () => {
  const sent: unknown[] = []
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('fetch', (_: string, { method, keepalive }: RequestInit) => {
    sent.push([method, keepalive])
    return new Promise(() => undefined)
  })
  const editor = EditorState.create({ doc: 'אב' })
  writeDraft(desk, editor)
  writeDraft(desk, editor, true)
  removeDraft(file, true)
  expect(sent).toEqual([
    ['PUT', false],
    ['PUT', true],
    ['DELETE', true],
  ])
})

test('what the browser keeps moves along with its file, also what is kept later by the old name, and replaces nothing newer', () => {
  const kept = new Map<string, string>()
  const [to, known] = ['content/services/firm.he.mdx', 'content/pages/firm.he.mdx']
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).unsaved.base.file)
    return new Promise(() => undefined)
  })
  const read = () => [...kept].map(([key, text]) => [key, JSON.parse(text).base.file, JSON.parse(text).text])

  writeDraft(desk, EditorState.create({ doc: 'אב' }))
  moveDraft(file, to)
  expect(read()).toEqual([[draftKey(to), to, 'אב']])
  writeDraft(desk, EditorState.create({ doc: 'אבג' }))
  expect(read()).toEqual([[draftKey(to), to, 'אבג']])
  expect(sent).toEqual([file, to])

  kept.set(draftKey(known), JSON.stringify({ ...written('a', 1), base: { ...desk.base, file: known } }))
  moveDraft(known, to)
  expect(read()).toEqual([[draftKey(to), to, 'אבג']])
})
