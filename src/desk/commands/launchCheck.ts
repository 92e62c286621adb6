import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contentOf } from '../../content/checks/contentOf.ts'
import { countFindings } from '../../content/checks/report/terminal.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import { contentLeft } from '../../content/launch/contentLeft.ts'
import { formatLeft, type Left } from '../../content/launch/left.ts'
import { msg } from '../../content/messages/msg.ts'
import { readSnapshot } from '../../content/snapshot.ts'
import { policyLeft } from '../../server/launch/policyLeft.ts'
import { settingsLeft } from '../../server/launch/settingsLeft.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { answer, readOptions } from './language.ts'

const usage = msg(`npm run launch-check -- [options]

  What is still a stand-in, expired or unset before a public launch, and what belongs there. Ends with 1 while anything is left.

  --lang he  in Hebrew`)

const manual = 'docs/operations.md'

/**
 * `npm run launch-check`: everything that is still a stand-in, expired or unset, with its place and what belongs there.
 * @returns the exit code
 */
export function launchCheck(root: string, words: string[], env: NodeJS.ProcessEnv): number {
  return answer(words, env, usage, ({ args, locale, say }) => {
    readOptions(() => parseArgs({ args, options: {}, allowPositionals: false }))
    const content = contentOf(readSnapshot(root), widgetDescriptions)
    const errors = checkContent(content).filter(({ severity }) => severity === 'error')
    const faults: Left[] =
      errors.length > 0
        ? [
            {
              place: 'content/',
              found: countFindings(errors),
              expected: msg('none: {command} lists them', { command: 'npm run check' }),
            },
          ]
        : []
    const origin = content.data('company')?.value.origin
    const policies = content.pages
      .filter(({ path }) => path === '/privacy-policy')
      .map(({ file, source }) => ({ file, text: source }))
    const operations = join(root, manual)
    const left = [
      ...faults,
      ...contentLeft(content, locale),
      ...settingsLeft(env, origin, existsSync(operations) ? readFileSync(operations, 'utf8') : ''),
      ...policyLeft(env, origin, policies),
    ]
    console.log(formatLeft(left, say))
    return left.some(({ optional }) => !optional) ? 1 : 0
  })
}
