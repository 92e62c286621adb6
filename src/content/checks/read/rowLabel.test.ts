import { expect, test } from 'vitest'
import { rowLabel } from './rowLabel.ts'

const table = (...rows: string[]) => ['| A | B |', '| --- | --- |', ...rows].join('\n')
const en = `${table('| Starter | 3 |')}\n\nWords.\n\n${table('| Basic | $19 |', '| Full plan | $49 |')}\n`
const he = `${table('| התחלה | 3 |')}\n\nמילים.\n\n${table('| בסיסית | 19 ₪ |', '| מלאה | 49 ₪ |')}\n`

test.each([
  ['the row itself', en, '$19', undefined, 'Basic'],
  ['the same row of the same table in the other language', he, '19 ₪', en, 'Basic'],
  ['a later one', he, '49 ₪', en, 'Full plan'],
  ['no text in the other language', he, '49 ₪', undefined, ''],
  ['a table that the other language does not have', he, '49 ₪', table('| Basic | $19 |', '| Full | $49 |'), ''],
  ['a row that the other language does not have', he, '49 ₪', en.replace('\n| Full plan | $49 |', ''), ''],
  ['a name that is in Hebrew in both', he, '49 ₪', he, ''],
  ['a sentence below the table', `${he}\nרק 7 ₪.`, '7 ₪', en, ''],
  ['a price in the first cell', he.replace('בסיסית', '5 ₪'), '5 ₪', en, ''],
])('the row of a price is named by %s', (_, source, price, other, expected) => {
  expect(rowLabel(source, source.indexOf(price), other)).toBe(expected)
})
