import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Cache, openCache } from '../../content/cache.ts'
import { unixLines } from '../../content/files.ts'
import { localeCodes } from '../../content/locales/locales.ts'
import type { PagePath } from '../../content/locales/urls.ts'
import { parsePage } from '../../content/pageSource.ts'
import { type Page, pageFileOf, type Site } from '../../content/site.ts'
import { comparable } from '../../content/translations/comparable.ts'
import { sectionsOf } from '../../content/translations/sections.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'

/** One committed state of a file. */
export interface Version {
  blob: string
  /** Day of the commit, YYYY-MM-DD. */
  day: string
}

/** Every committed version of each content file, the newest first. */
export type History = ReadonlyMap<string, readonly Version[]>

/** What a file says, in parts: name → hash. A part that stays the same has not changed in substance. */
type Parts = Readonly<Record<string, string>>

/** Raise it when `partsOf` reads files differently. */
const recipe = 1

const factsFile = 'content/data/facts.yaml'
const plansFile = 'content/data/plans.yaml'

/**
 * The day on which each pair of pages last changed in its words, facts, plans or items: sitemap, feeds and structured data
 * all say it. Empty outside a repository and in a shallow clone, whose one commit would date everything alike.
 * @param today the date of uncommitted changes
 */
export function contentDates(
  root: string,
  site: Site,
  history: History | undefined,
  today: string,
): ReadonlyMap<PagePath, string> {
  if (!history) return new Map()
  const dayOf = partDays(root, history, today)
  return new Map(
    [...site.pages].flatMap(([path, pair]): [PagePath, string][] => {
      const days = localeCodes.flatMap(locale => (pair[locale] ? daysOf(site, pair[locale], dayOf) : []))
      const last = days.sort().at(-1)
      return last ? [[path, last]] : []
    }),
  )
}

type DayOf = (file: string, part: string) => string | undefined

/** Days of everything that a page says, its own words first. */
function daysOf(site: Site, page: Page, dayOf: DayOf): string[] {
  const names = (id: string) => page.body.includes(`"${id}"`) || page.body.includes(`'${id}'`)
  const plans = Object.entries(site.data.plans).filter(([id]) => names(id))
  const planFacts = plans.flatMap(([, table]) =>
    table.plans.flatMap(({ price, cells }) => [price, ...Object.values(cells)]),
  )
  const facts = new Set([...Object.keys(site.data.facts).filter(names), ...planFacts])
  const shelves = site.data.store.filter(({ slug }) => page.path === '/store' || page.path === `/store/${slug}`)
  return [
    dayOf(page.file, 'words'),
    ...plans.map(([id]) => dayOf(plansFile, id)),
    ...[...facts].map(id => dayOf(factsFile, id)),
    ...shelves.map(({ slug }) => dayOf(`content/data/store/${slug}.yaml`, 'words')),
  ].filter(day => day !== undefined)
}

/** A function that says on which day a part of a file got what it says now; undefined for a file without history. */
function partDays(root: string, history: History, today: string): DayOf {
  const cache = openCache(root, 'dates')
  const known = new Map<string, Parts>()
  const parts = (file: string, blob: string, read: () => string): Parts => {
    const found = known.get(blob) ?? keptParts(cache, file, blob, read)
    known.set(blob, found)
    return found
  }
  const present = new Map<string, { blob: string; text: string }>()
  const readPresent = (file: string) => {
    const text = existsSync(join(root, file)) ? unixLines(readFileSync(join(root, file), 'utf8')) : ''
    const read = present.get(file) ?? { blob: blobOf(text), text }
    present.set(file, read)
    return read
  }
  return (file, part) => {
    const versions = history.get(file)
    if (!versions) return undefined
    const { blob, text } = readPresent(file)
    const now = parts(file, blob, () => text)[part]
    return lastChange(
      versions,
      today,
      version => version === blob || parts(file, version, () => git(root, 'cat-file', 'blob', version))[part] === now,
    )
  }
}

/** The day of the oldest of the newest versions that say the same as now; `today` where not even the newest does. */
export function lastChange(versions: readonly Version[], today: string, isSame: (blob: string) => boolean): string {
  let last = today
  for (const { blob, day } of versions) {
    if (!isSame(blob)) break
    last = day
  }
  return last
}

function keptParts(cache: Cache, file: string, blob: string, read: () => string): Parts {
  const key = `${blob}-${recipe}.json`
  const kept = cache.getJson(key, z.record(z.string(), z.string()))
  if (kept) return kept
  const made = partsOf(file, read())
  cache.put(key, JSON.stringify(made))
  return made
}

/** What a file says, without what no reader sees: formatting, the source of a fact, the day it was checked. */
export function partsOf(file: string, text: string): Parts {
  const place = pageFileOf(file)
  if (place) {
    const page = parsePage(place, text)
    const facts = [...text.matchAll(/\b(?:id|fact)=["']([^"']+)["']/g)].map(([, id]) => id)
    return { words: hash([sectionsOf(page, widgetDescriptions).map(section => section.hash), facts]) }
  }
  if (file !== factsFile && file !== plansFile) return { words: hash(comparable(text)) }
  const entries = z.record(z.string(), z.unknown()).safeParse(parse(text)).data ?? {}
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, hash(withoutProvenance(entry))]))
}

/** Keys of a fact that no page shows. */
const provenance = new Set(['source', 'note', 'checked', 'unverified', 'validUntil', 'blocksBuild', 'sample'])

function withoutProvenance(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  return Object.entries(entry).filter(([key]) => !provenance.has(key))
}

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/** The name that git gives to a text. */
const blobOf = (text: string) =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0`)
    .update(text)
    .digest('hex')

const options = (root: string) => ({ cwd: root, encoding: 'utf8', maxBuffer: 1024 ** 3 }) as const

const git = (root: string, ...words: string[]): string =>
  execFileSync('git', words, { ...options(root), stdio: ['ignore', 'pipe', 'ignore'] })

/** The history of the content, read while other things are done; undefined where there is none, or not a whole one. */
export async function readHistory(root: string): Promise<History | undefined> {
  const read = async (...words: string[]) => (await promisify(execFile)('git', words, options(root))).stdout
  const format = ['--format=@%as', '--raw', '--no-abbrev', '--no-renames', '--relative']
  try {
    const [isShallow, log] = await Promise.all([
      read('rev-parse', '--is-shallow-repository'),
      read('-c', 'core.quotePath=false', 'log', ...format, '--', 'content'),
    ])
    return isShallow.trim() === 'false' ? versionsIn(log) : undefined
  } catch {
    return undefined
  }
}

/** Reads `git log --format=@%as --raw --no-abbrev`. */
export function versionsIn(log: string): Map<string, Version[]> {
  const versions = new Map<string, Version[]>()
  let day = ''
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) day = line.slice(1)
    const [, blob, file] = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) [AM]\t(.+)$/.exec(line) ?? []
    if (blob && file) versions.set(file, [...(versions.get(file) ?? []), { blob, day }])
  }
  return versions
}
