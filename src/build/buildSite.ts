import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { siteDay, siteMoment } from '../content/day.ts'
import { movePath } from '../content/files.ts'
import { isPreview } from '../content/preview/notes.ts'
import { changesOf, publicSite, siteAt } from '../content/schedule.ts'
import { allPages, type PageFile, type Site } from '../content/site.ts'
import { versionFolder } from '../server/http/versions.ts'
import { type App, buildApp, copyAssets } from './app/buildApp.ts'
import { openContent } from './checks/openContent.ts'
import { requireFresh } from './checks/requireFresh.ts'
import { type CompressedVariants, openCompressedVariants } from './compress/compressedVariants.ts'
import { precompress } from './compress/precompress.ts'
import { contentDates, readHistory } from './files/contentDates.ts'
import { writeSearch } from './files/search.ts'
import { writeSiteFiles } from './files/siteFiles.ts'
import { writeHostConfigs } from './hosts/writeHostConfigs.ts'
import { type BuiltPage, renderPages } from './pages/renderPages.ts'
import { placePictures } from './pictures.ts'
import { preparePreview } from './preparePreview.ts'
import { placeSocialImages } from './social/socialImages.ts'
import { verify } from './verify.ts'

/**
 * Builds `dist/` under `root`. Everything happens in a folder next to it, which takes its place by rename at the end: a
 * build that fails leaves the last good one untouched.
 * @param extraFiles pages besides the content, such as the gallery in a preview
 */
export async function buildSite(root: string, extraFiles: readonly PageFile[]): Promise<void> {
  // React's development build would put paths of this machine into the bundles.
  process.env.NODE_ENV = 'production'
  const step = timedSteps()
  const variants = openCompressedVariants(root)
  const stage = join(root, '.cache', `stage-${process.pid}`)
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(join(stage, 'client'), { recursive: true })
  try {
    const history = readHistory(root)
    await using content = step('content', () => openContent(root, extraFiles))
    // With the day on which each pair last changed, which pages, sitemap and feeds say.
    const changed = await step('dates', async () =>
      contentDates(root, content.site, await history, siteDay(new Date())),
    )
    const site = { ...content.site, changed }
    // Facts that must not be published past their date. `npm test` renews some, and builds before it knows the outcome.
    if (process.env.RENEWING_FACTS !== '1') requireFresh(site, siteDay(new Date(site.now)))
    // Client and server bundles, taken from the cache where no source changed.
    const app = await step('bundles', () => buildApp(root))
    // What a preview says about itself; nothing in any other build.
    preparePreview(root, join(stage, 'client'))
    // All content passes the checks, as with `npm run check`, before any of it is rendered.
    await step('checks', () => content.checked())
    const preview = isPreview(process.env)
    const pages = await buildVersion(root, preview ? site : publicSite(site), app, variants, stage, step)
    // The versions that dates will bring, built in advance, so that the server needs only a clock.
    const ahead = preview ? [] : momentsAhead(site)
    if (ahead.length > 0) {
      await step('ahead', async () => {
        for (const moment of ahead) await buildAhead(root, siteAt(site, moment), app, variants, stage)
      })
    }
    step('swap', () => swap(stage, join(root, 'dist')))
    const rendered = pages.filter(page => !page.cached).length
    const peak = Math.round(process.resourceUsage().maxRSS / 1024)
    console.log(`${pages.length} pages (${rendered} rendered) in ${step.total()}, peak memory ${peak} MB`)
  } finally {
    rmSync(stage, removal)
  }
}

/** Later versions of the site that a build makes: those of the next changes by date. */
const maxAhead = 10

const momentsAhead = (site: Site): number[] =>
  [...new Set(changesOf(allPages(site), site.data.facts).map(({ at }) => at))]
    .filter(at => at > site.now)
    .slice(0, maxAhead)

async function buildAhead(root: string, site: Site, app: App, variants: CompressedVariants, stage: string) {
  const folder = join(stage, versionFolder(site.now))
  mkdirSync(join(folder, 'client'), { recursive: true })
  try {
    await buildVersion(root, publicSite(site), app, variants, folder, (_, run) => run(), site.now)
  } catch (error) {
    if (error instanceof Error) error.message = `The site of ${siteMoment(site.now)}: ${error.message}`
    throw error
  }
}

type Step = <T>(name: string, run: () => T) => T

/** Everything the site serves as of one moment, under `target`. */
async function buildVersion(
  root: string,
  site: Site,
  app: App,
  variants: CompressedVariants,
  target: string,
  step: Step,
  moment?: number,
): Promise<BuiltPage[]> {
  const client = join(target, 'client')
  copyAssets(app, client)
  // Only pages whose inputs changed are rendered; the others come from the cache, byte for byte.
  const pages = await step('pages', () => renderPages(root, site, app, variants, client, moment))
  // The pictures that they show, in every size and format; made once for the same bytes.
  await step('pictures', () => placePictures(site, pages, client))
  // Pictures for social networks, drawn where the words on them changed.
  await step('social images', () => placeSocialImages(root, site, client))
  // Sitemap, robots, redirects, headers: everything besides the pages.
  await step('site files', () => writeSiteFiles(root, site, pages, target))
  // What the search dialog reads, a file a language.
  step('search', () => writeSearch(root, pages, site.terms, client))
  // What other web servers need to serve the build as our own does.
  step('hosts', () => writeHostConfigs(target))
  // Links, scripts and budgets of the files actually written.
  step('verify', () => verify(target, pages))
  // Brotli and gzip variants next to the files, so that no server compresses the same bytes twice.
  await step('compress', () => precompress(variants, client))
  return pages
}

/** Windows refuses to remove files that a scanner or an indexer briefly holds open. */
const removal = { recursive: true, force: true, maxRetries: 8 }

/** Puts `stage` in place of `target`; between the two renames nothing is lost, whatever happens. */
function swap(stage: string, target: string): void {
  const old = `${target}.old`
  rmSync(old, removal)
  if (existsSync(target)) movePath(target, old)
  movePath(stage, target)
  rmSync(old, removal)
}

/** Runs named steps and prints how long each took. */
function timedSteps() {
  const started = performance.now()
  const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
  const report = (name: string, since: number) => console.log(`  ${name.padEnd(13)} ${seconds(since)}`)
  function step<T>(name: string, run: () => T): T {
    const since = performance.now()
    const result = run()
    if (result instanceof Promise) return result.finally(() => report(name, since)) as T
    report(name, since)
    return result
  }
  return Object.assign(step, { total: () => seconds(started) })
}
