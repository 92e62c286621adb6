import { settings } from '../../../content/checks/pairs.ts'
import { frontMatterSchema } from '../../../content/frontMatter.ts'
import { pageFileOf, pathOf, type Site } from '../../../content/site.ts'
import { splitPage } from '../../../content/splitPage.ts'
import { shownAddress } from '../../dev/pageNotes.ts'
import type { FormField, PageForm } from './protocol.ts'
import { extentOf, nodeFor } from './valueNodes.ts'

/** The front matter of a page, whose text may be unsaved, as the fields of a form. */
export function readForm({ data }: Pick<Site, 'data'>, file: string, text: string): PageForm | undefined {
  const place = pageFileOf(file)
  if (!place) return undefined
  const path = pathOf(place.section, place.slug)
  const around = {
    siteName: data.company.name[place.locale],
    address: shownAddress(data.company, path, place.locale),
  }
  const { yaml, findings } = splitPage(file, text)
  if (!yaml || findings.length > 0) return around
  const start = frontMatterStart(text)
  const given = yaml.value as Record<string, unknown>
  const source = { yaml, schema: frontMatterSchema, facts: data.facts, start, locale: place.locale }
  const fields = Object.entries(frontMatterSchema.shape).map(([name, schema]): FormField => {
    const limits = schema.type === 'string' ? { min: schema.minLength ?? 0, max: schema.maxLength } : undefined
    return {
      name,
      description: { id: schema.description ?? '' },
      node: nodeFor(source, [name], given[name]),
      ...(given[name] === undefined ? {} : { at: extentOf(source, [name]).at }),
      isShared: settings.some(key => key === name),
      ...(limits?.max ? { limits: { min: limits.min, max: limits.max } } : {}),
    }
  })
  return { ...around, fields }
}

/** Offset in a page's text of the empty line with which the source of its front matter begins. */
export const frontMatterStart = (text: string): number => text.indexOf('\n')
