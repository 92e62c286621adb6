import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { contentType } from './contentTypes.ts'
import type { Encoding } from './encodings.ts'
import { type SiteNotes, siteNotesSchema } from './siteNotes.ts'

/** In memory, or read on demand. */
type Body = Buffer | (() => Buffer)

/** One file of the build with its compressed variants. */
export interface SiteFile {
  type: string
  /** Entity tag without the encoding's suffix. */
  tag: string
  cacheControl: string
  bodies: Readonly<Partial<Record<Encoding, Body>> & { identity: Body }>
}

/** Everything the server may answer with, by address. A request never becomes a path on disk. */
export interface SiteManifest {
  notes: SiteNotes
  files: ReadonlyMap<string, SiteFile>
}

/**
 * Reads a build.
 * @param keep `memory` reads it whole, so that a later build cannot change under a running server; `disk` is for folders that
 * no one writes to
 * @throws when there is no build, or its notes are not of this version
 */
export function readManifest(dist: string, keep: 'memory' | 'disk' = 'memory'): SiteManifest {
  const client = join(dist, 'client')
  const notes = siteNotesSchema.parse(JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')))
  const names = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(client, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const all = new Set(names)
  const files = new Map<string, SiteFile>()
  for (const name of names) {
    if (/\.(br|gz)$/.test(name) || name.startsWith('_') || isHidden(name)) continue
    const read = (suffix: string): Body => {
      const load = () => readFileSync(join(client, name + suffix))
      return keep === 'memory' ? load() : load
    }
    const identity = read('')
    files.set(address(name), {
      type: contentType(name),
      tag: Buffer.isBuffer(identity) ? hashOf(identity) : stampOf(join(client, name)),
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

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 9)

/** Changes whenever a file is written. */
function stampOf(path: string): string {
  const { mtimeMs, size } = statSync(path)
  return `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`
}

/** Files of editors and systems (`.DS_Store`, `.env`) are not part of the site; RFC 8615's folder is. */
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
  // Pages are revalidated each time, cheaply by ETag; never no-store, which would cost the back-forward cache.
  if (/\.(html|txt|xml|json|webmanifest)$/.test(name)) return 'no-cache'
  return 'max-age=86400'
}
