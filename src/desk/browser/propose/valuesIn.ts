import { isLocale, locales } from '../../../content/locales/locales.ts'
import { joint } from '../../server/propose/joint.ts'
import type { ValueChange } from '../../server/propose/protocol.ts'

interface ShownValue {
  readonly text: string
  readonly dir: 'ltr' | 'rtl'
}

/**
 * The values of an entry, each in the direction of its language, whatever it begins with; where the file does not name that,
 * Hebrew words say it.
 */
export function valuesIn(path: ValueChange['path'], text: string): ShownValue[] {
  const named = path.findLast(isLocale)
  return text
    .split(joint)
    .map(value => ({ text: value, dir: locales[named ?? (/\p{Script=Hebrew}/u.test(value) ? 'he' : 'en')].dir }))
}
