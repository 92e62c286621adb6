/** `npm run release -- [--cpu arm64]`: one archive that serves the site on a machine without npm or a network. */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { buildIfChanged } from '../src/build/buildIfChanged.ts'
import { commitOf } from '../src/build/commitOf.ts'
import { makeRelease, releaseCpus } from '../src/build/release/makeRelease.ts'
import { reportFailure } from '../src/build/reportFailure.ts'

const root = process.cwd()
const { values } = parseArgs({ options: { cpu: { type: 'string', default: 'x64' } } })
const cpu = z.enum(releaseCpus).safeParse(values.cpu)
if (cpu.success) {
  await buildIfChanged(root, []).catch(reportFailure)
  console.log('Packing the release …')
  console.log(await makeRelease(root, cpu.data, commitOf(root, process.env)))
} else {
  console.error(`--cpu ${values.cpu}: there are ${releaseCpus.join(' and ')}.`)
  process.exitCode = 2
}
