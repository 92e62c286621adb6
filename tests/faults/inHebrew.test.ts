import { readdirSync, readFileSync } from 'node:fs'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import { isScalar, parseDocument, visit } from 'yaml'
import { formatFindings } from '../../src/content/checks/report/terminal.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { validateData } from '../../src/content/dataFaults.ts'
import { type DataName, dataFiles } from '../../src/content/dataFiles.ts'
import type { Finding } from '../../src/content/fault.ts'
import { parseMdx } from '../../src/content/mdx/parseMdx.ts'
import type { Message, Text } from '../../src/content/messages/msg.ts'
import { catalogueOf, plainWordingIn } from '../../src/content/messages/wording.ts'
import { parsePage } from '../../src/content/pageSource.ts'
import { pageFileOf } from '../../src/content/site.ts'
import { yamlFile } from '../../src/content/yamlFile.ts'
import { contentOf } from './reportOn.ts'

/** Shown by files that a test changes first, which pins both languages itself. */
const made = ['image-too-heavy']

const hebrew = catalogueOf('he')

/** Of a text, what a reader of Hebrew gets in English although no file has it: texts without translation, and sentences. */
function englishIn(text: Text, written: string): string[] {
  if (typeof text === 'string')
    return (text.replaceAll(/\bnpm run [\w-]+/g, '').match(/\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b/g) ?? []).filter(
      words => !written.includes(words),
    )
  const values = Object.values(text.values ?? {}).flatMap(value => (typeof value === 'number' ? [] : [value].flat()))
  return [
    ...(/[א-ת]|^[^a-z]*$/.test(withoutNames(hebrew[generateMessageId(text.id)] ?? text.id)) ? [] : [text.id]),
    ...values.flatMap(value => englishIn(value as string | Message, written)),
  ]
}

/** A message without its placeholders. */
const withoutNames = (id: string): string => id.replace(/\{\w+\}/g, '')

const englishOf = (findings: readonly Finding[], written: string): string[] =>
  findings.flatMap(({ found, expected }) => [found, expected].flatMap(text => englishIn(text, written)))

test.each(readdirSync('tests/fixtures').filter(name => name !== 'base' && !made.includes(name)))(
  '%s in Hebrew',
  name => {
    const content = contentOf(name, name.startsWith('translation-') ? 'as recorded' : 'compared')
    const findings = checkContent(content)
    expect(formatFindings(findings, plainWordingIn('he'))).toMatchSnapshot()
    expect(englishOf(findings, [...content.files.values()].map(({ text }) => text ?? '').join('\n'))).toEqual([])
  },
)

/** What people write in place of a value. */
const values = [
  "''",
  'null',
  '3.5',
  '-1',
  "'3'",
  'true',
  'some words',
  '[]',
  '{}',
  '[1, 2, 3]',
  'http://x',
  '{ en: x }',
]

test.each(Object.entries(dataFiles).filter(([name]) => name !== 'redirects'))(
  'whatever stands in %s.yaml instead of a value is told in Hebrew',
  (name, schema) => {
    const source = readFileSync(`tests/fixtures/base/content/data/${name}.yaml`, 'utf8')
    const ranges: number[][] = []
    visit(parseDocument(source), (key, node) => {
      if (isScalar(node) && node.range && key === 'value') ranges.push([...node.range])
    })
    const english = ranges.slice(0, 12).flatMap(([from, to]) =>
      values.flatMap(value => {
        const text = source.slice(0, from) + value + source.slice(to)
        return englishOf(
          validateData(yamlFile(`${name}.yaml`, text), schema as (typeof dataFiles)[DataName]).findings,
          text,
        )
      }),
    )
    expect([...new Set(english)]).toEqual([])
  },
)

/** Texts that YAML's parser refuses, each for another reason. */
const brokenYaml = [
  'a: "\\q"',
  'a: b\n   c: d',
  'a: b: c',
  '? a\n  b',
  'a: [\n- b\n]',
  'a: {b: c',
  '- a\nb: c',
  '--- a\n---\nb',
]
  .concat([
    'a: |\n  b\n c',
    'a\nb: c',
    '"a',
    "'a",
    'a: @b',
    'a: `b',
    '%a: b',
    'a: *b',
    'a: &b',
    'a: !<b',
    '\ta: b',
    'a: b\na: c',
  ])
  .concat([
    '{a: b}}',
    ']',
    'a: ]',
    ',',
    'a: >x\n b',
    '? \n?',
    'a: - b',
    '- - a\n - b',
    'a:\n\t- b',
    'a: "b" c',
    '#',
    ': a',
    '::',
  ])

/** Texts that MDX's parser refuses. */
const brokenMdx = [
  '<',
  '<a',
  '<A',
  '<A b',
  '<A b=',
  '<A b="',
  '<A b=c>',
  '<A {b}>',
  '<A {...b}>',
  '<A b={',
  '</',
  '</A>',
  '</A b>',
]
  .concat([
    '<A/ >',
    '<A.>',
    '<A:>',
    '<A::b>',
    '<A.b.>',
    '<A/b>',
    '</A/>',
    '< A>',
    '<A>\n</B>',
    '> <A\nb>',
    '> {a\nb}',
    '{',
    '{a',
    '}',
  ])
  .concat([
    '<1>',
    '<-',
    '<!DOCTYPE a>',
    '<?a?>',
    '<A b="c"d>',
    '<A\n',
    '{/*',
    'import a',
    'export a',
    '<>',
    '</>',
    '<A b:=>',
    '<A $b>',
  ])

test('what a parser refuses is told in Hebrew, without its own words', () => {
  const place = pageFileOf('content/vendors/acme.en.mdx')
  if (!place) throw new Error('no page')
  const told = [
    ...brokenYaml.map(text => ({ text, ...validateData(yamlFile('a.yaml', text), dataFiles.company) })),
    ...brokenYaml.map(text => ({ text, findings: parsePage(place, `---\n${text}\n---\n\nWords\n`).frontMatterFaults })),
    ...brokenMdx.map(text => ({ text, ...parseMdx('a.mdx', `\n${text}`, `\n${text}`) })),
  ]
  expect(told.flatMap(({ text, findings }) => englishOf(findings, text))).toEqual([])
})
