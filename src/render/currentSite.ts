import { readSite, type Site } from '../content/site.ts'

let site: Site | undefined

/** The project's content, read once a process; the dev server says when to read again. */
export function currentSite(): Site {
  site ??= readSite(process.env.SITE_ROOT ?? process.cwd())
  return site
}

export function forgetSite(): void {
  site = undefined
}
