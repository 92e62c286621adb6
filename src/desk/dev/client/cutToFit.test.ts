import { expect, test } from 'vitest'
import { cutToFit } from './cutToFit.ts'

const upTo = (length: number) => (words: string) => words.length <= length

test.each([
  ['ומעדכנת את מכשירי Apple בארגון', 30, 'ומעדכנת את מכשירי Apple בארגון'],
  ['ומעדכנת את מכשירי Apple בארגון', 26, 'ומעדכנת את מכשירי Apple …'],
  ['ומעדכנת את מכשירי Apple בארגון', 24, 'ומעדכנת את מכשירי …'],
  ['patches your Apple devices', 24, 'patches your Apple …'],
  ['patches your Apple devices', 19, 'patches your …'],
  ['enrols, configures', 12, 'enrols …'],
  ['Word', 3, 'Word'],
])('"%s" is cut to %i characters between words', (text, length, cut) => {
  expect(cutToFit(text, upTo(length))).toBe(cut)
})
