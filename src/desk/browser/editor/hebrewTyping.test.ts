import { expect, test } from 'vitest'
import { hebrewSign, typedInTag } from './hebrewTyping.ts'

test.each([
  ['"', 'צה', '״'],
  ["'", 'צ', '׳'],
  ['-', 'ב', '־'],
  ['"', 'הוא אמר ', '״'],
  ['"', '', '״'],
  ["'", 'הוא אמר ', '׳'],
  ["'", 'הוא אמר ׳Mac', '׳'],
  ["'", '<Question q="צ', '׳'],
  ['-', '<Question q="ב', '־'],
])('%s after «%s» is %s', (key, before, sign) => {
  expect(hebrewSign(key, before)).toBe(sign)
})

test.each([
  ['"', 'מסך 13', 'the sign of inches'],
  ['-', 'שלום ', 'a dash between words'],
  ['-', '', 'a point of a list'],
  ["'", 'Dana', 'an English apostrophe'],
  ["'", 'של Acme', 'an apostrophe in an English name'],
  ["'", "<Question q='צ", 'the end of an attribute between single marks'],
  ['"', 'The ', 'an English quotation mark'],
  ['"', '<Question q=', 'an attribute'],
  ['"', '<Question q="מה קרה', 'the end of an attribute'],
  ['א', 'ב', 'a letter'],
])('%s after «%s» stays: %s', (key, before) => {
  expect(hebrewSign(key, before)).toBeUndefined()
})

/** Types keys where | is, into a line of a Hebrew page. */
function type(line: string, keys: string): string {
  let [before = '', after = ''] = line.split('|')
  for (const key of keys) {
    const inTag = typedInTag(key, before, after)
    if (inTag) {
      before = before.slice(0, before.length - inTag.removed) + inTag.before + after.slice(0, inTag.skipped)
      after = inTag.after + after.slice(inTag.skipped)
    } else before += hebrewSign(key, before, after) ?? key
  }
  return `${before}|${after}`
}

test.each([
  ['between two letters', '<Q title="צה|ל">', '"', '<Q title="צה״|ל">'],
  ['before the end of the value', '<Q title="צה|">', '"ל"', '<Q title="צה״ל"|>'],
  ['where the value is not ended yet', '<Q title="צה|', '"ל" />', '<Q title="צה״ל" />|'],
  ['where its end is written already', '<Q title="צה"|" b="c">', 'ל', '<Q title="צה״ל|" b="c">'],
])('a mark inside a Hebrew word of an attribute is gershayim (%s)', (_, line, keys, typed) => {
  expect(type(line, keys)).toBe(typed)
})

test.each([
  ['<Q title=|', '"שלום"', '<Q title="שלום"|'],
  ['<Q title="שלום"| />', ' text="', '<Q title="שלום" text="| />'],
  ['<Q title="שלום|" />', '"', '<Q title="שלום"| />'],
  ['<Q title="שלום|כן, <Fact id="a" />', '" />', '<Q title="שלום" />|כן, <Fact id="a" />'],
  ['<Q title="Acme|" />', '"s', '<Q title="Acme"s| />'],
])('a mark that ends an attribute ends it: %s %s', (line, keys, typed) => {
  expect(type(line, keys)).toBe(typed)
})
