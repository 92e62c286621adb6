/** `npm run release -- [--cpu arm64]`: one archive that serves the site on a machine without npm or a network. */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { buildIfChanged } from '../src/build/buildIfChanged.ts'
import { commitOf } from '../src/build/commitOf.ts'
import { makeRelease, releaseCpus } from '../src/build/release/makeRelease.ts'
import { reportFailure } from '../src/build/reportFailure.ts'
import { msg } from '../src/content/messages/msg.ts'
import { answer, readOptions, UsageFault } from '../src/desk/commands/language.ts'

const help = msg(
  `npm run release -- [--cpu {cpus}]

  One archive of site, servers and Node, in release/, for a Linux without npm or a network.

  --cpu  the processor of the machine that it is for; x64 by default`,
  { cpus: releaseCpus.join('|') },
)

let cpu: (typeof releaseCpus)[number] | undefined
process.exitCode = answer(process.argv.slice(2), process.env, help, ({ args }) => {
  const { values } = readOptions(() => parseArgs({ args, options: { cpu: { type: 'string', default: 'x64' } } }))
  const asked = z.enum(releaseCpus).safeParse(values.cpu)
  if (!asked.success)
    throw new UsageFault(
      msg('There is no release for {cpu}: expected one of {known}.', { cpu: values.cpu, known: releaseCpus }),
    )
  cpu = asked.data
  return 0
})
if (cpu) {
  const root = process.cwd()
  // A partly packed archive is removed with the process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  await buildIfChanged(root, []).catch(reportFailure)
  console.log('Packing the release …')
  const archive = await makeRelease(root, cpu, commitOf(root, process.env)).catch(reportUnpacked)
  console.log(archive)
}

/** Prints why nothing was packed and ends the process with 1. */
function reportUnpacked(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  console.error('No release was made; what was packed so far is removed.')
  process.exit(1)
}
