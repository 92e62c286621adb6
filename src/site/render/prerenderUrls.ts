import { readFileSync } from 'node:fs'
import { localize } from '../../content/locales/urls.ts'
import { allPages } from '../../content/site.ts'
import { currentSite } from './currentSite.ts'
import { onlyVariable } from './onlyVariable.ts'

export function prerenderUrls(): string[] {
  const only = process.env[onlyVariable]
  if (only) return JSON.parse(readFileSync(only, 'utf8')) as string[]
  return allPages(currentSite()).map(page => localize(page.path, page.locale))
}
