import { parseArgs } from 'node:util'
import { addressesFile } from '../src/content/addresses.ts'
import { contentOf } from '../src/content/checks/contentOf.ts'
import { msg, type Text } from '../src/content/messages/msg.ts'
import { readSnapshot } from '../src/content/snapshot.ts'
import { readOptions } from '../src/desk/commands/language.ts'
import { applyPlan } from '../src/desk/writing/applyPlan.ts'
import { readContentFiles } from '../src/desk/writing/contentFiles.ts'
import { adviceOfCommand } from '../src/desk/writing/deletionAdvice.ts'
import { factsInCode, namedInCode } from '../src/desk/writing/namedInCode.ts'
import { planDelete } from '../src/desk/writing/planDelete.ts'
import { misunderstood, runForWriters } from '../src/desk/writing/runForWriters.ts'
import { widgetDescriptions } from '../src/site/widgets/descriptions.ts'

/** `npm run delete -- <page>`: takes a page away, and all that only it uses. */
const help = msg(`npm run delete -- <page> [--to /kandji] [--links] [--dry-run]

  Takes a page away, with its menu entries and all that only it uses.

  page       the page's name: acme
  --to       the page that its address leads to from now on; without it the address says that it is gone
  --links    links of other pages lead there too; without --to their words stay alone
  --dry-run  says what would happen, and changes nothing`)

runForWriters(help, ({ args }) => {
  const { values, positionals } = readOptions(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' }, links: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
    }),
  )
  const [page, ...more] = positionals
  if (page === undefined || more.length > 0) return misunderstood()
  const root = process.cwd()
  const plan = planDelete(contentOf(readSnapshot(root), widgetDescriptions), readContentFiles(root), {
    page,
    to: values.to,
    links: values.links ?? false,
    advice: adviceOfCommand,
    namedInCode: namedInCode(root, page),
    factsInCode: factsInCode(root),
  })
  if (!values['dry-run']) applyPlan(root, plan)
  const addresses = [`/${page}`, `/he/${page}`]
  const list = (title: Text, files: Iterable<string>): Text[] => [title, ...[...files].map(file => `  ${file}`)]
  return [
    ...(values['dry-run'] ? [msg('Nothing has been changed yet.')] : []),
    ...list(msg('Deleted:'), plan.removes ?? []),
    ...(plan.edits.size > 0 ? list(msg('Changed:'), plan.edits.keys()) : []),
    values.to
      ? msg('{addresses} lead to {to}.', { addresses, to: values.to })
      : plan.edits.has(addressesFile)
        ? msg('{addresses} say that the page is gone.', { addresses })
        : msg('{addresses} were never published, and lead nowhere.', { addresses }),
  ]
})
