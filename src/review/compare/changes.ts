import type { ImageChange } from './images.ts'
import type { LinkChange } from './links.ts'
import type { NamedChange } from './named.ts'
import type { TextChange } from './textDiff.ts'

/** Files that every page loads, as they weigh on the way to the visitor. */
export type Part = 'scripts' | 'styles' | 'fonts'

/** One difference between a page before and after. */
export type Change =
  | ({ kind: 'text' } & TextChange)
  | { kind: 'fact'; id: string; before?: string; after?: string }
  | ({ kind: 'meta' } & NamedChange)
  | ({ kind: 'structured' } & NamedChange)
  | ({ kind: 'link' } & LinkChange)
  | ({ kind: 'image' } & ImageChange)
  /** The markup differs though no words, links or images do. */
  | { kind: 'markup'; place: 'page' | 'frame' }
  /** Bytes in brotli. */
  | { kind: 'part'; part: Part; before: number; after: number }

export type ChangeKind = Change['kind']

/** Whether the words changed that ask for consent or explain it. */
export const asksConsent = (change: Change): boolean => change.kind === 'text' && change.at.consent

/** Whether two pages changed alike: the same for the same change, whatever page it stands on. */
export function changeKey(change: Change, url: string): string {
  // Drawn anew for every page when their style changes; each is another file.
  if (change.kind === 'image' && change.social && change.before && change.after) return 'social image'
  const text =
    change.kind === 'text' ? JSON.stringify({ ...change, at: { ...change.at, under: [] } }) : JSON.stringify(change)
  // A new origin changes the canonical address of every page alike.
  return url === '/' || url === '/he' ? text : text.replaceAll(url, '…').replaceAll(url.replace(/^\/he/, ''), '…')
}
