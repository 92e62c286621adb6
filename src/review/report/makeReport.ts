import type { PagePath } from '../../content/locales/urls.ts'
import { sha } from '../../content/site.ts'
import type { Build } from '../builds/readBuild.ts'
import { asksConsent, type Change } from '../compare/changes.ts'
import type { Comparison, PageDifference } from '../compare/compareBuilds.ts'
import { readHead } from '../compare/head.ts'
import { weighBoth } from '../compare/weight.ts'
import type { Base, Head } from '../git/repository.ts'
import type { AppearanceComparison } from '../screenshots/compareAppearance.ts'
import type { PageReport, PairReport, Report } from './model.ts'
import { translationNote, unchangedLanguage } from './otherLanguage.ts'

/** Combines what the comparison and the screenshots found; pages in the order of the site, both languages as one. */
export function makeReport(
  from: { base: Base; head: Head },
  base: Build,
  head: Build,
  comparison: Comparison,
  compared: AppearanceComparison,
): Report {
  const listed = new Map(comparison.pages.map(page => [page.url, page]))
  for (const [url, { appearance, violations }] of compared.pages) {
    // Appears different although nothing in it was edited: a style sheet affected it.
    const differs = Object.keys(appearance).length + violations.added.length + violations.fixed.length > 0
    const [before, after] = [base.pages.get(url), head.pages.get(url)]
    if (!listed.has(url) && differs && before && after) listed.set(url, { url, before, after, own: [] })
  }
  const pairs = new Map<PagePath, PageDifference[]>()
  const order = [...head.pages.keys(), ...base.pages.keys()]
  for (const page of [...listed.values()].sort((a, b) => order.indexOf(a.url) - order.indexOf(b.url))) {
    const path = (page.after ?? page.before)?.path ?? page.url
    pairs.set(path, [...(pairs.get(path) ?? []), page])
  }
  const report: Omit<Report, 'id'> = {
    ...from,
    compared: comparison.compared,
    everywhere: comparison.everywhere.map(({ urls, ...shared }) => ({ ...shared, count: urls.length })),
    samples: compared.samples,
    pairs: [...pairs].map(([path, pages]) => makePair(path, pages, base, head, compared)),
    redirects: comparison.redirects,
  }
  return { id: sha(JSON.stringify([report.base.commit, report.everywhere, report.pairs, report.redirects])), ...report }
}

function makePair(
  path: PagePath,
  differences: PageDifference[],
  base: Build,
  head: Build,
  compared: AppearanceComparison,
): PairReport {
  const pages = differences.flatMap((page): PageReport[] => {
    const { url, before, after, own } = page
    const shown = after ?? before
    if (!shown) return []
    const leadsTo = after ? undefined : head.redirects.get(url)
    const { appearance = {}, violations = { added: [], fixed: [] } } = compared.pages.get(url) ?? {}
    return [
      {
        url,
        locale: shown.locale,
        status: statusOf(page),
        ...(before && after && before.url !== after.url ? { movedFrom: before.url } : {}),
        ...(leadsTo ? { leadsTo } : {}),
        changes: own,
        appearance,
        violations,
        ...(before && after ? { weight: weighBoth(base, before, head, after) } : {}),
      },
    ]
  })
  const [first] = differences
  const titled = head.pages.get(path) ?? first?.after ?? first?.before
  const translation = translationNote(differences, base, head)
  const unchanged = unchangedLanguage(differences, head)
  return {
    path,
    title: (titled && readHead(titled.html).get('title')) ?? path,
    sensitive: sensitivity(differences),
    ...(translation ? { translation } : {}),
    ...(unchanged ? { unchanged } : {}),
    pages,
  }
}

function statusOf({ before, after }: PageDifference): PageReport['status'] {
  if (!before) return 'new'
  if (!after) return 'removed'
  return before.url === after.url ? 'changed' : 'moved'
}

const changesMeaning = ({ kind }: Change) => kind !== 'part' && kind !== 'markup' && kind !== 'image'

function sensitivity(differences: readonly PageDifference[]): PairReport['sensitive'] {
  const legal = differences.some(
    ({ before, after, own }) =>
      (after ?? before)?.section === 'legal' && (!before || !after || own.some(changesMeaning)),
  )
  const consent = differences.some(({ own }) => own.some(asksConsent))
  return [...(legal ? (['legal'] as const) : []), ...(consent ? (['consent'] as const) : [])]
}
