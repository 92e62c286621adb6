import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dayIn } from '../src/content/day.ts'
import { applyPlan } from '../src/desk/writing/applyPlan.ts'
import { readContentFiles } from '../src/desk/writing/contentFiles.ts'
import { menuLine, menus, navigationFile } from '../src/desk/writing/menu.ts'
import { planNew } from '../src/desk/writing/planNew.ts'
import { runForWriters } from '../src/desk/writing/runForWriters.ts'
import { starterOf } from '../src/desk/writing/starter.ts'

/** `npm run new -- <section> <slug> [--menu <name>]`: the two files of a new page. */
const usage = `npm run new -- <section> <name> [--menu <menu>]

  section  ${Object.keys(starterOf).join(', ')}
  name     the address: acme-mail for /acme-mail and /he/acme-mail
  menu     ${Object.entries(menus)
    .map(([name, { title }]) => `${name.padEnd(9)}${title}`)
    .join('\n           ')}`

runForWriters(usage, args => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { menu: { type: 'string' } } })
  const [section, slug, ...more] = positionals
  if (section === undefined || slug === undefined || more.length > 0) return undefined
  const root = process.cwd()
  const plan = planNew(readContentFiles(root), {
    section,
    slug,
    today: dayIn(new Date()),
    ...(values.menu === undefined ? {} : { menu: values.menu }),
  })
  applyPlan(root, plan)
  const [english, hebrew] = plan.creates.keys()
  const lines = ['Fill in what stands in [[double square brackets]]:', `  ${english}`, `  ${hebrew}`]
  if (values.menu !== undefined) {
    const line = menuLine(readFileSync(join(root, navigationFile), 'utf8'), slug)
    lines.push('Word the menu entry in both languages:', `  ${navigationFile}:${line}`)
  } else lines.push('In no menu yet: a menu entry is a line like its neighbours in', `  ${navigationFile}`)
  lines.push('See them while you write, with npm run dev:')
  lines.push(`  http://localhost:3000/${slug}`, `  http://localhost:3000/he/${slug}`)
  lines.push('When both languages say the same:', `  npm run status -- --accept ${slug}`)
  return lines.join('\n')
})
