import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { contentType } from './contentTypes.ts'
import type { Encoding } from './encodings.ts'
import { type SiteNotes, siteNotesSchema } from './siteNotes.ts'

/** One file of the build, in memory with its compressed variants. */
export interface SiteFile {
  type: string
  /** Entity tag without the encoding's suffix. */
  tag: string
  cacheControl: string
  bodies: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>
}

/** Everything the server may answer with, by address. A request never becomes a path on disk. */
export interface SiteManifest {
  notes: SiteNotes
  files: ReadonlyMap<string, SiteFile>
}

/**
 * Reads a build whole, so that a later build cannot change under a running server.
 * @throws when there is no build, or its notes are not of this version
 */
export function readManifest(dist: string): SiteManifest {
  const client = join(dist, 'client')
  const notes = siteNotesSchema.parse(JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')))
  const names = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(client, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const all = new Set(names)
  const files = new Map<string, SiteFile>()
  for (const name of names) {
    if (/\.(br|gz)$/.test(name) || name.startsWith('_') || isHidden(name)) continue
    const read = (suffix: string) => readFileSync(join(client, name + suffix))
    const identity = read('')
    files.set(address(name), {
      type: contentType(name),
      tag: createHash('sha256').update(identity).digest('base64url').slice(0, 9),
      cacheControl: cacheControl(name),
      bodies: {
        identity,
        ...(all.has(`${name}.br`) ? { br: read('.br') } : {}),
        ...(all.has(`${name}.gz`) ? { gzip: read('.gz') } : {}),
      },
    })
  }
  return { notes, files }
}

/** Files of editors and systems (`.DS_Store`, `.env`) are no part of the site; RFC 8615's folder is. */
function isHidden(name: string): boolean {
  return name.split('/').some((part, depth) => part.startsWith('.') && !(depth === 0 && part === '.well-known'))
}

/** `about.html` is `/about`, `index.html` is `/`; anything else is its own name. */
function address(name: string): string {
  if (name === 'index.html') return '/'
  return `/${name.replace(/\.html$/, '')}`
}

/** How long browsers keep a file of the build. */
export function cacheControl(name: string): string {
  // Bundled files carry a hash of their content in their name.
  if (name.startsWith('assets/')) return 'max-age=31536000, immutable'
  // Pages are asked for again each time, cheaply by ETag; never no-store, which would cost the back-forward cache.
  if (/\.(html|txt|xml|json|webmanifest)$/.test(name)) return 'no-cache'
  return 'max-age=86400'
}
