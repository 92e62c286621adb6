import { expect, test } from 'vitest'
import { hebrewRules } from './hebrewRules.ts'

/** A text with what the first rule that finds something writes there. */
function corrected(text: string): string {
  const rule = hebrewRules.find(({ pattern }) => text.search(pattern) >= 0)
  return rule ? text.replace(rule.pattern, rule.write) : text
}

test.each([`צה"ל`, `צה''ל`, 'צה``ל', 'צה´´ל', 'צה’’ל'])('gershayim written as %s become one sign', text => {
  expect(corrected(text)).toBe('צה״ל')
})

test.each([`צ'ק`, 'צ´ק', 'צ’ק'])('a geresh written as %s becomes its own sign', text => {
  expect(corrected(text)).toBe('צ׳ק')
})
