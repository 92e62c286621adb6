import { expect, test } from 'vitest'
import { rowLabel } from './rowLabel.ts'

const table = (...rows: string[]) => ['| A | B |', '| --- | --- |', ...rows].join('\n')
const en = `${table('| Starter | 3 |')}\n\nWords.\n\n${table('| Basic | $19 |', '| Full plan | $49 |')}\n`
const he = `${table('| התחלה | 3 |')}\n\nמילים.\n\n${table('| בסיסית | 19 ₪ |', '| מלאה | 49 ₪ |')}\n`

test.each([
  ['the row itself', en, '$19', 'Basic'],
  ['a later one', en, '$49', 'Full plan'],
  ['nothing where its name is in Hebrew', he, '49 ₪', ''],
  ['nothing in a sentence below the table', `${en}\nOnly $7.`, '$7', ''],
  ['nothing in the first cell', en.replace('Basic', '$5'), '$5', ''],
])('a price is named by %s', (_, source, price, expected) => {
  expect(rowLabel(source, source.indexOf(price))).toBe(expected)
})
