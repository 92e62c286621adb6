import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Element, elements, parseHtml, textOf } from '../../src/review/html/parseHtml.ts'
import { axeFaults } from '../../src/review/pictures/axeFaults.ts'
import { launchOptions } from '../e2e/chromium.ts'
import { makeRepository, type Repository } from './repository.ts'
import { drawPicture, fillSite } from './site.ts'

/** The whole review of a small site, twice; one repository serves all tests. */
const patience = 300_000

let site: Repository
let interrupted: Map<string, number>
let reviewed: { status: number | null; output: string }
let report: Element

beforeAll(async () => {
  site = await makeRepository(fillSite)
  await change(site)
  interrupted = await interrupt(site)
  reviewed = site.run('scripts/review.ts', ['--base', 'HEAD~1'])
  expect(reviewed.status, reviewed.output).toBe(0)
  report = parseHtml(readFileSync(join(site.folder, 'review/index.html'), 'utf8'))
}, patience)

afterAll(() => site.remove())

async function change({ folder, edit, git, commit, run }: Repository): Promise<void> {
  run('scripts/rename.ts', ['moving', 'moved'])
  edit('content/vendors/wording.en.mdx', 'ready on the day', 'ready on the very day')
  edit('content/vendors/wording.he.mdx', 'מוכן ביום שבו', 'מוכן כבר ביום שבו')
  edit('content/data/facts.yaml', /(?<=applecare\.standard\.price: \{ kind: price, value: )\d+/, '229')
  edit('content/vendors/titles.en.mdx', "title: 'The page on titles'", "title: 'Another title'")
  edit('content/vendors/titles.he.mdx', "title: 'העמוד על titles'", "title: 'כותרת אחרת לעמוד'")
  git('rm', '--quiet', 'content/vendors/leaving.en.mdx', 'content/vendors/leaving.he.mdx')
  edit('content/legal/terms-of-use.en.mdx', 'A paragraph below', 'Another paragraph below')
  edit('content/legal/terms-of-use.he.mdx', 'פסקה מתחת', 'פסקה אחרת מתחת')
  await drawPicture(folder, '#bc4749')
  edit('content/vendors/hebrew.he.mdx', 'מוכן ביום שבו', 'מוכן ב־MacBook Pro כבר ביום שבו')
  commit('Everything that a reviewer has to see')
}

const picturesOf = ({ folder }: Repository) => {
  const kept = join(folder, '.cache/review/pictures')
  const files = existsSync(kept) ? readdirSync(kept).filter(name => name.endsWith('.json')) : []
  return new Map(files.map(name => [name, statSync(join(kept, name)).mtimeMs]))
}

/** Ends a review while it takes pictures; returns those that were taken, with their times. */
async function interrupt(repository: Repository): Promise<Map<string, number>> {
  const child = spawn(process.execPath, ['scripts/review.ts', '--base', 'HEAD~1'], { cwd: repository.folder })
  child.stdout.on('data', data => {
    if (/photographed: [1-9]/.test(String(data))) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  return picturesOf(repository)
}

const all = (root: Element, tag: string) => [...elements(root)].filter(element => element.tag === tag)
const withClass = (root: Element, name: string) =>
  [...elements(root)].filter(element => element.attributes.class?.split(' ').includes(name))

/** Headings of each page's section by language; weights left out, for they follow from everything else. */
function headings(): Record<string, Record<string, string[]>> {
  return Object.fromEntries(
    all(report, 'article').map(article => [
      article.attributes.id,
      Object.fromEntries([
        ...withClass(article, 'badge').map(badge => [textOf(badge), []] as const),
        ...withClass(article, 'column').map(
          column =>
            [
              column.attributes['data-locale'],
              all(column, 'h4')
                .map(textOf)
                .filter(words => words !== 'Weight'),
            ] as const,
        ),
      ]),
    ]),
  )
}

test('each change stands under its heading in its language, and nothing else does', () => {
  const both = (...names: string[]) => ({ en: names, he: names })
  expect(headings()).toEqual({
    'page-wording': both('Text', 'Look'),
    'page-prices': both('Text', 'Facts', 'Structured data', 'Look'),
    'page-titles': both('Title and description', 'Images'),
    'page-moved': { Moved: [], en: [], he: [] },
    redirects: {},
    'page-leaving': { Removed: [], ...both('Look') },
    'page-terms-of-use': { 'Legal text': [], ...both('Text', 'Look') },
    'page-pictures': both('Images', 'Look'),
    'page-hebrew': { 'Hebrew only': [], en: ['What it says in the same places'], he: ['Text', 'Look'] },
  })
})

test('the words that changed are marked in the direction of their language', () => {
  const words = (path: string) =>
    all(report, 'article')
      .filter(article => article.attributes.id === `page-${path}`)
      .flatMap(article => withClass(article, 'words'))
      .map(line => [line.attributes.dir, ...all(line, 'del').map(textOf), ...all(line, 'ins').map(textOf)])
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

test('a page that is gone without a redirect, and a text in one language only, are told as such', () => {
  const said = textOf(report)
  expect(said).toContain('Its address leads nowhere.')
  expect(said).toContain('Only the Hebrew page was edited; the English one stands as it was.')
  expect(said).toContain('The first device is ready on the day it arrives.')
})

test('the summary for the pull request says the same', () => {
  const summary = readFileSync(join(site.folder, 'review/summary.md'), 'utf8')
  expect(summary.split('\n').filter(line => line.startsWith('| ') && line.includes('/'))).toMatchInlineSnapshot(`
    [
      "| The page on hebrew (\`/hebrew\`) | – | text | Only the Hebrew page was edited; the English one stands as it was. Do both still say the same? |",
      "| The page on moving (\`/moved\`) | moved from \`/moving\` | moved from \`/he/moving\` |  |",
      "| The page on pictures (\`/pictures\`) | images | images |  |",
      "| The page on prices (\`/prices\`) | text, facts, structured data | text, facts, structured data |  |",
      "| Another title (\`/titles\`) | title and description, images | title and description, images |  |",
      "| The page on wording (\`/wording\`) | text | text |  |",
      "| The terms of use of the fixture (\`/terms-of-use\`) | text | text | **Legal text** |",
      "| The page on leaving (\`/leaving\`) | **removed, leads nowhere** | **removed, leads nowhere** |  |",
    ]
  `)
})

test('a review that was ended goes on where it was', () => {
  expect(interrupted.size).toBeGreaterThan(0)
  const now = picturesOf(site)
  expect(now.size).toBeGreaterThan(interrupted.size)
  expect([...interrupted].filter(([name, time]) => now.get(name) !== time)).toEqual([])
})

test('says how far it is', () => {
  expect(reviewed.output).toMatch(/Pages photographed: \d+ of 13, \d+ s\n/)
  expect(reviewed.output).toContain('Pages photographed: 13 of 13')
})

test('the report is whole in its folder and keeps what was seen', { timeout: patience }, async () => {
  const files = [...elements(report)].flatMap(({ attributes: { src, href } }) =>
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
  expect(await page.locator('[data-count]').textContent()).toBe('1 of 9 seen')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(faults).toEqual([])
  // Last: axe asks for the style sheet again, which no page may from disk.
  expect(await axeFaults(page)).toEqual([])
})

test('an unknown base is told with the name that was meant', () => {
  const { status, output } = site.run('scripts/review.ts', ['--base', 'mian'])
  expect(status).toBe(1)
  expect(output).toContain('git knows no branch, tag or commit "mian". Did you mean "main"?')
})

test('says so where nothing changed', { timeout: patience }, () => {
  const { status, output } = site.run('scripts/review.ts', ['--base', 'HEAD'])
  expect(status, output).toBe(0)
  expect(output).toContain('Nothing changed: all 26 pages render as before.')
  expect(readFileSync(join(site.folder, 'review/index.html'), 'utf8')).toContain('No page renders differently.')
})
