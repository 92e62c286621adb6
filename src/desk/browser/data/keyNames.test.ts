import { expect, test } from 'vitest'
import type { z } from 'zod'
import { dataFiles, storeCategorySchema } from '../../../content/dataFiles.ts'
import { frontMatterSchema } from '../../../content/frontMatter.ts'
import { isLocale, localeCodes } from '../../../content/locales/locales.ts'
import { withoutIsolates } from '../../../content/messages/say.ts'
import { wordingIn } from '../../../content/messages/wording.ts'
import { deviceNames, iconNames } from '../../../content/names.ts'
import { schemasAt } from '../../../content/schemaAt.ts'
import { choiceNames, keyNames } from './keyNames.ts'

/** Every key that a schema names, however deep. */
function keysIn(schema: z.core.$ZodType): string[] {
  return schemasAt(schema, []).flatMap(one => {
    const { def } = (one as z.core.$ZodTypes)._zod
    if (def.type === 'object') return Object.entries(def.shape).flatMap(([key, inner]) => [key, ...keysIn(inner)])
    if (def.type === 'record') return keysIn(def.valueType)
    if (def.type === 'array') return keysIn(def.element)
    return def.type === 'tuple' ? def.items.flatMap(keysIn) : []
  })
}

test('every key of a data file and of front matter is called something in the language of the desk', () => {
  const keys = [...Object.values(dataFiles), storeCategorySchema, frontMatterSchema].flatMap(keysIn)
  expect(keys).toContain('counted')
  expect(keys.filter(key => !isLocale(key) && !Object.hasOwn(keyNames, key))).toEqual([])
})

test.each(localeCodes)('every drawing, outline of a device and icon has a name in words (%s)', locale => {
  const say = wordingIn(locale)
  const letters = { en: /^[A-Z][a-z]/, he: /^[א-ת]/ }[locale]
  const names = [...iconNames, ...deviceNames].map(name => [name, choiceNames[name]] as const)
  expect(names.filter(([, name]) => !name || !letters.test(withoutIsolates(say(name)))).map(([name]) => name)).toEqual(
    [],
  )
})
