import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { plainWordingIn } from '../../src/content/messages/wording.ts'
import { keyNames } from '../../src/desk/browser/data/keyNames.ts'
import { wordsInTable } from '../../src/desk/wordsAtDesk.ts'
import { contentOf } from './reportOn.ts'

/** Faults that a command mends in the terminal, with the label of what mends them at the desk. */
const mended = [
  ['translation-behind-in-english', 'sectionsBehind', 'They agree again'],
  ['translation-behind-in-hebrew', 'sectionsBehind', 'They agree again'],
  ['translation-changed-in-both', 'sectionsBehind', 'The whole page agrees'],
  ['translation-never-compared', 'sectionsBehind', 'The whole page agrees'],
  ['address-not-recorded', 'addresses', 'The whole page agrees'],
] as const

/** Faults of a page that are found in or with files, with the name that its writer knows them by. */
const withoutFiles = [
  ['address-not-recorded', 'addresses', '/'],
  ['pair-without-image', 'pairs', 'list.png'],
] as const

/** Names in tables that nothing has, and one that is empty, with the word for what belongs there. */
const namesInTables = [
  ['a fact', 'fact-unknown-in-price-table', 'plans', /price: .*?,/, 'price: acme.prise,', 'a fact'],
  ['a fact like no other', 'fact-unknown-in-price-table', 'plans', /price: .*?,/, 'price: nothing.like.it,', 'a fact'],
  ['an empty fact', 'fact-unknown-in-price-table', 'plans', /price: .*?,/, "price: '',", 'a fact'],
  ['a logo', 'logo-missing', 'vendors', 'logo: acme', 'logo: acnee', 'the name of a logo'],
  ['a logo like no other', 'logo-missing', 'vendors', 'logo: acme', 'logo: nothing-like-it', 'the name of a logo'],
] as const

const wordFor = { 'a fact': { en: 'fact', he: 'עובדה' }, 'the name of a logo': { en: 'logo', he: 'לוגו' } } as const

const facts = 'content/data/facts.yaml'

/** Faults of a fact by what is changed in it, with the keys of the fields that they name. */
const named = [
  ['a day beside a reason', /(checked: [\d-]+)/, '$1, unverified: nobody has seen it', ['unverified']],
  ['neither day nor reason', /, checked: [^, ]+/, '', ['unverified']],
  ['a value that changed', 'value: 199', 'value: 249', ['checked']],
  ['a fact that has expired', /(validUntil:) \S+/, '$1 2026-11-14', ['checked', 'validUntil']],
] as const

for (const locale of localeCodes) {
  const say = plainWordingIn(locale)

  test.each(mended)(
    `at the desk %s names what is pressed there, and no command (${locale})`,
    (fixture, check, label) => {
      const text = checkContent(contentOf(fixture, 'as recorded')).find(
        finding => finding.check === check && finding.fix === undefined,
      )?.atDesk
      expect(say(text ?? '')).toContain(say({ id: label }))
      expect(say(text ?? '')).not.toContain('npm run')
    },
  )

  test.each(withoutFiles)(`at the desk %s is a fault that names no file (${locale})`, (fixture, check, words) => {
    const found = checkContent(contentOf(fixture, 'as recorded')).flatMap(finding =>
      finding.check === check && finding.foundAtDesk ? [say(finding.foundAtDesk)] : [],
    )
    expect(found.length).toBeGreaterThan(0)
    for (const text of found) {
      expect(text).toContain(words)
      expect(text).not.toMatch(/content\/|\.\.\/|!\[/)
    }
  })

  test.each(namesInTables)(
    `in a table %s is a fault in words of the tables (${locale})`,
    (_, fixture, name, from, to, word) => {
      const file = `content/data/${name}.yaml`
      const content = contentOf(fixture, 'compared', root =>
        writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, to)),
      )
      const [fault] = checkContent(content).filter(finding => finding.file === file)
      if (!fault) throw new Error('expected a fault')
      const text = say(wordsInTable(fault))
      expect(text).toContain(wordFor[word][locale])
      expect(`${text} ${fault.foundAtDesk ? say(fault.foundAtDesk) : ''}`).not.toMatch(
        /content\/|public\/|npm run|קובץ|file/,
      )
      // One word for one thing: “Data” is the desk's name of the tables alone.
      expect(text).not.toMatch(/(?<!״)נתו/)
    },
  )

  test.each(named)(`at the desk %s is a fault that names fields as the tables do (${locale})`, (_, from, to, keys) => {
    const content = contentOf('base', 'compared', root => {
      const text = readFileSync(join(root, facts), 'utf8')
      writeFileSync(join(root, facts), text.replace(from, to))
    })
    const texts = checkContent(content).flatMap(({ file, atDesk }) => (file === facts ? [say(atDesk ?? '')] : []))
    expect(texts).toHaveLength(1)
    const labels = keys.map(key => say(keyNames[key] ?? ''))
    for (const label of labels) expect(texts[0]).toContain(label)
    expect(labels.reduce((text, label) => text.replace(label, ''), texts[0] ?? '')).not.toMatch(
      /checked|unverified|validUntil/,
    )
  })
}
