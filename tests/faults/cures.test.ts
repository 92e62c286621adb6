import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { cureOf } from '../../src/desk/server/cure.ts'
import { contentOf } from './reportOn.ts'

/** Corrected texts with a place left to fill in, or for another file than the page, are for the writer's own hand. */
const isWhole = (fix: string | undefined): fix is string => fix !== undefined && !fix.includes('…')

/**
 * What no replacement heals: tags that cross, a widget that lacks others, a picture that is not there, a date that only its
 * writer knows.
 */
const byHand = [
  'children-outside-their-widget',
  'front-matter-moment-of-another-form',
  'image-of-iphone',
  'image-that-is-nowhere',
  'marks-picture-with-space',
  'page-expires-to-nowhere',
  'pair-with-other-date',
  'pair-without-fact',
  'syntax-tags-crossed',
  'syntax-widget-never-closed',
  'widget-with-letters-swapped',
]

test('one click heals what a finding says how to write', { timeout: 120_000 }, () => {
  const fixtures = readdirSync('tests/fixtures').filter(name => name !== 'base' && name !== 'image-too-heavy')
  const unhealed = fixtures.flatMap(name => {
    const content = contentOf(name, name.startsWith('translation-') ? 'as recorded' : 'compared')
    return checkContent(content).flatMap(finding => {
      const text = content.pages.find(({ file }) => file === finding.file)?.source
      if (text === undefined || !isWhole(finding.fix)) return []
      return cureOf(content, finding.file, text, finding) ? [] : [name]
    })
  })
  expect([...new Set(unhealed)]).toEqual(byHand)
})
