import { parseUrl } from '../../content/locales/urls.ts'
import type { Part } from '../builds/readHtml.ts'
import type { ImageChange } from './images.ts'
import type { LinkChange } from './links.ts'
import type { NamedChange } from './named.ts'
import type { TextChange } from './text.ts'

/** One difference between a page before and after. */
export type Change =
  | ({ kind: 'text' } & TextChange)
  | { kind: 'fact'; id: string; before?: string; after?: string }
  | ({ kind: 'meta' } & NamedChange)
  | ({ kind: 'structured' } & NamedChange)
  | ({ kind: 'link' } & LinkChange)
  | ({ kind: 'image' } & ImageChange)
  /** The markup differs although no words, links or images do. */
  | { kind: 'markup'; place: 'page' | 'frame' }
  /** Bytes in brotli. */
  | { kind: 'part'; part: Part; before: number; after: number }

export type ChangeKind = Change['kind']

export const asksConsent = (change: Change): boolean => change.kind === 'text' && change.at.consent

/** Equal for equal changes, on whatever page they are. */
export function changeKey(change: Change, url: string): string {
  // Every page's social image is redrawn when their style changes; each is another file.
  if (change.kind === 'image' && change.social && change.before && change.after) return 'social image'
  const text =
    change.kind === 'text' ? JSON.stringify({ ...change, at: { ...change.at, under: [] } }) : JSON.stringify(change)
  const { path } = parseUrl(url)
  // A new origin changes the canonical address of every page alike.
  return path === '/' ? text : text.replaceAll(url, '…').replaceAll(path, '…')
}
