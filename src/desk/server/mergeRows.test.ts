import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { withWords } from '../withWords.ts'
import { mergeYaml } from './mergeYaml.ts'

const plans = readFileSync('content/data/plans.yaml', 'utf8')

/** A plan as the desk begins one after another: what can only be chosen is as there. */
const added = `    - name: { en: Site, he: אתר }
      price: applecare.plus.price
      cells: { response: applecare.plus.response }
      for: { en: One site, he: אתר אחד }
`
const before = (name: string) => (text: string) => text.replace(`    - name: { en: ${name},`, `${added}$&`)
const atEnd = (text: string) => `${text.trimEnd()}\n${added}`
const without = (name: string) => (text: string) =>
  text.replace(new RegExp(`    - name: \\{ en: ${name}.*\\n(      .*\\n?)+`), '')

const words = (words: string, by: string) => (text: string) => {
  if (!text.includes(words)) throw new Error(`Without “${words}”.`)
  return text.replace(words, by)
}
const all =
  (...changes: readonly ((text: string) => string)[]) =>
  (text: string) =>
    changes.reduce((changed, change) => change(changed), text)

const inHebrew = words('he: מורחבת', 'he: מוגברת')
const inEnglish = words('en: Enhanced', 'en: Extended')
const other = words('Organisations with devices', 'Companies with devices')
const otherInHebrew = words('ארגונים עם מכשירים בכמה אתרים', 'חברות עם מכשירים בכמה אתרים')
const neighbour = words('he: רגילה', 'he: בסיסית')
const itsPrice = words('price: applecare.standard.price', 'price: applecare.basic.price')

test.each([
  ['at the top', before('Standard')],
  ['in the middle', before('Enhanced')],
  ['after it', before('Premium')],
  ['at the end', atEnd],
  ['and another is removed', all(before('Standard'), without('Premium'))],
  ['where the one above was', all(before('Standard'), without('Standard'))],
  ['not at all', (text: string) => text],
])('a plan that is changed here stays that plan when another is added on disk: %s', (_, add) => {
  const isThere = add(plans).includes('en: Standard,')
  for (const [own, others] of [
    [inHebrew, other],
    [inEnglish, otherInHebrew],
    [all(inHebrew, inEnglish), all(other, otherInHebrew)],
    [inHebrew, inEnglish],
    ...(isThere ? [[all(inHebrew, neighbour), all(other, itsPrice)] as const] : []),
  ] as const) {
    const [mine, theirs] = [own(plans), others(add(plans))]
    const merged = { text: own(others(add(plans))), clashes: [] }
    expect(mergeYaml({ base: plans, mine, theirs })).toEqual(merged)
    expect(mergeYaml({ base: plans, mine: theirs, theirs: mine })).toEqual(merged)
  }
})

test('where both changed the same cell, the last column has all else: the new plan, and the other cells', () => {
  const others = all(words('מורחבת', 'מורחבת מאוד'), other, before('Standard'), itsPrice)
  const own = all(inHebrew, neighbour)
  const merged = mergeYaml({ base: plans, mine: own(plans), theirs: others(plans) })
  expect(merged.clashes).toHaveLength(1)
  expect(merged.text).toBe(all(own, other, before('Standard'), itsPrice)(plans))
  expect(withWords('theirs', merged)).toBe(all(others, neighbour)(plans))
})

test('a plan that is changed here and removed on disk is for the writer to decide on, and a new one is in each column', () => {
  for (const add of [before('Standard'), atEnd]) {
    const theirs = all(add, without('Enhanced'), itsPrice)(plans)
    const merged = mergeYaml({ base: plans, mine: all(inHebrew, neighbour)(plans), theirs })
    expect(merged.clashes).toHaveLength(1)
    for (const side of [merged.text, withWords('theirs', merged)]) {
      expect(side).toContain(added)
      expect(side).toContain('he: בסיסית')
      expect(side).toContain('applecare.basic.price')
    }
    expect(merged.text).toContain('he: מוגברת')
    expect(withWords('theirs', merged)).toBe(neighbour(theirs))
  }
})

test('two new plans are both there, and one that both added is there once', () => {
  const second = words('Site, he: אתר', 'Lab, he: מעבדה')
  const [mine, theirs] = [before('Standard')(plans), second(before('Standard')(plans))]
  const { text, clashes } = mergeYaml({ base: plans, mine, theirs })
  expect(clashes).toEqual([])
  expect(text).toContain(added)
  expect(text).toContain(second(added))
  expect(mergeYaml({ base: plans, mine, theirs: other(mine) })).toEqual({ text: other(mine), clashes: [] })
})

test('of the company, each language of its name and each line of its address may be changed by another side', () => {
  const company = readFileSync('content/data/company.yaml', 'utf8')
  const own = all(words('he: תבנית }', 'he: תבנית שלנו }'), words('en: Tel Aviv', 'en: Haifa'))
  const others = all(
    words('en: Tavnit,', 'en: Our Tavnit,'),
    words('he: תל אביב', 'he: חיפה'),
    words('badge:', "fax: '+972-3-555-0101'\nbadge:"),
  )
  const merged = mergeYaml({ base: company, mine: own(company), theirs: others(company) })
  expect(merged).toEqual({ text: own(others(company)), clashes: [] })
})

type Row = Readonly<Record<string, unknown>>
type Path = readonly (string | number)[]

/** The lists without ids of the site. */
const lists: readonly [file: string, path: Path][] = [
  ['plans', ['applecare', 'plans']],
  ['plans', ['google-workspace', 'plans']],
  ['navigation', ['it', 'links']],
  ['navigation', ['it', 'cards']],
  ['navigation', ['apple', 'promo', 'stats']],
  ['navigation', ['keyServices']],
  ['testimonials', ['entries']],
  ['redirects', []],
  ['video', []],
]

const writtenAs = (rows: readonly Row[]) => `list:\n${rows.map(row => `  - ${JSON.stringify(row)}\n`).join('')}`
const readFrom = (text: string) => (parse(text) as { list: Row[] }).list

/** The single values of a row. */
function cells(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => cells(inner, [...path, key]))
}

function withCell(row: Row, path: Path, by: string): Row {
  const changed = structuredClone(row) as Record<string, unknown>
  const last = path.length - 1
  let around = changed
  for (const key of path.slice(0, last)) around = around[key] as Record<string, unknown>
  around[path[last] ?? ''] = by
  return changed
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((around, key) => (around as Record<string, unknown> | undefined)?.[key], value)

interface Edit {
  readonly row: number
  readonly cell: number
}

const numbers = (most = 1000) => fc.nat({ max: most })
const editsOf = fc.array(fc.record({ row: numbers(), cell: numbers() }), { maxLength: 4 })
const trials = fc.record({
  list: numbers(),
  mine: editsOf,
  theirs: editsOf,
  isMeeting: fc.boolean(),
  added: fc.array(fc.record({ at: numbers(), isLikeOther: fc.boolean() }), { maxLength: 2 }),
  removed: fc.option(numbers()),
  moved: fc.option(fc.record({ from: numbers(), to: numbers(), side: fc.constantFrom('mine', 'theirs') })),
})
type Trial = typeof trials extends fc.Arbitrary<infer T> ? T : never

/** A row of the list on each side, and as it is to be in the last column and in that of the disk; undefined where it is not. */
interface Fate {
  readonly base?: Row
  readonly mine?: Row
  readonly theirs?: Row
  readonly kept?: Row
  readonly disk?: Row
}

/** By the row that each is in; no row is changed twice. @param isTaken whether the other side changed that cell of the row */
const byRow = (rows: readonly Row[], edits: readonly Edit[], isTaken: (row: number, cell: number) => boolean) =>
  new Map(
    edits.map(({ row, cell }) => {
      const count = cells(rows[row % rows.length]).length
      const own = cell % count
      return [row % rows.length, isTaken(row % rows.length, own) ? (own + 1) % count : own] as const
    }),
  )

/** What happens to the rows of a list: each side changes another cell of a row, or the same one in a trial in which they meet. */
function fatesIn(rows: readonly Row[], { mine, theirs, isMeeting, added, removed, moved }: Trial) {
  const own = byRow(rows, mine, () => false)
  const others = byRow(rows, theirs, (row, cell) => !isMeeting && own.get(row) === cell)
  for (const [row, cell] of isMeeting ? own : []) if (others.has(row)) others.set(row, cell)
  const changed = (row: Row, at: number, side: string, edits: ReadonlyMap<number, number>) => {
    const path = cells(row)[edits.get(at) ?? -1]
    return path ? withCell(row, path, `${side} ${at}`) : row
  }
  const gone = removed === null ? -1 : removed % rows.length
  const fates: Fate[] = rows.map((base, at) => {
    const [mine, theirs] = [changed(base, at, 'mine', own), changed(base, at, 'theirs', others)]
    if (at === gone && mine === base && theirs === base) return { base, mine }
    return { base, mine, theirs, kept: changed(theirs, at, 'mine', own), disk: changed(mine, at, 'theirs', others) }
  })
  for (const [count, { at, isLikeOther }] of added.entries()) {
    const model = rows[at % rows.length] ?? {}
    const ends = [Object.keys(model)[0], Object.keys(model).at(-1)]
    const paths = cells(model).filter(([key]) => !isLikeOther || ends.includes(String(key)))
    const row = paths.reduce((row, path) => withCell(row, path, `new ${count} ${path.join(' ')}`), model)
    fates.splice((at * 7) % (fates.length + 1), 0, { theirs: row, kept: row, disk: row })
  }
  const after = [...fates]
  if (moved) after.splice(moved.to % after.length, 0, ...after.splice(moved.from % after.length, 1))
  const [inMine, inTheirs] = moved?.side === 'mine' ? [after, fates] : [fates, after]
  const rowsOf = (list: readonly Fate[], side: keyof Fate) =>
    list.map(fate => fate[side]).filter(row => row !== undefined)
  return {
    fates,
    base: rowsOf(fates, 'base'),
    mine: rowsOf(inMine, 'mine'),
    theirs: rowsOf(inTheirs, 'theirs'),
    kept: rowsOf(after, 'kept'),
    disk: rowsOf(after, 'disk'),
    isMet: [...own].some(([row, cell]) => others.get(row) === cell),
  }
}

/** Whether every cell of a row is one that the same row has on some side. */
const isOneOf = (row: Row, fates: readonly Fate[]) =>
  fates.some(fate => {
    const sides = Object.values(fate).filter(side => side !== undefined)
    return cells(row).every(path => sides.some(side => valueAt(side, path) === valueAt(row, path)))
  })

const inAnyOrder = (rows: readonly Row[]) => rows.map(row => JSON.stringify(row)).toSorted()

const textsIn = (rows: readonly Row[]) => JSON.stringify(rows).match(/"(?:mine|theirs|new) \d[^"]*"/g) ?? []

test('of lists without ids no change lands in another row, and no row is lost, whatever each side changed, added and moved', () => {
  const contents = lists.map(
    ([file, path]) => valueAt(parse(readFileSync(`content/data/${file}.yaml`, 'utf8')), path) as Row[],
  )
  fc.assert(
    fc.property(trials, trial => {
      const rows = contents[trial.list % contents.length] ?? []
      const { fates, kept, disk, isMet, ...sides } = fatesIn(rows, trial)
      const texts = { base: writtenAs(sides.base), mine: writtenAs(sides.mine), theirs: writtenAs(sides.theirs) }
      const merged = mergeYaml(texts)
      const [own, other] = [readFrom(merged.text), readFrom(withWords('theirs', merged))]
      // Of a row with three keys what each side changed may be most of it; and a new row instead of one that it is like is that one.
      const isReplaced = trial.removed !== null && trial.added.some(({ isLikeOther }) => isLikeOther)
      const isTold = Object.keys(rows[0] ?? {}).length > 3 && !isReplaced
      if (merged.clashes.length === 0 || isTold) {
        expect(merged.clashes.length > 0).toBe(isMet)
        expect(inAnyOrder(own)).toEqual(inAnyOrder(kept))
        expect(inAnyOrder(other)).toEqual(inAnyOrder(disk))
        return
      }
      for (const row of [...own, ...other]) expect(isOneOf(row, fates)).toBe(true)
      expect(textsIn(own)).toEqual(expect.arrayContaining([...textsIn(sides.mine)]))
      expect(textsIn(other)).toEqual(expect.arrayContaining([...textsIn(sides.theirs)]))
    }),
    { numRuns: 300 },
  )
})
