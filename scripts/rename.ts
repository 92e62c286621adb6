import { parseArgs } from 'node:util'
import { applyPlan } from '../src/desk/writing/applyPlan.ts'
import { readContentFiles } from '../src/desk/writing/contentFiles.ts'
import { namedInCode } from '../src/desk/writing/namedInCode.ts'
import { planRename } from '../src/desk/writing/planRename.ts'
import { planRenameSection } from '../src/desk/writing/planRenameSection.ts'
import { redirectsFile } from '../src/desk/writing/redirects.ts'
import { runForWriters } from '../src/desk/writing/runForWriters.ts'

/** `npm run rename -- <old> <new>`: moves a page and all that names it. */
const usage = `npm run rename -- <old> <new>

  old  the page's name now: kandji
  new  its new name: iru; or another folder, services/kandji, or both, services/iru

npm run rename -- kandji#when-to-choose-it fit

  gives a section of a page another address; the old one keeps leading there`

runForWriters(usage, args => {
  const [old, now, ...more] = parseArgs({ args, allowPositionals: true, options: {} }).positionals
  if (old === undefined || now === undefined || more.length > 0) return undefined
  const root = process.cwd()
  const [page = '', section] = old.split('#')
  if (section !== undefined) {
    const plan = planRenameSection(readContentFiles(root), page, section, now.replace(/^.*#/, ''))
    applyPlan(root, plan)
    const changed = [...plan.edits.keys()].map(file => `  ${file}`)
    return ['Changed:', ...changed, `/${page}#${section} keeps leading to the section.`].join('\n')
  }
  const plan = planRename(readContentFiles(root), { old, now, namedInCode: namedInCode(root, old) })
  applyPlan(root, plan)
  const moved = new Map(plan.moves.map(({ from, to }) => [from, to]))
  return [
    'Moved:',
    ...plan.moves.map(({ from, to }) => `  ${from} → ${to}`),
    ...(plan.edits.size > 0 ? ['Changed:', ...[...plan.edits.keys()].map(file => `  ${moved.get(file) ?? file}`)] : []),
    ...(now.split('/').at(-1) === old
      ? []
      : [
          `/${old} and /he/${old} now lead to the new address.`,
          `If the old address was never published, take that line out of ${redirectsFile}.`,
        ]),
  ].join('\n')
})
