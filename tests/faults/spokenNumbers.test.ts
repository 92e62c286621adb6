import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { sayEnglish, withoutIsolates } from '../../src/content/messages/say.ts'
import { contentOf } from './reportOn.ts'

/** What the languages' comparison says where each page has this paragraph as its last but one. */
function differences(en: string, he: string): string[] {
  const content = contentOf('base', 'compared', root => {
    for (const [locale, words] of Object.entries({ en, he })) {
      const file = join(root, `content/vendors/acme.${locale}.mdx`)
      writeFileSync(file, readFileSync(file, 'utf8').replace('\n<Cta', `\n${words}\n\n<Cta`))
    }
  })
  return checkContent(content)
    .filter(({ check }) => check === 'pairs')
    .map(({ file, line, found }) => {
      const at = content.pages.find(page => page.file === file)?.source.split('\n')[line - 1]
      return `${withoutIsolates(sayEnglish(found))} @ ${at}`
    })
}

test.each([
  ['It holds for 1 year.', 'זה תקף לשנה.'],
  ['It holds for 2 years.', 'זה תקף שנתיים.'],
  ['Within 2 days.', 'בתוך יומיים.'],
  ['A trial of 2 months, in 2 weeks, after 2 hours.', 'ניסיון של חודשיים, בעוד שבועיים, אחרי שעתיים.'],
  ['| Plan | Term |\n| --- | --- |\n| Basic | 1 month |', '| תוכנית | תקופה |\n| --- | --- |\n| בסיסית | חודש |'],
  ['It holds for one year.', 'זה תקף 1 שנה.'],
])('a number that the other language says in a word is no difference: %s', (en, he) => {
  expect(differences(en, he)).toEqual([])
})

test('a number that the other language lacks is marked in its paragraph and row', () => {
  expect(differences('It takes 1 step.', 'זה לוקח שנה.')).toEqual([
    'no “1” in this part of the page, while the English page has one @ זה לוקח שנה.',
  ])
  expect(differences('It holds for 7 years.', 'זה תקף 30 שנה.')).toHaveLength(1)
  expect(
    differences(
      'Two terms.\n\n| Plan | Term |\n| --- | --- |\n| Full | 1 year |\n| Basic | 7 years |',
      'שתי תקופות.\n\n| תוכנית | תקופה |\n| --- | --- |\n| מלאה | שנה |\n| בסיסית | הרבה |',
    ),
  ).toEqual(['no “7” in this part of the page, while the English page has one @ | בסיסית | הרבה |'])
})
