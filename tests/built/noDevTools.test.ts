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

/** Vite's and CodeMirror's own, and the places of files that only the dev server has. */
const general = ['@vite/client', 'cm-content', 'src/desk']

const read = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && names.test(entry.name))
    .map(entry => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }))

test('nothing of the dev server is in the built site', () => {
  const files = read('dist/client', /\.(?:html|js|css|json)$/)
  expect(files.length).toBeGreaterThan(0)
  const found = files.filter(({ text }) => [...traces, ...general].some(trace => text.includes(trace)))
  expect(found.map(({ name }) => name)).toEqual([])
})

test('the dev server still has every word that is looked for', () => {
  const sources = read('src/desk', /\.tsx?$/)
  expect(traces.filter(trace => !sources.some(({ text }) => text.includes(trace)))).toEqual([])
})
