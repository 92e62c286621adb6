// `node scripts/setup/run.mjs check`: how every script of package.json starts, also as the first one on a fresh clone, where
// nothing is installed and the Node at hand may be too old to read TypeScript.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from './chromium.mjs'
import { commands, withBrowser } from './commands.mjs'
import { faults, formatLines } from './diagnose.mjs'
import { examine } from './examine.mjs'
import { fold } from './fold.mjs'
import { answerOf } from './help.mjs'
import { install } from './install.mjs'
import { fetchNode, findNode } from './node.mjs'
import { npmCli } from './npm.mjs'
import { putNodeOnPath, runSteps } from './steps.mjs'
import { moveTemporaryFiles } from './temporaryFolder.mjs'

/** The project's folder; the scripts work from anywhere. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const [name = '', ...words] = process.argv.slice(2)
process.chdir(root)
// Modules stay compiled from one run to the next, which saves a third of a second of each.
process.env.NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE || join(root, '.cache/node')
const answer = name in commands || name === 'doctor' ? answerOf(root, name, words) : undefined
if (answer) {
  process.exitCode = answer.status
  if (answer.status === 0) console.log(answer.text)
  else console.error(answer.text)
} else process.exitCode = name === 'doctor' ? await doctor() : await run()

async function doctor() {
  const lines = await examine(root)
  console.log(formatLines(lines))
  return faults(lines).length > 0 ? 1 : 0
}

async function run() {
  const steps = commands[name]
  if (!steps) {
    console.error(fold(`No command “${name}”: there are doctor, ${Object.keys(commands).join(', ')}.`))
    return 2
  }
  try {
    const refused = faults(await examine(root, ['folder', 'writing']))
    if (refused.length > 0) throw new Error('Nothing was started.')
    const node = findNode(root) ?? fetchNode(root)
    putNodeOnPath(node)
    install(root, node)
    // For commands that install dependencies later, however this one was started.
    process.env.npm_execpath = npmCli(process.env)
    if (withBrowser.includes(name) && !words.includes('--help') && !words.includes('-h')) {
      const browser = chromium(root, node)
      if (!browser) return 1
      process.env.CHROMIUM_PATH = browser
    }
    // `bench:machines` mounts what it makes, and removes it by itself.
    if (/^bench(?!:machines)/.test(name)) moveTemporaryFiles('bench-')
    return await runSteps(root, node, steps, words)
  } catch (error) {
    // What this machine lacks is more likely the reason than the last line of a log.
    const lines = (await examine(root)).filter(({ state }) => state !== 'ok')
    console.error(
      [formatLines(lines), error instanceof Error ? error.message : String(error)].filter(Boolean).join('\n\n'),
    )
    return 1
  }
}
