import { join } from 'node:path'
import { buildBase, buildHead } from './builds/build.ts'
import { readBuild } from './builds/readBuild.ts'
import { compareBuilds } from './compare/compareBuilds.ts'
import { readHead, resolveBase } from './git/repository.ts'
import { makeReport } from './makeReport.ts'
import { forgetOld } from './pictures/forgetOld.ts'
import { type AllLooks, photographAll, planPictures } from './pictures/photographAll.ts'
import { serveFolder } from './pictures/serveFolder.ts'
import type { Report } from './report/model.ts'
import { verdict } from './report/reportPage.ts'
import { count } from './report/words.ts'
import { writeReport } from './report/writeReport.ts'

/**
 * Compares the site as it stands with a base and writes `review/`.
 * @throws {ReviewFault} where git, the base or a build is not as it must be
 */
export async function review(root: string, asked: string | undefined): Promise<Report> {
  const head = readHead(root)
  const base = resolveBase(root, asked)
  console.log(`Reviewing ${head.branch} against ${base.name} (${base.commit.slice(0, 9)}).`)
  if (head.uncommitted.length > 0) {
    console.log(`${count(head.uncommitted.length, 'file is', 'files are')} not committed; reviewed as they are now.`)
  }
  console.log('Building what is to be reviewed …')
  const after = readBuild(buildHead(root))
  console.log('Building the base …')
  const before = readBuild(buildBase(root, base.commit))

  const comparison = compareBuilds(before, after)
  const plan = planPictures(before, after, comparison)
  const cache = join(root, '.cache/review')
  let looks: AllLooks = { pages: new Map(), samples: [] }
  if (plan.plan.size > 0) {
    using base = await serveFolder(join(before.folder, 'dist/client'))
    using head = await serveFolder(join(after.folder, 'dist/client'))
    looks = await photographAll(root, cache, { base: base.origin, head: head.origin }, plan)
  }
  const report = makeReport({ base, head }, before, after, comparison, looks)
  writeReport(root, join(root, 'review'), cache, report)
  forgetOld(join(cache, 'pictures'), new Date())
  console.log(`${verdict(report)}\nreview/index.html opens in any browser; review/summary.md is for the pull request.`)
  return report
}
