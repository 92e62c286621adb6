import { readAddresses } from './addresses.ts'
import { termsOf } from './checks/read/termsOf.ts'
import { type DataName, dataFiles, type SiteData, type SiteDataName } from './dataFiles.ts'
import { siteNow } from './day.ts'
import { ContentError, type Finding } from './fault.ts'
import type { Locale } from './locales/locales.ts'
import type { PagePath } from './locales/urls.ts'
import { withLogoSheet } from './pictures/logoSheet.ts'
import type { Picture } from './pictures/picture.ts'
import { byStoreOrder, readData, readStore } from './readData.ts'
import { unreadableFiles } from './readFiles.ts'
import { siteAt } from './schedule.ts'
import { type Page, type Site, sha } from './site.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * The valid part of a snapshot, which pages are rendered from, and the faults that keep the rest out; the checks find more.
 * @param lastGood the previous site, whose version of anything now faulty is kept
 * @param now the time to show, ms since 1970
 * @returns no site while a data file is faulty that never was valid
 */
export function projectSite(
  snapshot: Snapshot,
  lastGood?: Site,
  now = siteNow().getTime(),
): { site?: Site; findings: readonly Finding[] } {
  const findings: Finding[] = unreadableFiles(snapshot.files)
  const pages = new Map<PagePath, Partial<Record<Locale, Page>>>()
  for (const { path, locale, page, frontMatterFaults } of snapshot.pages) {
    findings.push(...frontMatterFaults)
    const shown = page ?? lastGood?.pages.get(path)?.[locale]
    if (shown) pages.set(path, { ...pages.get(path), [locale]: shown })
  }
  for (const [path, pair] of pages) pages.set(path, withEnglish(pair))
  const data: Partial<Record<SiteDataName, unknown>> = {}
  const dataHashes: Partial<Record<SiteDataName, string>> = {}
  const add = (name: SiteDataName, value: unknown, sources: readonly string[]) => {
    data[name] = value ?? lastGood?.data[name]
    dataHashes[name] = value ? sha(sources.join('\0')) : (lastGood?.dataHashes[name] ?? '')
  }
  for (const name of Object.keys(dataFiles) as DataName[]) {
    const { yaml, value, findings: faults } = readData(snapshot.yaml, name)
    findings.push(...faults)
    add(name, value, yaml ? [yaml.source] : [])
  }
  const store = readStore(snapshot.yaml).sort(byStoreOrder)
  findings.push(...store.flatMap(category => category.findings))
  const categories = store.flatMap(({ value }) => value ?? [])
  const isWhole = categories.length === store.length
  add(
    'store',
    isWhole ? categories : undefined,
    store.map(({ yaml }) => yaml.source),
  )
  if (Object.values(data).includes(undefined)) return { findings }
  return {
    // Each value was validated by its own schema.
    site: siteAt(
      {
        root: snapshot.root,
        pages,
        data: data as SiteData,
        dataHashes: dataHashes as Site['dataHashes'],
        pictures: withLogoSheet(picturesOf(snapshot)),
        terms: termsOf(snapshot).terms,
        now,
        away: new Map(),
        gone: readAddresses(snapshot.yaml).rows.flatMap(({ path, gone }) => (gone ? [path] : [])),
      },
      now,
    ),
    findings,
  }
}

/** Its sections go by the ids of the English page, so that a page in another language is made of both texts. */
function withEnglish(pair: Partial<Record<Locale, Page>>): Partial<Record<Locale, Page>> {
  const { en, he } = pair
  return en && he ? { en, he: { ...he, english: en } } : pair
}

/** Without those that cannot be read as pictures. */
export const picturesOf = ({ pictures }: Snapshot): ReadonlyMap<string, Picture> =>
  new Map([...pictures].filter((entry): entry is [string, Picture] => entry[1] !== 'unreadable'))

/**
 * The site of a snapshot without faults.
 * @throws {ContentError} with every fault that keeps a part out
 */
export function siteOf(snapshot: Snapshot): Site {
  const { site, findings } = projectSite(snapshot)
  if (!site || findings.length > 0) throw new ContentError(findings)
  return site
}
