import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Words that stand in every page of the dev server and in its scripts. */
const traces = /dev-bar|dev-overlay|data-dev|data-broken-link|__dev\/|__open-in-editor|@vite\/client|src\/desk/

test('nothing of the dev server is in the built site', () => {
  const files = readdirSync('dist/client', { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(?:html|js|css|json)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(file => traces.test(readFileSync(file, 'utf8')))).toEqual([])
})
