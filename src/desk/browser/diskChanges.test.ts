import { history } from '@codemirror/commands'
import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { afterEach, expect, test, vi } from 'vitest'
import type { LastSave, SourceFile } from '../server/protocol.ts'
import { DiskChanges } from './diskChanges.ts'
import { outsideChanges } from './editor/outsideChange.ts'
import { SavedFile } from './savedFile.ts'
import { SessionStore } from './sessionState.ts'

afterEach(() => vi.unstubAllGlobals())

const file = 'content/pages/about.he.mdx'
const before: SourceFile = { file, text: 'שורה ראשונה.\n\nThe end.\n', version: 'before' }
const unsaved = before.text.replace('ראשונה', 'ראשונה ושנייה')
const text = before.text.replace('ראשונה', 'ראשונה, שנייה ושלישית')

/** An open file without a view. @param mine its text, of which only `before` was on disk; @param by the desk that wrote it */
function open(mine: string, by = 'this desk') {
  let state = EditorState.create({ doc: mine, extensions: [history(), outsideChanges] })
  const dispatch = (made: readonly Transaction[] | TransactionSpec) => {
    state = 'length' in made ? (made.at(-1)?.state ?? state) : state.update(made).state
  }
  const view = {
    get state() {
      return state
    },
    dispatch,
  } as unknown as EditorView
  const [store, saved] = [new SessionStore(), new SavedFile(before)]
  saved.by = by
  const changes = new DiskChanges(view, saved, {
    state: () => store.state,
    set: change => store.set(change),
    setSaved: version => {
      saved.version = version
    },
    onRead: () => undefined,
    onUnread: () => undefined,
    onProblem: () => undefined,
  })
  return { changes, saved, store, view, text: () => state.doc.toString() }
}

const onDisk = (by: string): SourceFile => {
  const lastSave: LastSave = { base: 'before', text, version: 'after', at: 5, by, desks: { [by]: 5 } }
  return { file, text, version: 'after', lastSave }
}

test('a tab that only reads shows what the tab that writes saved of the text that both had', async () => {
  const tab = open(unsaved, 'the desk of both')
  tab.store.set({ elsewhere: true })
  await tab.changes.merge(onDisk('the desk of both'))
  expect(tab.text()).toBe(text)
  expect(tab.saved.version.version).toBe('after')
})

test('a tab that only reads shows what is on disk instead of unsaved words that clash with it, and keeps its place', async () => {
  const tab = open(unsaved)
  tab.view.dispatch({ selection: { anchor: unsaved.indexOf('end') } })
  tab.store.set({ elsewhere: true })
  await tab.changes.merge(onDisk('another desk'))
  expect(tab.text()).toBe(text)
  expect(tab.store.state.conflict).toBeUndefined()
  expect(tab.view.state.selection.main.head).toBe(text.indexOf('end'))
})

test('a tab that only reads does not go on with what was discarded where it is written', async () => {
  const tab = open(unsaved)
  tab.store.set({ elsewhere: true })
  await tab.changes.merge(before)
  expect(tab.text()).toBe(before.text)
})

test('a tab from which the file is taken while two texts are merged shows the saved one', async () => {
  const tab = open(unsaved)
  const merged = { text: `${unsaved}merged`, clashes: [] }
  vi.stubGlobal('fetch', () => {
    tab.store.set({ elsewhere: true })
    return Promise.resolve(Response.json(merged))
  })
  await tab.changes.merge(onDisk('another desk'))
  expect(tab.text()).toBe(text)
})

test('the text of a page that was moved stays, for what is unsaved of it', async () => {
  const tab = open(unsaved)
  tab.store.set({ elsewhere: true, moved: { file: 'content/pages/new.he.mdx', url: '/he/new' } })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ text: unsaved, clashes: [] })))
  await tab.changes.merge(onDisk('another desk'))
  expect(tab.text()).toBe(unsaved)
})
