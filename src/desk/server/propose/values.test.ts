import { expect, test } from 'vitest'
import { valuesBetween } from './values.ts'

const facts = 'content/data/facts.yaml'
const fact = (value: string, more = '') => `{ kind: count, value: ${value}, source: the owner${more} }`

/** `path: before → after`, in English and where Hebrew differs in both. */
const between = (file: string, before: string, after: string) =>
  valuesBetween(file, before, after)?.map(change => {
    const [was, now] = [change.before, change.after].map(
      shown => shown && [...new Set([shown.en, shown.he])].join(' / '),
    )
    return `${change.path.join(' › ')}: ${was ?? '∅'} → ${now ?? '∅'}`
  })

test.each([
  [
    'a value reads as on the pages',
    'a.trial: { kind: duration, value: 14, unit: day, source: the owner }',
    'a.trial: { kind: duration, value: 30, unit: day, source: the owner }',
    ['a.trial: 14 days / 14 יום → 30 days / 30 יום'],
  ],
  [
    'a fact is new, another is gone',
    `a.old: ${fact('300')}`,
    `a.new: ${fact('400')}`,
    ['a.new: ∅ → 400', 'a.old: 300 → ∅'],
  ],
  [
    'languages that differ on purpose',
    `a.clients: ${fact('{ en: 150, he: 300 }')}`,
    `a.clients: ${fact('{ en: 150, he: 400 }')}`,
    ['a.clients › he: 300 → 400'],
  ],
  [
    'what readers do not see of it',
    `a.clients: ${fact('300', ', checked: 2026-11-01')}`,
    `a.clients: ${fact('301', ', checked: 2026-11-02')}`,
    ['a.clients: 300 → 301', 'a.clients › checked: 2026-11-01 → 2026-11-02'],
  ],
  [
    'a fact that is none yet',
    `a.clients: ${fact('300')}`,
    `a.clients: ${fact("'many'")}`,
    ['a.clients › value: 300 → many'],
  ],
])('facts: %s', (_, before, after, changes) => {
  expect(between(facts, `# A comment\n${before}\n`, `${after}\n`)).toEqual(changes)
})

test.each([
  [
    'a text in one language',
    'tagline: { en: One, he: אחת }',
    'tagline: { en: Two, he: אחת }',
    ['tagline › en: One → Two'],
  ],
  [
    'an entry in the middle',
    '- { name: A }\n- { name: C }',
    '- { name: A }\n- { name: B, at: 1 }\n- { name: C }',
    ['2: ∅ → B · 1'],
  ],
  [
    'an entry that changed',
    '- { name: A, at: 1 }\n- { name: B, at: 2 }',
    '- { name: A, at: 1 }\n- { name: B, at: 3 }',
    ['2 › at: 2 → 3'],
  ],
  ['the last entry is gone', '- { name: A }\n- { name: B }', '- { name: A }', ['2: B → ∅']],
  ['a list of words', 'pages: [a, b]', 'pages: [a, b, c]', ['pages: a · b → a · b · c']],
])('other data: %s', (_, before, after, changes) => {
  expect(between('content/data/x.yaml', before, after)).toEqual(changes)
})

test.each([
  ['a file that is no YAML', 'content/images/a.png', 'a', 'b'],
  ['a version that cannot be read', facts, 'a: { b: 1', 'a: { b: 1 }'],
  ['comments alone', facts, `# One\na.b: ${fact('1')}`, `# Two\na.b: ${fact('1')}`],
])('%s has no values to show', (_, file, before, after) => {
  expect(valuesBetween(file, before, after)).toBeUndefined()
})
