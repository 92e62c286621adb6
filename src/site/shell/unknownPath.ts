import type { Redirect } from '../machineFiles/redirects.ts'
import { unknownTarget } from './unknownTarget.ts'

/** On the 404 screen: follows old addresses where the host does not. The table travels in the element. */
export function start(): void {
  const table = document.querySelector<HTMLElement>('[data-unknown]')?.dataset.unknown
  const rows: Redirect[] = JSON.parse(table ?? '[]')
  const target = unknownTarget(location.pathname, rows)
  if (!target) return
  const [path = '', fragment = location.hash.slice(1)] = target.split('#')
  location.replace(path + location.search + (fragment && `#${fragment}`))
}
