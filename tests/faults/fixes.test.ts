import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { editFor } from '../../src/desk/server/editFor.ts'
import { correctedText, faultsIn, pageWith, wordsIn } from './correctedIn.ts'
import { contentOf } from './reportOn.ts'

/** Corrected texts with a place left to fill in, or for another file than the page, are for the writer's own hand. */
const isWhole = (fix: string | undefined): fix is string => fix !== undefined && !fix.includes('…')

/** What can be fixed in more than one way, or in one that is no text, with the reason. */
const byHand = {
  'drawing-that-ends-before-it-begins': 'two properties change places, which may stand apart',
  'image-of-iphone': 'the file is converted first',
  'image-that-is-nowhere': 'the file is put there first',
  'marks-picture-with-space': 'the file is renamed first',
  'pair-without-fact': 'where in the sentence it belongs, its writer knows',
  'widget-with-letters-swapped': 'the questions that were meant to stand inside are missing too',
}

/** Of these, what is found only by trying. */
const tried = ['marks-picture-with-space', 'widget-with-letters-swapped']

test('one click fixes what a finding says how to write', { timeout: 240_000 }, () => {
  const fixtures = readdirSync('tests/fixtures').filter(name => name !== 'base' && name !== 'image-too-heavy')
  const examples = new Set<string>()
  const unfixed = fixtures.flatMap(name => {
    const content = contentOf(name, name.startsWith('translation-') ? 'as recorded' : 'compared')
    return checkContent(content).flatMap(finding => {
      const text = content.pages.find(({ file }) => file === finding.file)?.source
      if (text === undefined || !isWhole(finding.fix)) return []
      if (finding.isExample) examples.add(name)
      return editFor(content, finding.file, text, finding) ? [] : [name]
    })
  })
  expect([...new Set(unfixed)]).toEqual(Object.keys(byHand))
  expect([...examples, ...tried].toSorted()).toEqual(Object.keys(byHand))
})

test.each(localeCodes)('a fix after which another fault is seen takes nothing else away (%s)', locale => {
  const text = pageWith('A ,, b', locale)
  const faults = faultsIn(text, locale, ['spacing'])
  expect(faults.map(fault => wordsIn(correctedText(text, locale, fault), locale))).toEqual(['A , b'])
})

test.each([
  ['en', 'See [the page]( and ( more.', ['leftoverMarks', 'spacing']],
  ['he', 'ראו [הדף]( ועוד מילים אחריו.', ['leftoverMarks']],
  ['he', 'ראו [**הדף**]( ועוד מילים ) אחריו.', ['leftoverMarks']],
] as const)(
  'an unfinished link has no other fault, after whose fix it would go further (%s: %s)',
  (locale, text, expected) => {
    expect(faultsIn(pageWith(text, locale), locale, ['spacing', 'leftoverMarks']).map(({ check }) => check)).toEqual(
      expected,
    )
  },
)
