import { expect, test } from 'vitest'
import { capitalizedAs } from './capitalizedAs.ts'

test.each([
  ['telephone', 'phone', 'phone'],
  ['Telephone', 'phone', 'Phone'],
  ['TELEPHONES', 'phones', 'PHONES'],
  ['Private account', 'personal account', 'Personal account'],
  ['Private Account', 'personal account', 'Personal Account'],
  ['private Account', 'personal account', 'personal Account'],
  ['PRIVATE-ACCOUNT', 'personal account', 'PERSONAL ACCOUNT'],
  ['Statement of Work', 'scope of work', 'Scope of Work'],
  ['Mailshot', 'mailing list', 'Mailing list'],
  ['Desk Phone Line', 'phone line', 'Phone Line'],
  ['Software Management', 'SaaS management', 'SaaS Management'],
  ['SOFTWARE MANAGEMENT', 'SaaS management', 'SaaS MANAGEMENT'],
  ['פישינג', 'phishing', 'phishing'],
  ['Handheld care', 'iPhone care', 'iPhone care'],
])('in place of “%s”, “%s” is “%s”', (found, term, expected) => {
  expect(capitalizedAs(found, term)).toBe(expected)
})
