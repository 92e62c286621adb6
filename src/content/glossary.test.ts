import { expect, test } from 'vitest'
import { deviationFinder, glossarySchema } from './glossary.ts'

const find = deviationFinder(
  glossarySchema.parse([
    { en: 'email', he: 'מייל', avoid: ['אימייל'] },
    { en: 'email signature', he: 'חתימת מייל', avoid: ['חתימת אימייל'] },
    { en: 'phishing', he: 'פישינג', avoid: ['דיוג'] },
    { en: 'JumpCloud', he: 'JumpCloud', avoid: ['Jump Cloud'] },
    { en: 'Zoom', he: 'Zoom', avoid: ['זום'] },
  ]),
)

test.each([
  ['הודעת אימייל', 'אימייל', 'מייל'],
  ['ובאימייל', 'ובאימייל', 'ובמייל'],
  ['חתימת אימייל', 'חתימת אימייל', 'חתימת מייל'],
  ['חתימת־אימייל', 'חתימת־אימייל', 'חתימת מייל'],
  ['Jumpcloud', 'Jumpcloud', 'JumpCloud'],
  ['Jump Cloud', 'Jump Cloud', 'JumpCloud'],
  ['בזום', 'בזום', 'ב־Zoom'],
])('in "%s", "%s" becomes "%s"', (text, found, write) => {
  expect(find(text).map(deviation => [deviation.found, deviation.write])).toEqual([[found, write]])
})

test.each(['JumpCloud', 'ב־JumpCloud', 'zoom in', 'דיוגנס', 'jumpcloud.com', '@jumpcloud', 'מייל'])(
  '"%s" is fine',
  text => {
    expect(find(text)).toEqual([])
  },
)
