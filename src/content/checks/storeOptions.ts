import { choiceSlug } from '../choiceSlug.ts'
import type { StoreCategory } from '../dataFiles.ts'
import { localeCodes } from '../locales/locales.ts'
import { msg } from '../messages/msg.ts'
import type { Check, Finding, Place } from './types.ts'

type Option = StoreCategory['items'][number]['options'][number]

const error = { check: 'storeOptions', severity: 'error' } as const

/** Options of items that a list could not tell apart: values alike, two colours under one name. */
export const storeOptions: Check = function* ({ store }) {
  const colours = new Map<string, { swatch: string; place: Place }>()
  for (const category of store) {
    for (const [index, item] of category.value.items.entries()) {
      const slugs = new Set<string>()
      for (const [at, option] of item.options.entries()) {
        const place = (...path: (string | number)[]) => category.place('items', index, 'options', at, ...path)
        yield* pattern(option, place)
        for (const [number, value] of option.values.entries()) {
          const slug = choiceSlug(value)
          if (slug === '' || slugs.has(slug))
            yield {
              ...error,
              ...place('values', number),
              found: msg('a value that becomes "{slug}" in a list, like another value of the item', { slug }),
              expected: msg('values that differ in their English letters or digits, in all options of an item'),
            }
          slugs.add(slug)
          if (typeof value === 'string' || !value.swatch) continue
          const before = colours.get(slug)
          if (before && before.swatch !== value.swatch)
            yield {
              ...error,
              ...place('values', number),
              found: msg('{name} as {colour}, and elsewhere as {other}', {
                name: value.en,
                colour: value.swatch,
                other: before.swatch,
              }),
              expected: msg('one colour for one name'),
              also: before.place,
            }
          else colours.set(slug, { swatch: value.swatch, place: place('values', number) })
        }
      }
    }
  }
}

function* pattern({ inQuote }: Option, placeOf: (...path: string[]) => Place): Iterable<Finding> {
  for (const locale of localeCodes) {
    if (!inQuote || inQuote[locale].split('#').length === 2) continue
    yield {
      ...error,
      ...placeOf('inQuote', locale),
      found: msg('“{text}”', { text: inQuote[locale] }),
      expected: msg('a text with one # in place of the value'),
    }
  }
}
