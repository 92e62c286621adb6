import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { copyBundles, copyProject } from '../bench/copyProject.ts'
import { generateSite } from '../bench/generateSite.ts'
import { fixtureContent } from '../site/build.ts'

/** Of a test that runs the real build several times, ms; one site serves all faults. */
const timeout = 300_000

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}, timeout)

/** A site of six pages in a folder of its own; with the bundles of a folder that has the same sources none are made. */
function project(bundlesOf?: string): string {
  const folder = copyProject()
  folders.push(folder)
  generateSite(folder, 6, fixtureContent)
  if (bundlesOf) copyBundles(folder, bundlesOf)
  return folder
}

function build(folder: string, script = 'scripts/build.ts', env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** Files in which two builds differ. */
function differences(a: Record<string, string>, b: Record<string, string>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(name => a[name] !== b[name])
}

/** Hash of every file of a build, by name. */
function bytes(folder: string): Record<string, string> {
  const dist = join(folder, 'dist')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return Object.fromEntries(
    files
      .map(entry => join(entry.parentPath, entry.name))
      .sort()
      .map(file => [file.slice(dist.length), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
}

const page = 'content/vendors/page-1.en.mdx'
/** Both languages: pictures are in both, or the check of pairs would end the build first. */
const pair = [page, 'content/vendors/page-1.he.mdx']
let site: string
let good: Record<string, string>

beforeAll(() => {
  site = project()
  const first = build(site)
  expect(first.status, first.output).toBe(0)
  good = bytes(site)
}, timeout)

test(
  'the same input gives the same bytes in another folder',
  () => {
    const other = project()
    expect(build(other).status).toBe(0)
    expect(differences(bytes(other), good)).toEqual([])
  },
  timeout,
)

test(
  'a rebuild renders only what changed and gives the bytes of a cold build',
  async () => {
    const warm = project(site)
    expect(build(warm).status).toBe(0)
    const draw = (background: string) =>
      sharp({ create: { width: 40, height: 20, channels: 3, background } }).toFile(
        join(warm, 'content/images/rack.png'),
      )
    mkdirSync(join(warm, 'content/images'))
    await draw('#111')
    for (const file of pair) appendFileSync(join(warm, file), '\n![A rack](../images/rack.png)\n')
    expect(build(warm).output).toContain('(2 rendered)')
    await draw('#222')
    expect(build(warm).output).toContain('(2 rendered)')
    // A fact that the six generated pages show: they must follow, and no other.
    const facts = join(warm, 'content/data/facts.yaml')
    writeFileSync(
      facts,
      readFileSync(facts, 'utf8').replace(
        'kind: duration, value: 14, unit: day',
        'kind: duration, value: 15, unit: day',
      ),
    )
    expect(build(warm).output).toContain('(6 rendered)')
    // The menus are rendered once for many pages, and every page follows them.
    const navigation = join(warm, 'content/data/navigation.yaml')
    const menus = parse(readFileSync(navigation, 'utf8'))
    menus.it.categories[0].title.en = 'Another heading'
    writeFileSync(navigation, stringify(menus))
    expect(build(warm).output).toMatch(/\b(\d+) pages \(\1 rendered\)/)
    const cold = project(site)
    cpSync(join(warm, 'content'), join(cold, 'content'), { recursive: true })
    expect(build(cold).status).toBe(0)
    expect(differences(bytes(warm), bytes(cold))).toEqual([])
  },
  timeout,
)

const addComment = (folder: string, file: string) => appendFileSync(join(folder, file), '\n// One more comment.\n')

test(
  'a build renders again and npm start builds again only what a change concerns',
  () => {
    const folder = project(site)
    const start = (env = {}) => build(folder, 'scripts/buildIfChanged.ts', env).output
    const allRendered = /\b(\d+) pages \(\1 rendered\)/
    expect(start()).toMatch(allRendered)
    for (const file of ['src/desk/dev/server.ts', 'src/review/review.ts', 'src/server/main.ts'])
      addComment(folder, file)
    expect(start()).toBe('The built site is up to date.\n')
    // The build names its commit, and facts expire on a day.
    expect(start({ COMMIT: 'abc' })).toContain('(0 rendered)')
    expect(start({ SITE_TIME: '2026-11-02' })).toContain('Building the site')
    expect(start()).toContain('Building the site')
    addComment(folder, 'src/build/buildSite.ts')
    expect(start()).toContain('(0 rendered)')
    addComment(folder, 'src/site/layout/Section.tsx')
    expect(start()).toMatch(allRendered)
    appendFileSync(join(folder, page), '\nOne more sentence.\n')
    // The Hebrew page is one of them: its sections go by the ids of the English one.
    expect(start()).toContain('(2 rendered)')
  },
  timeout,
)

interface Broken {
  fault: string
  files: string[]
  change(text: string): string
  messages: string[]
}

const other = 'content/vendors/page-2.en.mdx'

/** Each in a file of its own: the build reports all at once. */
const ofContent: Broken[] = [
  {
    fault: 'broken MDX',
    files: [page],
    change: text => text.replace('</Faq>', ''),
    messages: [`${page}:`, 'Faq'],
  },
  {
    fault: 'an unknown front matter key',
    files: [other],
    change: text => text.replace('kicker:', 'kickr:'),
    messages: [`${other}:8:`, 'did you mean "kicker"?'],
  },
  {
    fault: 'front matter in JavaScript',
    files: ['content/vendors/page-2.he.mdx'],
    change: text => text.replace('---', '---js'),
    messages: ['content/vendors/page-2.he.mdx:1:4', 'front matter in "js"'],
  },
  {
    fault: 'malformed YAML',
    files: ['content/vendors/page-1.he.mdx'],
    change: text => text.replace("title: '", "title: '" + "'x "),
    messages: ['content/vendors/page-1.he.mdx:2', 'the other kind of quotes'],
  },
  {
    fault: 'a picture that is not there',
    files: ['content/vendors/page-0.en.mdx', 'content/vendors/page-0.he.mdx'],
    change: text => `${text}\n![A rack](../images/rack.jpg)\n`,
    messages: ['content/vendors/page-0.en.mdx:104:1', 'content/images/rack.jpg', 'PNG, JPEG, WebP, AVIF or SVG'],
  },
]
const ofCode: Broken[] = [
  {
    fault: 'a missing translation',
    files: ['src/site/i18n/he.po'],
    change: text => text.replace(/(msgid "Home"\nmsgstr )".*"/, '$1""'),
    messages: ['he', 'Home'],
  },
]

describe.each([
  ['the content', ofContent],
  ['the code', ofCode],
])('faults of %s', (_, broken) => {
  let runs: ReturnType<typeof build>[]

  beforeAll(() => {
    const sound = new Map(
      broken.flatMap(({ files }) => files).map(file => [file, readFileSync(join(site, file), 'utf8')]),
    )
    for (const { files, change } of broken) {
      for (const file of files) {
        const text = sound.get(file) ?? ''
        expect(change(text)).not.toBe(text)
        writeFileSync(join(site, file), change(text))
      }
    }
    runs = [build(site), build(site)]
    for (const [file, text] of sound) writeFileSync(join(site, file), text)
  }, timeout)

  test.each(broken)('$fault ends the build with its place, twice alike', ({ messages }) => {
    for (const { status, output } of runs) {
      expect(status, output).toBe(1)
      for (const words of messages) expect(output).toContain(words)
    }
  })

  test('the last good build is left', () => {
    expect(differences(bytes(site), good)).toEqual([])
  })
})
