import { iconNames } from '../../content/names.ts'
import type { Reference, WidgetProp } from '../../content/widgets.ts'

const names: Readonly<Record<Reference, string>> = {
  fact: 'a fact',
  plans: 'a price table',
  page: 'a page',
  pages: 'pages',
  storeCategory: 'a category',
}

const kinds: Readonly<Record<WidgetProp['kind'], string>> = {
  string: 'text',
  number: 'a number',
  boolean: '{true}',
  'one-of': 'a name',
}

/** What a property may say, in as few words as a table has room for. */
export function valuesOf({ kind, values = [], refersTo }: WidgetProp): string | { code: string }[] {
  // All icons are shown drawn, in a part of their own.
  if (values.length === iconNames.length) return 'an icon'
  if (values.length > 0) return values.map(value => ({ code: value }))
  return (refersTo && names[refersTo]) ?? kinds[kind]
}
