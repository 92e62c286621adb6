import { cpSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { makeRepository } from '../review/repository.ts'
import { generateSite } from './generateSite.ts'

/** How long the review of a site may take in which every page changed, s. */
const limit = 180

/** How large the report of a change of colour on the whole site may be, MB. */
const largest = 25

// `restyle`: the project's own pages in another colour; a number: so many generated pages, each with a sentence of its own.
const restyled = process.argv[2] === 'restyle'
const count = restyled ? globSync('content/*/*.mdx').length : Number(process.argv[2] ?? 60)
const repository = await makeRepository(folder =>
  restyled ? cpSync('content', join(folder, 'content'), { recursive: true }) : generateSite(folder, count),
)
try {
  if (restyled) repository.edit('src/site/styles/tokens.css', /--color-accent: #\w+/, '--color-accent: #7a1f5c')
  else addSentences(join(repository.folder, 'content/vendors'))
  repository.commit('Every page changed')
  const started = performance.now()
  const { status, output } = repository.run('scripts/review.ts', ['--base', 'HEAD~1'])
  const seconds = (performance.now() - started) / 1000
  console.log(output)
  if (status !== 0) throw new Error('The review failed.')
  console.log(
    `${count} pages × 2 viewports, before and after, both builds included: ${seconds.toFixed(0)} s on ${availableParallelism()} cores (load ${loadavg()[0]?.toFixed(1)})`,
  )
  const report = join(repository.folder, 'review')
  const bytes = readdirSync(report, { recursive: true, encoding: 'utf8' }).map(
    name => statSync(join(report, name)).size,
  )
  const size = bytes.reduce((sum, each) => sum + each, 0) / 1e6
  console.log(`The report has ${size.toFixed(1)} MB in ${bytes.length} files.`)
  if (restyled && size > largest) {
    console.error(`Expected at most ${largest} MB.`)
    process.exitCode = 1
  }
  if (!restyled && seconds > limit) {
    console.error(`Expected at most ${limit} s.`)
    process.exitCode = 1
  }
} finally {
  repository.remove()
}

/** Changes every page: near its top, so that everything below moves, and each by words of its own, or it would be reported once. */
function addSentences(folder: string): void {
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
    const number = name.replace(/\D/g, '')
    const added = name.includes('.he.') ? `משפט נוסף לעמוד ${number}.` : `One more sentence for page ${number}.`
    writeFileSync(join(folder, name), text.replace('</PageHero>', `</PageHero>\n\n${added}`))
  }
}
