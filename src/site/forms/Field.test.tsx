import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './Field.tsx'

const shown = (fault: string) =>
  renderToStaticMarkup(
    <Field label="Phone" fault={fault}>
      {control => <input {...control} />}
    </Field>,
  ).replace(/.*<p[^>]*>|<\/p>.*/g, '')

test.each([
  ['Phone must be a number to call, such as ', '03-555-0100', ''],
  ['הזינו מספר טלפון בשדה ״טלפון״, למשל ', '03-555-0100', '.'],
])('no line of a fault ends inside the number that it gives as an example: %s', (before, number, after) => {
  expect(shown(before + number + after)).toBe(`${before}<span class="whitespace-nowrap">${number}</span>${after}`)
})

test('a fault without a number is its words alone', () => {
  expect(shown('Name is required')).toBe('Name is required')
})
