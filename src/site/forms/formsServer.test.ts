import { expect, it } from 'vitest'
import { formsServer } from './formsServer.ts'

it.each([
  [undefined, undefined],
  ['', undefined],
  ['none', null],
  ['https://forms.example.com', 'https://forms.example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('FORMS_ORIGIN=%s sends forms to %s', (FORMS_ORIGIN, expected) => {
  expect(formsServer({ FORMS_ORIGIN })).toBe(expected)
})

it.each(['https://forms.example.com/', 'forms.example.com', 'ftp://forms.example.com', 'None'])(
  'refuses %s',
  FORMS_ORIGIN => {
    expect(() => formsServer({ FORMS_ORIGIN })).toThrow('expected an origin without a path')
  },
)
