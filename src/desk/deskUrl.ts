import type { Place } from '../content/fault.ts'
import { localize } from '../content/locales/urls.ts'
import { pageFileOf, pathOf } from '../content/site.ts'
import { dataQuery, editQuery, placeQuery } from './names.ts'

/**
 * Where the desk shows a place: of a page in its text, of a data file in its table, on whatever page the writer is. Undefined
 * for a file that it does not open.
 */
export function deskUrl({ file, line, column }: Place): string | undefined {
  const place = pageFileOf(file)
  if (place) return `${localize(pathOf(place.section, place.slug), place.locale)}?${editQuery}=${line}:${column}`
  const [, data] = /^content\/data\/(.+)\.yaml$/.exec(file) ?? []
  return data === undefined ? undefined : `?${dataQuery}=${data}&${placeQuery}=${line}:${column}`
}
