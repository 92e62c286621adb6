import { crossedQuery, heldKey } from '../names.ts'
import { isReload } from './isReload.ts'

/** Files that this tab writes. */
const held = new Set<string>()

/** Whether this tab only loaded the desk anew, or went to its other language: whoever went elsewhere gave the files up. */
const hasStayed = isReload || new URLSearchParams(location.search).has(crossedQuery)

/** Read once: a copy of this tab must not find it. */
function readNote(): readonly string[] {
  const note = sessionStorage.getItem(heldKey)
  sessionStorage.removeItem(heldKey)
  return note && hasStayed ? JSON.parse(note) : []
}

const before = new Set(readNote())

addEventListener('pagehide', () => sessionStorage.setItem(heldKey, JSON.stringify([...held])))

/** Whether this tab wrote a file until it loaded anew. */
export const wasHeld = (file: string): boolean => before.has(file)

/** Notes whether this tab writes a file, for when it loads anew. */
export function noteHeld(file: string, isHeld: boolean): void {
  if (isHeld) held.add(file)
  else held.delete(file)
}
