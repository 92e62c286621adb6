import { toLocale } from '../../content/locales/locales.ts'
import { normalise } from '../../content/locales/normalise.ts'
import { localize, parseUrl } from '../../content/locales/urls.ts'
import { type Redirect, redirectTable } from '../machineFiles/redirects.ts'

/**
 * On the 404 page: follows redirects where the host does not, and lets the language links lead to the address that was
 * asked for. The page carries the table in a data attribute.
 */
export default function unknownPath(page: HTMLElement): void {
  const { path: plain } = parseUrl(location.pathname)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    link.pathname = localize(plain, toLocale(link.lang))
  }
  const target = unknownTarget(location.pathname, JSON.parse(page.dataset.unknown ?? '[]'))
  if (!target) return
  const [path = '', fragment = location.hash.slice(1)] = target.split('#')
  location.replace(path + location.search + (fragment && `#${fragment}`))
}

/**
 * Where an unknown address leads: to the target of its redirect, or to its own normal form (lowercase, no `.html`, no
 * trailing slash); undefined where it is already normal and so does not exist.
 */
export function unknownTarget(pathname: string, rows: readonly Redirect[]): string | undefined {
  const plain = normalise(pathname)
  const target = redirectTable(rows).find(({ from }) => from === plain)?.to ?? plain
  return target === pathname ? undefined : target
}
