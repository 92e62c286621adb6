import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteInstant } from '../../src/content/day.ts'
import { copyBundles, copyProject } from '../bench/copyProject.ts'
import { generateSite } from '../bench/generateSite.ts'
import { fixtureContent } from '../site/build.ts'

/** Of a test that runs the real build, ms. */
const timeout = 120_000
const folder = copyProject()
copyBundles(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function build(env: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  expect(status, stdout + stderr).toBe(0)
  return stdout
}

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))

const version = (moment?: string) => join(folder, 'dist', moment ? `ahead/${siteInstant(moment)}` : '', 'client')
const read = (client: string, file: string) => readFileSync(join(client, file), 'utf8')

/** Names of the texts of a build that lead to an address, or say it. */
const naming = (client: string, address: RegExp): string[] =>
  readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    name => /\.(html|xml|txt|json)$/.test(name) && address.test(read(client, name)),
  )

beforeAll(() => {
  generateSite(folder, 6, fixtureContent)
  for (const locale of ['en', 'he']) {
    const date = (page: string, line: string) =>
      edit(`content/vendors/${page}.${locale}.mdx`, text => text.replace('\nupdated', `\n${line}\nupdated`))
    date('page-0', 'publishAt: 2026-12-01 09:30')
    date('page-1', 'expires: { at: 2026-12-02, to: /about }')
    const words = locale === 'en' ? ['the first one', 'the second one'] : ['העמוד הראשון', 'העמוד השני']
    appendFileSync(
      join(folder, `content/legal/terms-of-use.${locale}.mdx`),
      `\n[${words[0]}](/page-0), [${words[1]}](/page-1)\n`,
    )
  }
  edit('content/data/facts.yaml', text =>
    text.replace(
      'kind: duration, value: 14, unit: day',
      'kind: duration, value: 14, changes: [{ from: 2026-12-02, value: 30 }], unit: day',
    ),
  )
  build({ SITE_TIME: '2026-12-01 09:29' })
}, timeout)

test('what is not yet public is left out, with all that leads to it; the words of links stay', () => {
  expect(naming(version(), /page-0\b/)).toEqual([])
  expect(existsSync(join(version(), 'page-0.html'))).toBe(false)
  expect(read(version(), 'terms-of-use.html')).toContain('the first one, <a href="/page-1">')
})

test('the build has the site of each later moment', () => {
  const moments = ['2026-12-01 09:30', '2026-12-02'] as const
  expect(readdirSync(join(folder, 'dist/ahead'))).toEqual(moments.map(moment => String(siteInstant(moment))))
  const [first, second] = moments.map(version)
  expect(naming(first ?? '', /page-0\b/)).toEqual(
    expect.arrayContaining(['page-0.html', 'he/page-0.html', 'sitemap.xml', 'feed.xml', 'llms.txt', 'search/en.json']),
  )
  expect(read(first ?? '', 'he/terms-of-use.html')).toContain('<a href="/he/page-0">העמוד הראשון</a>')
  expect(read(first ?? '', 'page-2.html')).toContain('14 days')
  expect(read(second ?? '', 'page-2.html')).toContain('30 days')
  expect(read(second ?? '', 'terms-of-use.html')).toContain('<a href="/about">the second one</a>')
  expect(read(second ?? '', 'he/page-1.html')).toContain('url=/he/about')
  expect(naming(second ?? '', /"\/page-1"/)).toEqual([])
})

test(
  'a build of the later moment is the version that was made ahead',
  () => {
    const file = 'terms-of-use.html'
    const ahead = read(version('2026-12-02'), file)
    build({ SITE_TIME: '2026-12-02' })
    expect(read(version(), file)).toBe(ahead)
    expect(existsSync(join(folder, 'dist/ahead'))).toBe(false)
  },
  timeout,
)
