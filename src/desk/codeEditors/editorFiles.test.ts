import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { formatFindings } from '../../content/checks/report/terminal.ts'
import { readText } from '../../content/files.ts'
import { plainWordingIn } from '../../content/messages/wording.ts'
import { parsePage } from '../../content/pageSource.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { describeIn } from '../gallery/describe.ts'
import { editorFiles } from './editorFiles.ts'
import { skeleton } from './snippets.ts'
import { findingPattern } from './tasks.ts'

const files = editorFiles(process.cwd())

test('what editors read is current: otherwise run npm run editor', () => {
  const stale = [...files].filter(([file, text]) => !existsSync(file) || readText(file) !== text)
  expect(stale.map(([file]) => file)).toEqual([])
})

const dataFiles = ['content/glossary.yaml'].concat(
  ['content/data', 'content/data/store'].flatMap(folder =>
    readdirSync(folder).flatMap(name => (name.endsWith('.yaml') ? [`${folder}/${name}`] : [])),
  ),
)

test.each(dataFiles)('%s names its schema, which accepts it', file => {
  const source = readText(file)
  const [, path = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(source) ?? []
  const schema = z.fromJSONSchema(JSON.parse(files.get(join(dirname(file), path)) ?? 'false'))
  expect(schema.safeParse(parse(source)).error?.issues ?? []).toEqual([])
})

test('the schema of front matter accepts a page and rejects an unknown key', () => {
  const schema = z.fromJSONSchema(JSON.parse(files.get('schemas/frontMatter.json') ?? 'false'))
  const file = 'content/vendors/kandji.he.mdx'
  const place = { file, section: 'vendors', slug: 'kandji', locale: 'he' } as const
  const { frontMatter } = parsePage(place, readText(file))
  expect(schema.safeParse(frontMatter).success).toBe(true)
  expect(schema.safeParse({ ...frontMatter, titel: 'x' }).success).toBe(false)
  expect(schema.safeParse({ ...frontMatter, title: 'short' }).success).toBe(false)
})

/** A place to fill in, as VS Code writes it. */
const place = (stop: number, words: string) => `\${${stop}:${words}}`

test('the task lists what the check prints', () => {
  const place = { file: 'content/vendors/kandji.he.mdx', line: 3, column: 14, check: 'links' }
  const findings = [{ ...place, severity: 'error', found: 'a link to /x', expected: 'a page' }] as const
  const printed = formatFindings(findings, plainWordingIn('en')).split('\n')
  const [where, what] = findingPattern.map(({ regexp }) => printed.map(line => line.match(regexp)).find(Boolean))
  expect(where?.slice(1)).toEqual(['content/vendors/kandji.he.mdx', '3', '14', 'error', 'links'])
  expect(what?.[1]).toBe('a link to /x')
})

test('a skeleton holds the least children, the required properties and the empty lines', () => {
  expect(skeleton('Fit')).toEqual([
    '<Fit>',
    '',
    '<Suits>',
    '',
    `- ${place(1, '[[First point]]')}\n- ${place(2, '[[Second point]]')}`,
    '',
    '</Suits>',
    '',
    '<SuitsNot>',
    '',
    `- ${place(3, '[[First point]]')}\n- ${place(4, '[[Second point]]')}`,
    '',
    '</SuitsNot>',
    '',
    '</Fit>',
  ])
  expect(skeleton('Mail')).toEqual(['<Mail />'])
  expect(skeleton('PricingTable')).toEqual([
    `<PricingTable plans="${place(1, 'Name of a group in content/data/plans.yaml.')}" />`,
  ])
})

test('what is to be filled in is named in the language of the writer', () => {
  const text = skeleton('Fit', describeIn(process.cwd(), 'he')).join('')
  expect(text).toContain(place(1, '[[נקודה ראשונה]]'))
  for (const name of Object.keys(widgetDescriptions)) {
    const places = skeleton(name, describeIn(process.cwd(), 'he'))
      .join('')
      .matchAll(/\$\{\d+:([^}]*)\}/g)
    for (const [, words] of places) expect(words, name).toMatch(/[א-ת]|^(?:number|boolean|rack\.jpg)$/)
  }
})
