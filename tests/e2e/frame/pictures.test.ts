import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { copyProject } from '../../bench/copyProject.ts'
import { generateSite } from '../../bench/generateSite.ts'
import { decided, visit } from './visit.ts'

// The site's own pages have drawings only: a small site with a photograph at the end of a page.
let folder: string
let server: ChildProcess
let origin: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // A whole build of its own.
  test.setTimeout(120_000)
  folder = copyProject()
  generateSite(folder, 2)
  mkdirSync(join(folder, 'content/images'))
  const picture = { width: 1600, height: 900, channels: 3, background: '#0b5d4b' } as const
  await sharp({ create: picture }).jpeg().toFile(join(folder, 'content/images/rack.jpg'))
  for (const locale of ['en', 'he']) {
    appendFileSync(join(folder, `content/vendors/page-0.${locale}.mdx`), '\n![A rack](../images/rack.jpg)\n')
  }
  // The bundles are the same: only the pages and the picture are made.
  cpSync('.cache/app', join(folder, '.cache/app'), { recursive: true })
  const built = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: folder, encoding: 'utf8' })
  expect(built.status, built.stdout + built.stderr).toBe(0)
  server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', HOST: 'localhost', LEADS_DB: join(folder, 'leads.db') },
  })
  let said = ''
  const place = /Serving the site on (\S+)/
  while (!place.test(said)) said += String((await once(server.stdout ?? server, 'data'))[0])
  origin = place.exec(said)?.[1] ?? ''
})

test.afterAll(() => {
  server?.kill()
  rmSync(folder, { recursive: true, force: true })
})

const picture = (page: Page) => page.locator('[data-picture]')
const image = (page: Page) => picture(page).locator('img')

/** Addresses of pictures that the page has fetched. */
function fetched(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', request => request.url().includes('/assets/pictures/') && addresses.push(request.url()))
  return addresses
}

/** Scrolls until the picture begins so many pixels below the window, and lets its observer have its say. */
const scrollTo = (page: Page, below: number) =>
  picture(page).evaluate(async (element, distance) => {
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight - distance, behavior: 'instant' })
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  }, below)

for (const [name, path] of [
  ['left to right', '/page-0'],
  ['right to left', '/he/page-0'],
] as const) {
  test(`${name}: a picture is fetched within 50 px of the window and not before, fades in and moves nothing`, async ({
    page,
  }) => {
    const addresses = fetched(page)
    await visit(page, origin + path)
    await expect(image(page)).toHaveAttribute('alt', 'A rack')
    const size = () => image(page).evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
    const before = await size()
    expect(before[1]).toBe(Math.round(((before[0] ?? 0) * 900) / 1600))
    await scrollTo(page, 60)
    expect(addresses).toEqual([])
    await expect(image(page)).toHaveCSS('opacity', '0')
    await scrollTo(page, 30)
    await expect(picture(page)).toHaveAttribute('data-shown', '')
    await expect(image(page)).toHaveCSS('opacity', '1')
    expect(addresses).toEqual([expect.stringMatching(/-640\.avif$/)])
    expect(await image(page).evaluate(element => getComputedStyle(element).transitionProperty)).toBe('opacity')
    expect(await size()).toEqual(before)
  })
}

test('paused animations and reduced motion leave the fade out; inverted pages leave photographs alone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, `${origin}/page-0`, { consent: decided, accessibility: { invertedContrast: true } })
  await expect(image(page)).toHaveCSS('transition-duration', '0s')
  await expect(image(page)).toHaveCSS('filter', 'none')
})

test('a picture that cannot be had leaves its words', async ({ page }) => {
  await page.route('**/assets/pictures/*', route => route.abort())
  await visit(page, `${origin}/page-0`)
  await scrollTo(page, 0)
  await expect(picture(page)).toHaveAttribute('data-shown', '')
})

test('where the page’s own code cannot be had the picture shows', async ({ page }) => {
  await page.route('**/assets/entries/*.js', route => route.abort())
  await visit(page, `${origin}/page-0`)
  await scrollTo(page, -100)
  await expect
    .poll(() => image(page).evaluate(element => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expect(image(page)).toHaveCSS('opacity', '1')
})

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the picture shows', async ({ page }) => {
    const answer = page.waitForResponse(response => response.url().endsWith('-640.avif'))
    await page.goto(`${origin}/page-0`)
    await image(page).scrollIntoViewIfNeeded()
    expect((await answer).headers()['content-type']).toBe('image/avif')
    await expect(image(page)).toHaveCSS('opacity', '1')
    await expect(image(page)).toBeInViewport()
  })
})
