import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { launchOptions } from '../e2e/chromium.ts'
import { serveBuild } from './serve.ts'

/** Lighthouse's mobile figures of the built site: `npm run build && npm run bench:lighthouse -- /kandji /he`. */
const paths =
  process.argv.length > 2 ? process.argv.slice(2) : ['/', '/he', '/about', '/he/about', '/kandji', '/he/kandji']

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), scoreDisplayMode: z.string(), displayValue: z.string().optional() }),
  ),
})

const server = await serveBuild(4301)
const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json')
try {
  console.log('path | performance | accessibility | best practices | SEO | FCP | LCP | TBT | CLS')
  for (const path of paths) {
    const flags = [
      '--quiet',
      `--chrome-flags=--headless=new ${launchOptions.args.join(' ')}`,
      '--output=json',
      `--output-path=${file}`,
    ]
    const run = spawnSync('lighthouse', [server.origin + path, ...flags], {
      encoding: 'utf8',
      env: {
        ...process.env,
        ...('executablePath' in launchOptions ? { CHROME_PATH: launchOptions.executablePath } : {}),
      },
    })
    if (run.status !== 0) throw new Error(`Lighthouse failed on ${path}: ${run.stderr}`)
    const report = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
    const value = (name: string) => report.audits[name]?.displayValue ?? ''
    const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(score)
    const values = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ]
    console.log([path, ...scores, ...values.map(value)].join(' | '))
    const failed = Object.entries(report.audits).filter(
      ([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0,
    )
    if (failed.length > 0) console.log(`  failed: ${failed.map(([name]) => name).join(', ')}`)
  }
} finally {
  server.stop()
}
