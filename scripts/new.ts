import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { siteDay } from '../src/content/day.ts'
import { msg } from '../src/content/messages/msg.ts'
import { readOptions } from '../src/desk/commands/language.ts'
import { applyPlan } from '../src/desk/writing/applyPlan.ts'
import { readContentFiles } from '../src/desk/writing/contentFiles.ts'
import { menuLine, navigationFile } from '../src/desk/writing/menu.ts'
import { planNew } from '../src/desk/writing/planNew.ts'
import { misunderstood, runForWriters } from '../src/desk/writing/runForWriters.ts'
import { starterOf } from '../src/desk/writing/starter.ts'

/** `npm run new -- <section> <slug> [--menu <name>]`: the two files of a new page. */
const help = msg(
  `npm run new -- <section> <name> [--menu <menu>]

  The two files of a new page, to fill in.

  section  {sections}
  name     the address: acme-mail for /acme-mail and /he/acme-mail
  menu     it        the links of the IT solutions menu
           apple     the cards of the Apple menu
           services  the services often asked for, on the home page
           legal     the legal links of the footer`,
  { sections: Object.keys(starterOf) },
)

runForWriters(help, ({ args }) => {
  const { values, positionals } = readOptions(() =>
    parseArgs({ args, allowPositionals: true, options: { menu: { type: 'string' } } }),
  )
  const [section, slug, ...more] = positionals
  if (section === undefined || slug === undefined || more.length > 0) return misunderstood()
  const root = process.cwd()
  const { menu } = values
  const plan = planNew(readContentFiles(root), {
    section,
    slug,
    today: siteDay(new Date()),
    ...(menu === undefined ? {} : { menu }),
  })
  applyPlan(root, plan)
  const inMenu = () => `  ${navigationFile}:${menuLine(readFileSync(join(root, navigationFile), 'utf8'), slug)}`
  return [
    msg('Fill in what is in {brackets}:', { brackets: '[[…]]' }),
    ...[...plan.creates.keys()].map(file => `  ${file}`),
    ...(menu === undefined
      ? [msg('In no menu yet: a menu entry is a line like its neighbours in'), `  ${navigationFile}`]
      : [msg('Word the menu entry in both languages:'), inMenu()]),
    msg('See them while you write, at the address that npm run dev prints:'),
    `  /${slug}`,
    `  /he/${slug}`,
    msg('When both languages say the same:'),
    `  npm run status -- --accept ${slug}`,
  ]
})
