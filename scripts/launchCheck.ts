/** `npm run launch-check`: everything that is still a stand-in, expired or unset, with its place and what belongs there. */
import { existsSync, readFileSync } from 'node:fs'
import { contentOf } from '../src/content/checks/contentOf.ts'
import { countFindings } from '../src/content/checks/report/terminal.ts'
import { checkContent } from '../src/content/checks/runChecks.ts'
import { contentLeft } from '../src/content/launch/contentLeft.ts'
import { formatLeft, type Left } from '../src/content/launch/left.ts'
import { plainWordingIn } from '../src/content/messages/wording.ts'
import { readSnapshot } from '../src/content/snapshot.ts'
import { policyLeft } from '../src/server/launch/policyLeft.ts'
import { settingsLeft } from '../src/server/launch/settingsLeft.ts'
import { widgetDescriptions } from '../src/site/widgets/descriptions.ts'

const operations = 'docs/operations.md'

const content = contentOf(readSnapshot(process.cwd()), widgetDescriptions)
const errors = checkContent(content).filter(({ severity }) => severity === 'error')
const faults: Left[] =
  errors.length > 0
    ? [
        {
          place: 'content/',
          found: plainWordingIn('en')(countFindings(errors)),
          expected: 'none: “npm run check” lists them',
        },
      ]
    : []
const origin = content.data('company')?.value.origin
const policies = content.pages
  .filter(({ path }) => path === '/privacy-policy')
  .map(({ file, source }) => ({ file, text: source }))
const left = [
  ...faults,
  ...contentLeft(content),
  ...settingsLeft(process.env, origin, existsSync(operations) ? readFileSync(operations, 'utf8') : ''),
  ...policyLeft(process.env, origin, policies),
]

console.log(formatLeft(left))
process.exitCode = left.some(({ optional }) => !optional) ? 1 : 0
