import { type Fact, factSchema } from '../../../content/facts.ts'
import { formatFact } from '../../../content/formatFact.ts'
import { type Locale, localeCodes } from '../../../content/locales/locales.ts'
import { compareSequences } from '../../../content/sequence.ts'
import { yamlFile } from '../../../content/yamlFile.ts'
import { factsFile } from '../../writing/addFact.ts'
import { isMap } from '../data/valueNodes.ts'
import { joint } from './joint.ts'
import type { ValueChange } from './protocol.ts'

type Path = readonly string[]
type Shown = NonNullable<ValueChange['before']>

/** What differs between two versions of a data file, by name; undefined where one cannot be read, or no value differs. */
export function valuesBetween(file: string, before: string, after: string): ValueChange[] | undefined {
  if (!/\.ya?ml$/.test(file)) return undefined
  const [was, now] = [before, after].map(text => yamlFile(file, text).value)
  if (was === undefined || now === undefined) return undefined
  const changes = file === factsFile && isMap(was) && isMap(now) ? factsBetween(was, now) : differing([], was, now)
  return changes.length > 0 ? changes : undefined
}

function differing(path: Path, was: unknown, now: unknown): ValueChange[] {
  if (JSON.stringify(was) === JSON.stringify(now)) return []
  if (isMap(was) && isMap(now)) return keysOf(was, now).flatMap(key => differing([...path, key], was[key], now[key]))
  if (Array.isArray(was) && Array.isArray(now) && [...was, ...now].some(isMap)) return entriesBetween(path, was, now)
  return [changeOf(path, was === undefined ? undefined : alike(was), now === undefined ? undefined : alike(now))]
}

/** In the order of the new version, what was removed last. */
const keysOf = (was: object, now: object): string[] => [...new Set([...Object.keys(now), ...Object.keys(was)])]

/** Entries that were replaced are compared with what stands in their place. */
function entriesBetween(path: Path, was: readonly unknown[], now: readonly unknown[]): ValueChange[] {
  const [a, b] = [was, now].map(list => list.map(entry => JSON.stringify(entry))) as [string[], string[]]
  return compareSequences(a, b)
    .filter(({ equal }) => !equal)
    .flatMap(({ aStart, aEnd, bStart, bEnd }) =>
      Array.from({ length: Math.max(aEnd - aStart, bEnd - bStart) }, (_, index) => {
        const [from, to] = [aStart + index, bStart + index]
        const number = String((to < bEnd ? to : from) + 1)
        return differing([...path, number], from < aEnd ? was[from] : undefined, to < bEnd ? now[to] : undefined)
      }).flat(),
    )
}

const changeOf = (path: Path, before: Shown | undefined, after: Shown | undefined): ValueChange => ({
  path,
  ...(before ? { before } : {}),
  ...(after ? { after } : {}),
})

/** A value that is the same in every language; of several, one after the other. */
const alike = (value: unknown): Shown => shownIn(() => plain(value))

const shownIn = (text: (locale: Locale) => string): Shown =>
  Object.fromEntries(localeCodes.map(locale => [locale, text(locale)])) as Record<Locale, string>

const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(plain).join(joint) : String(value ?? '')

/** Keys of a fact that make up what readers see of it. */
const shownKeys: ReadonlySet<string> = new Set(['kind', 'value', 'unit', 'currency', 'plus'])

function factsBetween(was: Record<string, unknown>, now: Record<string, unknown>): ValueChange[] {
  return keysOf(was, now).flatMap(id => {
    const [old, current] = [was[id], now[id]]
    const [before, after] = [factIn(old), factIn(current)]
    if ((old !== undefined && !before) || (current !== undefined && !after)) return differing([id], old, current)
    const shown = shownChange(id, before, after)
    if (!before || !after) return shown
    // Of two that read the same, whatever differs is shown as it is written.
    const rest = (fact: unknown) =>
      Object.fromEntries(Object.entries(fact as object).filter(([key]) => shown.length === 0 || !shownKeys.has(key)))
    return [...shown, ...differing([id], rest(old), rest(current))]
  })
}

/** What readers see of a fact, whatever is still missing of where it comes from. */
function factIn(value: unknown): Fact | undefined {
  if (!isMap(value)) return undefined
  const shown = Object.entries(value).filter(([key]) => shownKeys.has(key))
  return factSchema.safeParse({ ...Object.fromEntries(shown), ...anyProvenance }).data
}

/** Of a fact that needs no more of it. */
const anyProvenance = { source: 'specification §1', reason: 'as they are written' }

/** A fact as readers see it: once for both languages, or in each of them if they differ on purpose. */
function shownChange(id: string, before: Fact | undefined, after: Fact | undefined): ValueChange[] {
  const [was, now] = [before, after].map(fact => fact && shownIn(locale => formatFact(fact, locale)))
  const changed = localeCodes.filter(locale => was?.[locale] !== now?.[locale])
  if (![before, after].some(fact => isMap(fact?.value))) return changed.length > 0 ? [changeOf([id], was, now)] : []
  const only = (shown: Shown | undefined, locale: Locale) => shown && alike(shown[locale])
  return changed.map(locale => changeOf([id, locale], only(was, locale), only(now, locale)))
}
