import { join } from 'node:path'
import { buildBase, buildHead } from './builds/build.ts'
import { readBuild } from './builds/readBuild.ts'
import { compareBuilds } from './compare/compareBuilds.ts'
import { readHead, resolveBase } from './git/repository.ts'
import { count } from './report/labels.ts'
import { makeReport } from './report/makeReport.ts'
import type { Report } from './report/model.ts'
import { verdict } from './report/reportPage.ts'
import { writeReport } from './report/writeReport.ts'
import { removeOldScreenshots } from './screenshots/browser.ts'
import { type AppearanceComparison, compareAppearance } from './screenshots/compareAppearance.ts'
import { planScreenshots } from './screenshots/planScreenshots.ts'
import { serveBuild } from './screenshots/serveBuild.ts'
import { defaultViewports, type Viewport } from './screenshots/viewports.ts'

export interface ReviewOptions {
  /** Branch, tag or commit to compare with; the main branch by default. */
  base?: string | undefined
  viewports?: readonly Viewport[]
}

/**
 * Compares the site as it is with a base and writes `review/`.
 * @throws {ReviewError} where git, the base or a build is not usable
 */
export async function review(root: string, options: ReviewOptions): Promise<Report> {
  const head = readHead(root)
  const base = resolveBase(root, options.base)
  console.log(`Reviewing ${head.branch} against ${base.name} (${base.commit.slice(0, 9)}).`)
  if (head.uncommitted.length > 0) {
    console.log(`${count(head.uncommitted.length, 'file is', 'files are')} not committed; reviewed as they are now.`)
  }
  console.log('Building what is to be reviewed …')
  const after = readBuild(buildHead(root))
  console.log('Building the base …')
  const before = readBuild(buildBase(root, base.commit))

  const comparison = compareBuilds(before, after)
  const plan = planScreenshots(before, after, comparison)
  const cache = join(root, '.cache/review')
  let appearance: AppearanceComparison = { pages: new Map(), samples: [] }
  if (plan.pages.size > 0) {
    using base = await serveBuild(join(before.folder, 'dist/client'))
    using head = await serveBuild(join(after.folder, 'dist/client'))
    const origins = { base: base.origin, head: head.origin }
    appearance = await compareAppearance(cache, origins, options.viewports ?? defaultViewports, plan)
  }
  const report = makeReport({ base, head }, before, after, comparison, appearance)
  writeReport(root, join(root, 'review'), cache, report)
  removeOldScreenshots(cache, new Date())
  console.log(`${verdict(report)}\nreview/index.html opens in any browser; review/summary.md is for the pull request.`)
  return report
}
