import { expect, test } from 'vitest'
import { splitRuns } from './isolate.ts'

const isolated = (text: string) => splitRuns(text, 'he').flatMap(run => (run.isolate ? [run.text] : []))

test.each([
  ['ניהול עם Google Workspace, כל יום 24/7.', ['Google Workspace', '24/7']],
  ['חייגו +972-3-555-0100', ['+972-3-555-0100']],
  ['בשנת 2024', []],
  ['המספר 2,500.5, ביחס של 1,000:1', ['2,500.5', '1,000:1']],
  ['בין ₪1,299.90 ל־$1,499', ['₪1,299.90', '$1,499']],
  ['1,299 עובדים, 2,3 או 4', []],
  ['ראו https://example.com/a_b?x=1&y=2#c.', ['https://example.com/a_b?x=1&y=2#c']],
  ['(https://example.com/?a=b), ואז', ['https://example.com/?a=b']],
  ['ב־Google https://example.com/?q=1 today', ['Google https://example.com/?q=1 today']],
])('%s: names and numbers with signs are isolated', (text, runs) => {
  expect(isolated(text)).toEqual(runs)
})

test.each([
  ['ניהול עם Iru (Kandji) לכולם', ['Iru (Kandji)']],
  ['MacBook Air 13 (M4, בכסף)', ['MacBook Air 13', 'M4']],
  ['גרסה 3 (Kandji)', ['Kandji']],
  ['Microsoft (לשעבר Azure)', ['Microsoft', 'Azure']],
])('%s: a second name in brackets belongs to the first', (text, runs) => {
  expect(isolated(text)).toEqual(runs)
})
