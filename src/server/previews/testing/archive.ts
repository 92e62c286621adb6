import { gzipSync } from 'node:zlib'
import { Header } from 'tar'

/** An entry of an archive, of any kind and under any name. */
export interface Entry {
  path: string
  text?: string | Buffer
  type?: 'File' | 'Directory' | 'SymbolicLink' | 'Link' | 'CharacterDevice' | 'FIFO'
  linkpath?: string
}

export const notes = {
  branch: 'prices',
  commit: '0123456789abcdef0123456789abcdef01234567',
  author: 'Dana Levi',
  pages: [{ title: 'Kandji', addresses: { en: '/kandji', he: '/he/kandji' }, changed: ['en'] }],
  faults: [{ kind: 'dead-address', subject: '/old' }],
}

const site = {
  origin: 'https://www.example.com',
  preview: true,
  measured: false,
  csp: { scripts: [], styles: [] },
  redirects: [{ from: '/lp', to: '/kandji' }],
  gone: [],
}

/** A small build as it is packed. */
export const build = (home: string, given: Partial<Record<keyof typeof notes, unknown>> = {}): Entry[] => [
  { path: 'client/', type: 'Directory' },
  { path: 'client/index.html', text: home },
  { path: 'client/he.html', text: `${home} בעברית` },
  { path: 'client/not-found.html', text: 'lost' },
  { path: 'client/review/report.html', text: 'the report' },
  { path: 'site.json', text: JSON.stringify(site) },
  { path: 'preview.json', text: JSON.stringify({ ...notes, ...given }) },
]

/** Packs entries as given, without correcting anything. */
export function tarOf(entries: readonly Entry[]): Buffer {
  const blocks = entries.flatMap(({ path, text = '', type = 'File', linkpath }) => {
    const body = Buffer.from(text)
    const header = Buffer.alloc(512)
    new Header({ path, type, size: body.length, mode: 0o644, ...(linkpath ? { linkpath } : {}) }).encode(header)
    return [header, body, Buffer.alloc((512 - (body.length % 512)) % 512)]
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}

export const archive = (entries: readonly Entry[]): Buffer => gzipSync(tarOf(entries))
