import { normalise } from '../../content/locales/normalise.ts'
import { type Redirect, redirectTable } from '../machineFiles/redirects.ts'

/**
 * Where an unknown address leads on a host that cannot redirect: to the target of its row, or to its own plain form
 * (lowercase, no `.html`, no trailing slash); undefined where it is plain already and simply unknown.
 */
export function unknownTarget(pathname: string, rows: readonly Redirect[]): string | undefined {
  const plain = normalise(pathname)
  const target = redirectTable(rows).find(({ from }) => from === plain)?.to ?? plain
  return target === pathname ? undefined : target
}
