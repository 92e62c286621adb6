import { expect, test } from 'vitest'
import { wordsInTable } from '../desk/wordsAtDesk.ts'
import { validateFrontMatter } from './frontMatterFaults.ts'
import { plainWordingIn } from './messages/wording.ts'
import { yamlFile } from './yamlFile.ts'

const others = `title: Acme for schools
description: Acme keeps one list of computers, licences and the people who hold them, and notices more.
type: service
keywords: [Acme, register, devices]
updated: 2026-11-01
illustration: devices
kicker: Device register
summary: One list of computers and licences, kept true by itself.
`

test.each([
  [
    'draft: true\npublishAt: 2026-12-01',
    'Either “Draft” or “Shown from”: a draft has no date',
    'או ״טיוטה״ או ״מוצג החל מ־״: לטיוטה אין מועד',
  ],
  [
    'publishAt: 2026-12-01\nunpublishAt: 2026-11-30',
    'A moment before the page is taken down',
    'מועד שקודם למועד שבו העמוד יורד',
  ],
  [
    'unpublishAt: 2026-12-01\nexpires: { at: 2026-12-01, to: / }',
    'Either “Shown until” or “Leads elsewhere from”, which also leads on',
    'או ״מוצג עד״ או ״מפנה לעמוד אחר החל מ־״, שגם מוביל הלאה',
  ],
])('a field of the form says the reason alone, by the labels: %s', (keys, english, hebrew) => {
  const { findings } = validateFrontMatter(yamlFile('acme.en.mdx', others + keys))
  const said = (locale: 'en' | 'he') => findings.map(finding => plainWordingIn(locale)(wordsInTable(finding)))
  expect(said('en')).toEqual([english])
  expect(said('he')).toEqual([hebrew])
})

test('a rule over two dates is said while another field is wrong, but not of a date that cannot be read', () => {
  const order = 'A moment before the page is taken down'
  const saidOf = (text: string) =>
    validateFrontMatter(yamlFile('acme.en.mdx', text)).findings.map(finding =>
      plainWordingIn('en')(wordsInTable(finding)),
    )
  const reversed = 'publishAt: 2026-12-01\nunpublishAt: 2026-11-30'
  expect(saidOf(others.replace('service', 'servise') + reversed)).toHaveLength(2)
  expect(saidOf(others.replace('service', 'servise') + reversed)).toContain(order)
  expect(saidOf(others + reversed.replace('11-30', '11-31'))).not.toContain(order)
  expect(saidOf(others + reversed.replace('2026-11-30', '[2026]'))).not.toContain(order)
})

const minute = '2027-01-05 09:30'

test.each([
  ['a minute before a day', `publishAt: ${minute}\nunpublishAt: 2026-12-01`],
  ['a minute with a T before a day', `publishAt: 2027-01-05T09:30\nunpublishAt: 2026-12-01`],
  ['a day before a minute', `publishAt: 2027-01-06\nunpublishAt: ${minute}`],
  ['two minutes of a day', `publishAt: ${minute}\nunpublishAt: 2027-01-05 09:29`],
  ['one minute twice', `publishAt: ${minute}\nunpublishAt: ${minute}`],
  ['one day twice', 'publishAt: 2027-01-05\nunpublishAt: 2027-01-05'],
  ['a day and its midnight', 'publishAt: 2027-01-05\nunpublishAt: 2027-01-05 00:00'],
  ['a minute of the day that is the end', `publishAt: ${minute}\nunpublishAt: 2027-01-05`],
  ['a minute before the page leads elsewhere', `publishAt: ${minute}\nexpires: { at: 2026-12-01, to: / }`],
])('dates in the wrong order are said to be so, whatever their form, and no other form is offered: %s', (_, keys) => {
  const { findings } = validateFrontMatter(yamlFile('acme.en.mdx', others + keys))
  const said = (locale: 'en' | 'he') => findings.map(finding => plainWordingIn(locale)(wordsInTable(finding)))
  expect(said('en')).toEqual(['A moment before the page is taken down'])
  expect(said('he')).toEqual(['מועד שקודם למועד שבו העמוד יורד'])
  expect(findings[0]?.fix).toBeUndefined()
})

test.each([
  `publishAt: ${minute}\nunpublishAt: 2027-01-06`,
  `publishAt: 2027-01-05\nunpublishAt: ${minute}`,
  `publishAt: ${minute}\nunpublishAt: 2027-01-05 09:31`,
])('dates in their order are right, whatever their form: %s', keys => {
  expect(validateFrontMatter(yamlFile('acme.en.mdx', others + keys)).findings).toEqual([])
})

test('a draft with a minute is told that a draft has no date', () => {
  const { findings } = validateFrontMatter(yamlFile('acme.en.mdx', `${others}draft: true\npublishAt: ${minute}`))
  expect(findings).toHaveLength(1)
  expect(findings[0]).not.toHaveProperty('fix')
  expect(findings.map(finding => plainWordingIn('en')(wordsInTable(finding)))).toEqual([
    'Either “Draft” or “Shown from”: a draft has no date',
  ])
})

test('a minute in a form of another place is still corrected', () => {
  const { findings } = validateFrontMatter(yamlFile('acme.en.mdx', `${others}publishAt: 5.1.2027`))
  expect(findings[0]?.fix).toBe('publishAt: 2027-01-05')
})
