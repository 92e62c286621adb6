import { parseArgs } from 'node:util'
import { addressesFile } from '../src/content/addresses.ts'
import { msg, type Text } from '../src/content/messages/msg.ts'
import { listFiles } from '../src/content/readFiles.ts'
import { readOptions } from '../src/desk/commands/language.ts'
import { applyPlan, type Plan } from '../src/desk/writing/applyPlan.ts'
import { committedAddresses } from '../src/desk/writing/committedAddresses.ts'
import { readContentFiles } from '../src/desk/writing/contentFiles.ts'
import { namedInCode } from '../src/desk/writing/namedInCode.ts'
import { planRename } from '../src/desk/writing/planRename.ts'
import { isPictureName, planRenamePicture } from '../src/desk/writing/planRenamePicture.ts'
import { planRenameSection } from '../src/desk/writing/planRenameSection.ts'
import { redirectsFile } from '../src/desk/writing/redirects.ts'
import { misunderstood, runForWriters } from '../src/desk/writing/runForWriters.ts'

/** `npm run rename -- <old> <new>`: moves a page and all that names it. */
const help = msg(`npm run rename -- <old> <new>

  Moves a page, a section or a picture, with all that names it; addresses that were published lead on.

  old  a page, kandji; a section of one, kandji#when-to-choose-it; or a picture, "images/My rack.JPG"
  new  its new name: iru, fit, images/rack.jpg; a page also takes another folder, services/kandji, or both, services/iru`)

function moved({ moves, edits }: Plan): Text[] {
  const now = new Map(moves.map(({ from, to }) => [from, to]))
  return [
    msg('Moved:'),
    ...moves.map(({ from, to }) => `  ${from} → ${to}`),
    ...(edits.size > 0 ? [msg('Changed:'), ...[...edits.keys()].map(file => `  ${now.get(file) ?? file}`)] : []),
  ]
}

runForWriters(help, ({ args }) => {
  const [old, now, ...more] = readOptions(() => parseArgs({ args, allowPositionals: true })).positionals
  if (old === undefined || now === undefined || more.length > 0) return misunderstood()
  const root = process.cwd()
  if (isPictureName(old)) {
    const pictures = listFiles(root, 'content').map(file => file.normalize())
    const plan = planRenamePicture(readContentFiles(root), pictures, old, now)
    applyPlan(root, plan)
    return moved(plan)
  }
  const [page = '', section] = old.split('#')
  if (section !== undefined) {
    const plan = planRenameSection(readContentFiles(root), page, section, now.replace(/^.*#/, ''))
    applyPlan(root, plan)
    return [
      msg('Changed:'),
      ...[...plan.edits.keys()].map(file => `  ${file}`),
      msg('{address} keeps leading to the section.', { address: `/${page}#${section}` }),
    ]
  }
  const plan = planRename(readContentFiles(root), {
    old,
    now,
    namedInCode: namedInCode(root, old),
    committed: committedAddresses(root),
  })
  applyPlan(root, plan)
  return [
    ...moved(plan),
    ...(plan.edits.has(redirectsFile)
      ? [
          msg('{addresses} now lead to the new address.', { addresses: [`/${old}`, `/he/${old}`] }),
          ...(plan.edits.has(addressesFile)
            ? []
            : [msg('If the old address was never published, take that line out of {file}.', { file: redirectsFile })]),
        ]
      : []),
  ]
})
