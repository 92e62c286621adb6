import { expect, test } from 'vitest'
import { dirOf, dirOfFix } from './dirOf.ts'

test('quoted words read in the direction of most of their letters', () => {
  expect(dirOf('bad: איך רושמים מכשירי Apple')).toBe('rtl')
  expect(dirOf('bad: How Apple devices are enrolled')).toBe('ltr')
  expect(dirOf('vendors/kandji.he.mdx: שם')).toBe('auto')
})

test.each([
  '![ארון שרתים פתוח](../images/kandji.png)',
  String.raw`![ארון \[פתוח\]](../images/kandji.png "ארון שרתים ובו מחשבים")`,
  '[כל המדריכים של החברה](/apple)',
  '<Lanes caption="אותם ארבעה מקרים, בלי ניהול ואיתו">',
  '<Callout title="א > ב" />',
  '<Callout title="ניהול מכשירים בארגון "MDM"? action="book">',
  '<Callout title="ניהול מכשירים בארגון',
])('code reads from the left as a whole, however much Hebrew it holds: %s', code => {
  expect([dirOf(code), dirOfFix(code)]).toEqual(['ltr', 'ltr'])
})

test.each(['>', '/>', '<', '"', 'name="value"'])('a sign of code reads from the left: %s', sign => {
  expect(dirOf(sign)).toBe('ltr')
})

test('words around code keep their own direction', () => {
  expect(dirOf('[המדריך](/apple) מסביר איך רושמים מכשירים')).toBe('rtl')
  expect(dirOf('<Fact id="x" /> ימי ניסיון בלי תשלום')).toBe('rtl')
})

test('what is to be written reads in the direction of its first letter where it is no code by itself', () => {
  expect(dirOfFix('איך רושמים מכשירי Apple')).toBe('auto')
})
