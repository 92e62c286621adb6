import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Document, ParentNode } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { elements, hasClass, textOf } from '../../src/review/html.ts'
import { runAxe } from '../../src/review/screenshots/axe.ts'
import { launchOptions } from '../e2e/chromium.ts'
import { makeRepository, type Repository } from './repository.ts'
import { drawPicture, fillSite } from './site.ts'

/** For the whole review of a small site, twice; all tests share one repository. */
const timeout = 300_000

let site: Repository
let interrupted: Map<string, number>
let reviewed: { status: number | null; output: string }
let report: Document

beforeAll(async () => {
  site = await makeRepository(fillSite)
  await change(site)
  interrupted = await interrupt(site)
  reviewed = site.run('scripts/review.ts', ['--base', 'HEAD~1', '--fail-on', 'dead-address,consent'])
  expect(reviewed.output).toContain('review/index.html')
  report = parseDocument(readFileSync(join(site.folder, 'review/index.html'), 'utf8'))
}, timeout)

afterAll(() => site.remove())

async function change({ folder, edit, git, commit, run }: Repository): Promise<void> {
  run('scripts/rename.ts', ['moving', 'moved'])
  edit('content/vendors/wording.en.mdx', 'ready on the day', 'ready on the very day')
  edit('content/vendors/wording.he.mdx', 'מוכן ביום שבו', 'מוכן כבר ביום שבו')
  edit('content/data/facts.yaml', /(?<=applecare\.standard\.price: \{ kind: price, value: )\d+/, '229')
  edit('content/data/facts.yaml', /(?<=applecare\.standard\.price: .*checked: )[\d-]+/, '2026-02-02')
  edit('content/vendors/titles.en.mdx', "title: 'The page on titles'", "title: 'Another title'")
  edit('content/vendors/titles.he.mdx', "title: 'העמוד על titles'", "title: 'כותרת אחרת לעמוד'")
  edit('content/vendors/headline.he.mdx', "title: 'העמוד על headline'", "title: 'כותרת חדשה'")
  git('rm', '--quiet', 'content/vendors/leaving.en.mdx', 'content/vendors/leaving.he.mdx')
  edit('content/legal/terms-of-use.en.mdx', 'A paragraph below', 'Another paragraph below')
  edit('content/legal/terms-of-use.he.mdx', 'פסקה מתחת', 'פסקה אחרת מתחת')
  await drawPicture(folder, '#bc4749')
  edit('content/vendors/hebrew.he.mdx', 'מוכן ביום שבו', 'מוכן ב־MacBook Pro כבר ביום שבו')
  commit('Everything that a reviewer has to see')
}

const screenshotsOf = ({ folder }: Repository) => {
  const kept = join(folder, '.cache/review/screenshots')
  const files = existsSync(kept) ? readdirSync(kept).filter(name => name.endsWith('.json')) : []
  return new Map(files.map(name => [name, statSync(join(kept, name)).mtimeMs]))
}

/** Kills a review while it takes screenshots; returns those that were taken, with their times. */
async function interrupt(repository: Repository): Promise<Map<string, number>> {
  const child = spawn(process.execPath, ['scripts/review.ts', '--base', 'HEAD~1'], { cwd: repository.folder })
  child.stdout.on('data', data => {
    if (/captured: [1-9]/.test(String(data))) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  return screenshotsOf(repository)
}

const all = (root: ParentNode, tag: string) => elements(root).filter(element => element.name === tag)
const withClass = (root: ParentNode, name: string) => elements(root).filter(element => hasClass(element, name))

/** Headings of each page's section by language; weights left out, for they follow from everything else. */
function headings(): Record<string, Record<string, string[]>> {
  return Object.fromEntries(
    all(report, 'article').map(article => [
      article.attribs.id,
      Object.fromEntries([
        ...withClass(article, 'badge').map(badge => [textOf(badge), []] as const),
        ...withClass(article, 'column').map(
          column =>
            [
              column.attribs['data-locale'],
              all(column, 'h4')
                .map(textOf)
                .filter(words => words !== 'Weight'),
            ] as const,
        ),
      ]),
    ]),
  )
}

test('each change is listed under its heading in its language, and nothing else is', () => {
  const both = (...names: string[]) => ({ en: names, he: names })
  expect(headings()).toEqual({
    'page-wording': both('Text', 'Appearance'),
    'page-prices': both('Text', 'Facts', 'Structured data', 'Appearance'),
    'page-titles': both('Title and description', 'Images'),
    'page-headline': {
      'Hebrew only': [],
      en: ['Its text in the same places'],
      he: ['Title and description', 'Images'],
    },
    'page-moved': { Moved: [], en: [], he: [] },
    redirects: {},
    'page-leaving': { Removed: [], ...both('Appearance') },
    'page-terms-of-use': { 'Legal text': [], ...both('Text', 'Appearance') },
    'page-pictures': both('Images', 'Appearance'),
    'page-hebrew': { 'Hebrew only': [], en: ['Its text in the same places'], he: ['Text', 'Appearance'] },
  })
})

test('the words that changed are marked in the direction of their language', () => {
  const words = (path: string) =>
    all(report, 'article')
      .filter(article => article.attribs.id === `page-${path}`)
      .flatMap(article => withClass(article, 'words'))
      .map(line => [line.attribs.dir, ...all(line, 'del').map(textOf), ...all(line, 'ins').map(textOf)])
  expect(words('wording')).toEqual([
    ['ltr', 'very'],
    ['rtl', 'כבר'],
  ])
  expect(words('prices')).toEqual([
    ['ltr', '$219', '$229'],
    ['rtl', '$219', '$229'],
  ])
  expect(words('hebrew')).toEqual([['ltr'], ['rtl', 'ב־MacBook Pro כבר']])
})

test('the other language’s title is shown where only one title changed', () => {
  const [english] = all(report, 'article')
    .filter(article => article.attribs.id === 'page-headline')
    .flatMap(article => withClass(article, 'unchanged'))
  expect(english && textOf(english)).toContain('The page on headline')
})

test('pages and addresses that are gone come first', () => {
  expect(withClass(report, 'alerts').flatMap(section => all(section, 'li').map(textOf))).toEqual([
    'Dead address /leaving Removed without a redirect.',
    'Dead address /he/leaving Removed without a redirect.',
    'Legal text /terms-of-use Somebody authorised has to approve the change.',
  ])
})

test('a page removed without a redirect, and a text edited in one language only, are reported as such', () => {
  const said = all(report, 'article').map(textOf).join(' ')
  expect(said).toContain('Its address is dead.')
  expect(said).toContain('Only the Hebrew page was edited, not the English one.')
  expect(said).toContain('The first device is ready on the day it arrives.')
})

test('the summary for the pull request says the same', () => {
  const summary = readFileSync(join(site.folder, 'review/summary.md'), 'utf8')
  expect(summary.split('\n').filter(line => line.startsWith('| ') && line.includes('/'))).toMatchInlineSnapshot(`
    [
      "| The page on headline (\`/headline\`) | – | title and description, images | Only the Hebrew page was edited, not the English one. Do both still say the same? |",
      "| The page on hebrew (\`/hebrew\`) | – | text | Only the Hebrew page was edited, not the English one. Do both still say the same? |",
      "| The page on moving (\`/moved\`) | moved from \`/moving\` | moved from \`/he/moving\` |  |",
      "| The page on pictures (\`/pictures\`) | images | images |  |",
      "| The page on prices (\`/prices\`) | text, facts, structured data | text, facts, structured data |  |",
      "| Another title (\`/titles\`) | title and description, images | title and description, images |  |",
      "| The page on wording (\`/wording\`) | text | text |  |",
      "| The terms of use of the fixture (\`/terms-of-use\`) | text | text | **Legal text** |",
      "| The page on leaving (\`/leaving\`) | **removed, dead address** | **removed, dead address** |  |",
    ]
  `)
})

test('a review that was killed continues where it was', () => {
  expect(interrupted.size).toBeGreaterThan(0)
  const now = screenshotsOf(site)
  expect(now.size).toBeGreaterThan(interrupted.size)
  expect([...interrupted].filter(([name, time]) => now.get(name) !== time)).toEqual([])
})

test('ends with 1 where what it was to fail on was found, after the report is written', () => {
  expect(reviewed.status).toBe(1)
  const named = reviewed.output.split('\n').filter(line => /^(dead-address|legal|consent):/.test(line))
  expect(named).toEqual([
    'dead-address: /leaving  Removed without a redirect.',
    'dead-address: /he/leaving  Removed without a redirect.',
  ])
})

test('an unknown kind to fail on is refused before anything is built', () => {
  const { status, output } = site.run('scripts/review.ts', ['--fail-on', 'dead-adress'])
  expect(status).toBe(2)
  expect(output).toMatch(/^The option --fail-on has "dead-adress": expected some of dead-address, /)
})

test('reports its progress', () => {
  expect(reviewed.output).toMatch(/Pages captured: \d+ of 13, \d+ s\n/)
  expect(reviewed.output).toContain('Pages captured: 13 of 13')
})

test('the report is complete in its folder and remembers what was seen', { timeout }, async () => {
  const files = elements(report).flatMap(({ attribs: { src, href } }) =>
    href?.startsWith('#') || href?.startsWith('data:') ? [] : [src ?? href ?? []].flat(),
  )
  expect(files.filter(file => !existsSync(join(site.folder, 'review', file)))).toEqual([])

  await using browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  const faults: string[] = []
  page.on('console', message => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', error => faults.push(error.message))
  page.on('request', request => request.url().startsWith('file:') || faults.push(request.url()))
  await page.goto(`file://${site.folder}/review/index.html`)
  await page.locator('#page-prices [data-page]').check()
  await page.reload()
  expect(await page.locator('[data-page]:checked').count()).toBe(1)
  expect(await page.locator('[data-count]').textContent()).toBe('1 of 10 seen')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(faults).toEqual([])
  // Last: axe fetches the style sheet again, which a page from disk may not do.
  expect(await runAxe(page)).toEqual([])
})

test('the boxes of a cut-out screenshot are around the same pixels as in the whole one', async () => {
  await using browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`file://${site.folder}/review/index.html`)
  const distances = await page.locator('.viewport > .pair rect').evaluateAll(boxes =>
    boxes.flatMap(box => {
      const image = box.closest('a')?.querySelector('img')
      if (!image) return []
      const [shown, whole] = [box.getBoundingClientRect(), image.getBoundingClientRect()]
      const scale = whole.width / Number(image.getAttribute('width'))
      const distance = (edge: 'x' | 'y') => shown[edge] - whole[edge] - Number(box.getAttribute(edge)) * scale
      return [distance('x'), distance('y')]
    }),
  )
  expect(distances.length).toBeGreaterThan(0)
  expect(distances.filter(distance => Math.abs(distance) > 1)).toEqual([])
})

test('before and after can be laid over each other, with a divider between them, in both languages', async () => {
  await using browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`file://${site.folder}/review/index.html`)
  await page.locator('[data-overlay]').check()
  for (const locale of ['en', 'he']) {
    const pair = page.locator(`#page-prices [data-locale=${locale}] .viewport-desktop > .pair.both`).first()
    /** The side that is visible at a share of the width. */
    const sideAt = (share: number) =>
      pair.evaluate((element, across) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x, y, width, height } = element.querySelector('.after a')?.getBoundingClientRect() ?? new DOMRect()
        const hit = document.elementFromPoint(x + width * across, y + height / 2)
        return hit?.closest('.before') ? 'before' : hit?.closest('.after') ? 'after' : undefined
      }, share)
    expect([await sideAt(0.3), await sideAt(0.7)]).toEqual(['before', 'after'])
    await pair.locator('.divider').fill('80')
    expect([await sideAt(0.7), await sideAt(0.9)]).toEqual(['before', 'after'])
  }
})

test('kinds of change can be hidden, with the pages that have no other; removed pages stay', async () => {
  await using browser = await chromium.launch(launchOptions)
  const page = await browser.newPage()
  await page.goto(`file://${site.folder}/review/index.html`)
  await page.locator('[data-kind=text]').uncheck()
  expect(await page.locator('#page-wording .changes-text').first().isVisible()).toBe(false)
  expect(await page.locator('#page-wording').isVisible()).toBe(true)
  await page.locator('[data-kind=appearance]').uncheck()
  const shown = (id: string) => page.locator(`#${id}`).isVisible()
  expect([await shown('page-wording'), await shown('page-prices'), await shown('page-leaving')]).toEqual([
    false,
    true,
    true,
  ])
  expect(await page.locator('[data-entry="/wording"]').isVisible()).toBe(false)
})

test('the line through removed text does not hide a hyphen', async () => {
  await using browser = await chromium.launch(launchOptions)
  const page = await browser.newPage()
  await page.goto(`file://${site.folder}/review/index.html`)
  const inkOf = async (text: string) => {
    await page.evaluate(words => {
      document.body.innerHTML = `<del style="display:inline-block;width:6em;font-size:2rem">${words}</del>`
    }, text)
    const { data } = await sharp(await page.locator('del').screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true })
    // The ink is dark red, the line and the background are not.
    return data.reduce((count, value, index) => count + Number(index % 3 === 1 && value < 90), 0)
  }
  expect(await inkOf('&nbsp;')).toBe(0)
  expect(await inkOf('-')).toBeGreaterThan(10)
})

test('an unknown base is reported with the closest name', () => {
  const { status, output } = site.run('scripts/review.ts', ['--base', 'mian'])
  expect(status).toBe(1)
  expect(output).toContain('git knows no branch, tag or commit "mian". Did you mean "main"?')
})

test('says so where nothing changed', { timeout }, () => {
  const { status, output } = site.run('scripts/review.ts', ['--base', 'HEAD'])
  expect(status, output).toBe(0)
  expect(output).toContain('Nothing changed: all 28 pages render as before.')
  expect(readFileSync(join(site.folder, 'review/index.html'), 'utf8')).toContain('No page renders differently.')
})
