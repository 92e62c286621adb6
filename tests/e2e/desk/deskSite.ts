import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect as expectSoon,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test'
import { statePath } from '../../../src/desk/dev/state.ts'
import { deskPrefix } from '../../../src/desk/names.ts'
import { unsavedFiles } from '../../../src/desk/server/unsavedFiles.ts'
import { type DevProcess, type DevSite, makeDevSite, startDev } from '../devServer.ts'

// A first edit waits for code to be compiled, along with everything else that the tests run.
export const expect = expectSoon.configure({ timeout: 30_000 })

/** A generated site with its dev server. */
export interface DeskSite extends DevSite {
  dev: DevProcess
  /** The bytes of a file, as hexadecimal digits. */
  bytes(file: string): string
}

export interface DeskServer extends DeskSite {
  /**
   * Puts back what a test has left: files of the content, the repository, and what the desk remembers of another writer. Resolves when the server has read all of it.
   */
  restore(): Promise<void>
}

/** A test of the desk, with a site whose files are as they were generated: one dev server serves them all. */
export const test = base.extend<{ site: DeskSite }, { deskServer: DeskServer }>({
  deskServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which other fixtures are needed
    async ({}, use) => {
      const site = makeDevSite(6)
      const dev = await startDev(site)
      // The first page takes longest.
      await fetch(`${dev.url}${statePath}?url=/page-1`)
      await use({
        ...site,
        dev,
        bytes: file => readFileSync(join(site.root, file)).toString('hex'),
        restore: restorer(site, dev),
      })
      await dev.stop()
      rmSync(site.root, { recursive: true, force: true })
    },
    // On a busy machine.
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ browser, deskServer }, use) => {
    await deskServer.restore()
    await use(deskServer)
    // What a page keeps of its unsaved text as it goes would reach the server while the next test runs.
    await Promise.all(browser.contexts().map(closeOffline))
  },
})

/** Written when something has been put back; no test looks at it. */
const marker = 'content/vendors/page-0.en.mdx'

function restorer(site: DevSite, dev: DevProcess): DeskServer['restore'] {
  const folder = join(site.root, 'content')
  const files = () =>
    new Map(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name))
        .map(path => [path, readFileSync(path, 'latin1')]),
    )
  const generated = files()
  const markerText = site.read(marker)
  let times = 0
  /** The checks go on with the text that a desk has shown last until its file changes, or a desk shows another. */
  const showAsGenerated = (file: string) =>
    fetch(`${dev.url}${deskPrefix}render`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: dev.url },
      body: JSON.stringify({ file, text: site.read(file), revision: 0 }),
    })
  return async () => {
    // Answered after what the pages of the test before have sent: nothing of that is kept once it is removed here.
    await fetch(`${dev.url}${statePath}?url=/page-0`)
    const unsaved = unsavedFiles(site.root).filter(file => generated.has(join(site.root, file)))
    // The server may be writing there still.
    for (const name of ['.cache/desk', '.git', '.gitignore'])
      rmSync(join(site.root, name), { recursive: true, force: true, maxRetries: 5 })
    const now = files()
    const added = [...now.keys()].filter(path => !generated.has(path))
    const changed = [...generated].filter(([path, text]) => now.get(path) !== text)
    if (added.length + changed.length > 0) await putBack(added, changed)
    for (const file of unsaved) await showAsGenerated(file)
  }

  async function putBack(added: readonly string[], changed: readonly (readonly [string, string])[]): Promise<void> {
    for (const path of added) rmSync(path)
    for (const [path, text] of changed) writeFileSync(path, text, 'latin1')
    // In letters: a number that the other language has not would be a fault.
    const kicker = `Restored ${[...String(++times)].map(digit => 'abcdefghij'[Number(digit)]).join('')}`
    site.write(marker, markerText.replace(/^kicker: .*/m, `kicker: ${kicker}`))
    generated.set(join(site.root, marker), readFileSync(join(site.root, marker), 'latin1'))
    await expect.poll(() => fetch(`${dev.url}${statePath}?url=/page-0`).then(state => state.text())).toContain(kicker)
  }
}

/** One language of a page, as the tests of both languages need it. */
export interface DeskLanguage {
  locale: 'en' | 'he'
  file: string
  url: string
  /** Words of the desk in this language. */
  saved: string
  unsaved: string
}

export const languages: readonly DeskLanguage[] = [
  {
    locale: 'en',
    file: 'content/vendors/page-1.en.mdx',
    url: '/page-1',
    saved: 'Saved',
    unsaved: 'Unsaved changes',
  },
  {
    locale: 'he',
    file: 'content/vendors/page-1.he.mdx',
    url: '/he/page-1',
    saved: 'נשמר',
    unsaved: 'יש שינויים שלא נשמרו',
  },
]

/** The desk as its writer sees it. */
export interface DeskPage {
  page: Page
  /** The editor's text, which takes keys. */
  text: Locator
  /** The page next to the editor. */
  shown: FrameLocator
  state: Locator
  /** The line that the cursor is in, as the editor holds it. */
  line(): Promise<string>
}

export function deskOn(page: Page): DeskPage {
  const text = page.locator('.cm-content').first()
  return {
    page,
    text,
    shown: page.frameLocator('iframe'),
    state: page.locator('.top .state'),
    line: () => page.locator('.cm-activeLine').first().innerText(),
  }
}

/** Opens the desk of a page on a place such as `20:5`, and waits until both its halves stand. */
export async function openDesk(browser: Browser, site: DeskSite, url: string, place = ''): Promise<DeskPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript(() => localStorage.setItem('desk-tour', 'seen'))
  return reopenDesk(await context.newPage(), site, url, place)
}

export async function reopenDesk(page: Page, site: DeskSite, url: string, place = ''): Promise<DeskPage> {
  await page.goto(`${site.dev.url}${url}?edit=${place}`)
  const desk = deskOn(page)
  await expect(desk.text).toBeFocused()
  await expect(desk.shown.locator('h1')).toBeVisible()
  return desk
}

async function closeOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await context.close()
}

/** Saves both languages; a test that shows one of them beside the other would find it unsaved. */
export async function saveAll(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.locator('.top button.primary')).toBeDisabled()
}

/** Replaces a file's text by one with other line ends, a byte order mark or whatever else its bytes are to be. */
export function writeBytes(site: DeskSite, file: string, text: string): void {
  writeFileSync(join(site.root, file), text)
}

/** Runs in the page: whether the first letter of a text stands to the left of its last one. */
export function beginsLeft(element: Element): boolean {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
  const leftOf = (at: number) => {
    const range = new Range()
    range.setStart(words, at)
    range.setEnd(words, at + 1)
    return range.getBoundingClientRect().left
  }
  return leftOf(0) < leftOf(words.data.trimEnd().length - 1)
}
