import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSnapshot } from '../../../content/snapshot.ts'
import type { DataNode, DataTables } from './protocol.ts'
import { readTables } from './readTables.ts'

const snapshot = readSnapshot(process.cwd())
const tablesOf = (name: string, change = (text: string) => text): DataTables => {
  const file = `content/data/${name}.yaml`
  return readTables(snapshot, file, change(readFileSync(file, 'utf8')))
}
const titles = (name: string) => tablesOf(name).tables?.map(({ title }) => title.join('.'))
const cell = ({ tables }: DataTables, row: string, column: string): DataNode | null | undefined => {
  const table = tables?.find(({ rows }) => rows.some(({ name }) => name === row))
  return table?.rows.find(({ name }) => name === row)?.cells[table.columns.indexOf(column)]
}

test('each list of entries is a table, and what is left of each map', () => {
  expect(titles('facts')).toEqual([''])
  expect(titles('testimonials')).toEqual(['', 'entries'])
  expect(titles('store/mac')).toEqual(['', 'items'])
  expect(titles('redirects')).toEqual([''])
  expect(titles('plans')?.slice(0, 4)).toEqual([
    'google-workspace',
    'google-workspace.seats',
    'google-workspace.rows',
    'google-workspace.plans',
  ])
})

test('a price table that shows a fact is named with the address of the value that does, among the data', () => {
  const row = tablesOf('facts').tables?.[0]?.rows.find(({ name }) => name === 'workspace.starter.price')
  const lines = readFileSync('content/data/plans.yaml', 'utf8').split('\n')
  const line = lines.findIndex(text => text.includes('price: workspace.starter.price'))
  const place = `${line + 1}:${(lines[line] ?? '').indexOf('price:') + 1}`
  expect(row?.uses).toContainEqual({ label: `plans:${line + 1}`, url: `?data=plans&at=${place}` })
})

test('a fact has the keys of its kind, what readers see of it, and every place that shows it', () => {
  const facts = tablesOf('facts')
  const row = facts.tables?.[0]?.rows.find(({ name }) => name === 'kandji.trial')
  expect(row?.shows).toEqual(['14 days', '14 יום'])
  expect(row?.uses?.map(({ url }) => url)).toContainEqual(expect.stringMatching(/^\/he\/kandji\?edit=\d+:1$/))
  expect(cell(facts, 'kandji.trial', 'unit')).toMatchObject({ kind: 'choice', value: 'day' })
  expect(cell(facts, 'kandji.trial', 'kind')).toMatchObject({
    value: 'duration',
    choices: expect.arrayContaining(['price', 'duration', 'text']),
  })
  expect(cell(facts, 'kandji.trial', 'currency')).toBeNull()
})

test('a group that may be left out can be removed, and one that is needed cannot', () => {
  const facts = tablesOf('facts')
  expect(cell(facts, 'home.experience', 'pinned')).toMatchObject({ removable: ['home.experience', 'pinned'] })
  expect(cell(facts, 'company.location', 'value')).not.toHaveProperty('removable')
})

test('a table says what the names of its rows have to be', () => {
  const { names } = tablesOf('facts').tables?.[0] ?? {}
  const pattern = new RegExp(names?.pattern ?? '')
  expect(['acme.vault.price', 'acme-vault.basic', 'acme', 'acme.365'].map(name => pattern.test(name))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(names?.expected).toMatchObject({ id: expect.stringContaining('small letters with dots') })
  expect(tablesOf('plans').tables?.every(table => table.names === undefined)).toBe(true)
})

test('a number stays one after a word was typed in its place', () => {
  const facts = tablesOf('facts', text => text.replace(/(kandji\.trial: \{ kind: duration, value: )\d+/, '$1soon'))
  expect(cell(facts, 'kandji.trial', 'value')).toMatchObject({ kind: 'number', value: 'soon' })
})

test('a number in quotes is replaced by a number', () => {
  const facts = tablesOf('facts', text => text.replace(/(kandji\.trial: \{ kind: duration, value: )\d+/, "$1'1e9'"))
  expect(cell(facts, 'kandji.trial', 'value')).toMatchObject({ kind: 'number', value: '1e9' })
})

test('the kind of a fact says what its value is: a text, a month, a day or a number, in each language', () => {
  const facts = tablesOf('facts', text =>
    text.replace(/(home\.clients: \{ kind: count, value: )\d+/, '$1{ en: 150, he: 300 }'),
  )
  const kindsOf = (row: string) => {
    const node = cell(facts, row, 'value')
    return node?.kind === 'group' ? node.entries.map(({ node: { kind } }) => kind) : node?.kind
  }
  expect(kindsOf('company.support')).toEqual(['text', 'text'])
  expect(kindsOf('home.clients')).toEqual(['number', 'number'])
  expect(kindsOf('kandji.trial')).toBe('number')
  expect(kindsOf('legal.updated')).toBe('text')
  expect(kindsOf('accessibility.tested')).toBe('day')
  expect(cell(facts, 'legal.updated', 'value')).not.toHaveProperty('isRange')
  expect(cell(facts, 'kandji.trial', 'value')).toMatchObject({ isRange: true })
})

test('an id of a fact shows what readers see, and a price table the pages that show it', () => {
  const plans = tablesOf('plans')
  expect(cell(plans, '1', 'price')).toMatchObject({ shows: [expect.stringMatching(/^\$/)] })
  expect(plans.shownBy).toContainEqual({ label: '/google-workspace', url: '/google-workspace' })
  expect(tablesOf('facts').shownBy).toEqual([])
  expect(tablesOf('navigation').shownBy).toBe('all')
})

test('a file that cannot be read has no tables', () => {
  expect(tablesOf('facts', text => `${text}\n- [`).tables).toBeUndefined()
})

test('the name of a logo is chosen among those that exist, in their order', () => {
  const logo = cell(tablesOf('testimonials'), '1', 'logo')
  const choices = logo?.kind === 'group' ? [] : [...(logo?.choices ?? [])]
  expect(choices).toEqual([...choices].sort())
  expect(choices).toEqual(expect.arrayContaining(['example-circle', 'example-ring']))
  expect(cell(tablesOf('vendors'), '1', 'logo')).toMatchObject({ choices })
  expect(cell(tablesOf('testimonials'), '1', 'author')).not.toHaveProperty('choices')
})

test('a page is chosen among those that exist, known by their titles; any address is offered theirs', () => {
  const tables = tablesOf('navigation')
  const { title } = tables.pages.find(({ name }) => name === 'kandji') ?? {}
  expect(title?.en).toMatch(/device management/)
  expect(title?.he).toMatch(/ניהול מכשירים/)
  expect(tables.pages).toContainEqual(expect.objectContaining({ name: 'home', path: '/' }))
  const choices = expect.arrayContaining(['kandji', 'home', 'store/mac'])
  expect(cell(tables, '1', 'page')).toMatchObject({ leadsTo: 'page', choices })
  expect(cell(tablesOf('vendors'), '1', 'page')).toMatchObject({ leadsTo: 'page', choices })
  const href = tables.tables?.find(({ columns }) => columns.includes('href'))?.rows[0]?.cells[0]
  expect(href).toMatchObject({ leadsTo: 'href' })
  expect(href).not.toHaveProperty('choices')
})
