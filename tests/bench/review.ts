import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { makeRepository } from '../review/repository.ts'
import { generateSite } from './generateSite.ts'

/** How long the review of a site may take in which every page changed, s. */
const limit = 180

const count = Number(process.argv[2] ?? 60)
const repository = await makeRepository(folder => generateSite(folder, count))
try {
  const folder = join(repository.folder, 'content/vendors')
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
    // Of its own on every page: what all pages share would be reported and captured once.
    const number = name.replace(/\D/g, '')
    const added = name.includes('.he.') ? `משפט נוסף לעמוד ${number}.` : `One more sentence for page ${number}.`
    // Near the top, so that everything below it moves.
    writeFileSync(join(folder, name), text.replace('</PageHero>', `</PageHero>\n\n${added}`))
  }
  repository.commit('Every page changed')
  const started = performance.now()
  const { status, output } = repository.run('scripts/review.ts', ['--base', 'HEAD~1'])
  const seconds = (performance.now() - started) / 1000
  console.log(output)
  if (status !== 0) throw new Error('The review failed.')
  console.log(
    `${count} pages × 2 viewports, before and after, both builds included: ${seconds.toFixed(0)} s on ${availableParallelism()} cores (load ${loadavg()[0]?.toFixed(1)})`,
  )
  if (seconds > limit) {
    console.error(`Expected at most ${limit} s.`)
    process.exitCode = 1
  }
} finally {
  repository.remove()
}
