import { msg } from '../../content/messages/msg.ts'
import { iconNames } from '../../content/names.ts'
import type { Reference, WidgetProp } from '../../content/widgets.ts'

const names: Readonly<Record<Reference, string>> = {
  fact: msg('a fact').id,
  plans: msg('a price table').id,
  page: msg('a page').id,
  pages: msg('pages').id,
  storeCategory: msg('a category').id,
}

const kinds: Readonly<Record<WidgetProp['kind'], string | { code: string }[]>> = {
  string: msg('text').id,
  number: msg('a number').id,
  boolean: [{ code: '{true}' }],
  'one-of': msg('a name').id,
}

/** The possible values of a property, briefly, for a table. */
export function valuesOf({ kind, values = [], refersTo }: WidgetProp): string | { code: string }[] {
  // All icons are shown drawn, in a part of their own.
  if (values.length === iconNames.length) return msg('an icon').id
  if (values.length > 0) return values.map(value => ({ code: value }))
  return (refersTo && names[refersTo]) ?? kinds[kind]
}
