import type { Build } from './builds/readBuild.ts'
import { sha } from './builds/readBuild.ts'
import { asksConsent, type Change } from './compare/changes.ts'
import type { Comparison, PageDifference } from './compare/compareBuilds.ts'
import { weighBoth } from './compare/weight.ts'
import type { Base, Head } from './git/repository.ts'
import { readHead } from './html/head.ts'
import type { AllLooks } from './pictures/photographAll.ts'
import type { PageReport, PairReport, Report } from './report/model.ts'
import { otherLanguage } from './report/otherLanguage.ts'
import { translationNote } from './report/translationNote.ts'

/** Puts together what the comparison and the pictures found; pages in the order of the site, both languages as one. */
export function makeReport(
  from: { base: Base; head: Head },
  base: Build,
  head: Build,
  comparison: Comparison,
  looks: AllLooks,
): Report {
  const listed = new Map(comparison.pages.map(page => [page.url, page]))
  for (const [url, { looks: seen, faults }] of looks.pages) {
    // Looks different though nothing in it changed: a style sheet reached it.
    const different = Object.keys(seen).length > 0 || faults.added.length + faults.fixed.length > 0
    const [before, after] = [base.pages.get(url), head.pages.get(url)]
    if (!listed.has(url) && different && before && after) listed.set(url, { url, before, after, own: [] })
  }
  const pairs = new Map<string, PageDifference[]>()
  const order = [...head.pages.keys(), ...base.pages.keys()]
  for (const page of [...listed.values()].sort((a, b) => order.indexOf(a.url) - order.indexOf(b.url))) {
    const path = (page.after ?? page.before)?.path ?? page.url
    pairs.set(path, [...(pairs.get(path) ?? []), page])
  }
  const report: Omit<Report, 'id'> = {
    ...from,
    compared: comparison.compared,
    everywhere: comparison.everywhere.map(({ locale, change, urls, of }) => ({
      locale,
      change,
      count: urls.length,
      of,
    })),
    samples: looks.samples,
    pairs: [...pairs].map(([path, pages]) => makePair(path as PairReport['path'], pages, base, head, looks)),
    redirects: comparison.redirects,
  }
  return { id: sha(JSON.stringify([report.base.commit, report.everywhere, report.pairs, report.redirects])), ...report }
}

function makePair(
  path: PairReport['path'],
  differences: PageDifference[],
  base: Build,
  head: Build,
  looks: AllLooks,
): PairReport {
  const pages = differences.map((page): PageReport => {
    const { url, before, after, own } = page
    const seen = looks.pages.get(url)
    const leadsTo = after ? undefined : head.redirects.get(url)
    return {
      url,
      locale: (after ?? before)?.locale ?? 'en',
      status: statusOf(page),
      ...(before && after && before.url !== after.url ? { movedFrom: before.url } : {}),
      ...(leadsTo ? { leadsTo } : {}),
      changes: own,
      looks: seen?.looks ?? {},
      faults: seen?.faults ?? { added: [], fixed: [] },
      ...(before && after ? { weight: weighBoth(base, before, head, after) } : {}),
    }
  })
  const [first] = differences
  const shown = head.pages.get(path) ?? first?.after ?? first?.before
  const translation = translationNote(differences, base, head)
  const other = otherLanguage(differences, head)
  return {
    path,
    title: shown ? (readHead(shown.html).get('title') ?? path) : path,
    sensitive: sensitivity(differences),
    ...(translation ? { translation } : {}),
    ...(other ? { other } : {}),
    pages,
  }
}

function statusOf({ before, after }: PageDifference): PageReport['status'] {
  if (!before) return 'new'
  if (!after) return 'removed'
  return before.url === after.url ? 'changed' : 'moved'
}

const saysSomething = (change: Change) => change.kind !== 'part' && change.kind !== 'markup' && change.kind !== 'image'

function sensitivity(differences: readonly PageDifference[]): PairReport['sensitive'] {
  const legal = differences.some(
    ({ before, after, own }) =>
      (after ?? before)?.section === 'legal' && (!before || !after || own.some(saysSomething)),
  )
  const consent = differences.some(({ own }) => own.some(asksConsent))
  return [...(legal ? (['legal'] as const) : []), ...(consent ? (['consent'] as const) : [])]
}
