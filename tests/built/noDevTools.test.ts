import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Words of the dev server's pages and scripts. */
const traces = [
  'dev-bar',
  'dev-overlay',
  'data-dev',
  'data-broken-link',
  '__dev/',
  '__open-in-editor',
  '__desk/',
  'desk-start',
  'desk-cursor',
]

/** Words of what previews alone carry. */
const ofPreviews = ['preview-remark', 'offerRemarks', '/sources/']

/** Vite's and CodeMirror's own, and the places of files that only the dev server has. */
const general = ['@vite/client', 'cm-content', 'src/desk']

const read = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && names.test(entry.name))
    .map(entry => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }))

test('nothing of the dev server or of previews is in the built site', () => {
  const files = read('dist/client', /\.(?:html|js|css|json)$/)
  expect(files.length).toBeGreaterThan(0)
  const found = files.filter(({ text }) => [...traces, ...ofPreviews, ...general].some(trace => text.includes(trace)))
  expect(found.map(({ name }) => name)).toEqual([])
})

test('dev server and previews still have every word that is looked for', () => {
  const lost = (folder: string, words: readonly string[]) => {
    const sources = read(folder, /\.tsx?$/)
    return words.filter(trace => !sources.some(({ text }) => text.includes(trace)))
  }
  expect([...lost('src/desk', traces), ...lost('src/site/preview', ofPreviews)]).toEqual([])
})
