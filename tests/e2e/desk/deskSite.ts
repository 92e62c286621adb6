import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect as expectSoon, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { type DevProcess, type DevSite, makeDevSite, startDev } from '../devServer.ts'

// A first edit waits for code to be compiled, beside everything else that the tests run.
export const expect = expectSoon.configure({ timeout: 30_000 })

/** A generated site with its dev server, for the tests of one file. */
export interface DeskSite extends DevSite {
  dev: DevProcess
  /** The bytes of a file, as hexadecimal digits. */
  bytes(file: string): string
  close(): Promise<void>
}

export async function startDeskSite(): Promise<DeskSite> {
  // Of the hook that starts it, on a busy machine.
  test.setTimeout(120_000)
  const site = makeDevSite(6)
  // What the project's own dev server has compiled is the same here.
  if (existsSync('.cache/dev')) cpSync('.cache/dev', join(site.root, '.cache/dev'), { recursive: true })
  const dev = await startDev(site)
  return {
    ...site,
    dev,
    bytes: file => readFileSync(join(site.root, file)).toString('hex'),
    async close() {
      await dev.stop()
      rmSync(site.root, { recursive: true, force: true })
    },
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
  /** The page beside it. */
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

/** What another test left unsaved is another writer's. */
export function forgetUnsaved({ root }: DeskSite): void {
  rmSync(join(root, '.cache/desk/unsaved'), { recursive: true, force: true })
}

/** Opens the desk of a page on a place such as `20:5`, and waits until both its halves stand. */
export async function openDesk(browser: Browser, site: DeskSite, url: string, place = ''): Promise<DeskPage> {
  forgetUnsaved(site)
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

/** Replaces a file's text by one with other line ends, a byte order mark or whatever else its bytes are to be. */
export function writeBytes(site: DeskSite, file: string, text: string): void {
  writeFileSync(join(site.root, file), text)
}
