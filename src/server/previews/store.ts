import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ZodError } from 'zod'
import { readManifest, type SiteManifest } from '../http/siteManifest.ts'
import { notesFile, type PreviewNotes, previewNotesSchema } from './notes.ts'
import { UploadRefused } from './refusal.ts'
import { type UploadLimits, unpack } from './unpack.ts'

/** Names of previews are labels of host names. */
export const previewName = /^[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?$/

/** Uploads that are unpacked at the same time. */
const maxUploads = 4

/** One deployed build. */
export interface Preview {
  readonly name: string
  readonly notes: PreviewNotes
  /** When it was uploaded, ms since 1970. */
  readonly deployed: number
  readonly site: SiteManifest
  readonly folder: string
}

/**
 * The previews in a folder, each in one of its own: `<name>~<moment>`. A new version is made next to it and takes its place by
 * one rename; the newest of a name is the one that counts, so that a host which is killed between two steps loses nothing.
 */
export class PreviewStore {
  readonly #folder: string
  readonly #stage: string
  readonly #now: () => number
  readonly #previews = new Map<string, Preview>()
  /** When the newest accepted upload of a name began. */
  readonly #began = new Map<string, number>()
  #uploads = 0
  #order = 0

  /** Reads the existing previews, and removes what an earlier run left unfinished. */
  constructor(folder: string, now: () => number = Date.now) {
    this.#folder = folder
    this.#stage = join(folder, '.incoming')
    this.#now = now
    rmSync(this.#stage, { recursive: true, force: true })
    mkdirSync(this.#stage, { recursive: true, mode: 0o700 })
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const [name = '', moment = ''] = entry.name.split('~')
      if (!entry.isDirectory() || !previewName.test(name) || !/^\d+$/.test(moment)) continue
      const path = join(folder, entry.name)
      const known = this.#previews.get(name)
      const isNewest = !known || known.deployed < Number(moment)
      const preview = isNewest ? readPreview(path, name, Number(moment)) : undefined
      if (preview) {
        if (known) rmSync(known.folder, { recursive: true, force: true })
        this.#previews.set(name, preview)
      } else rmSync(path, { recursive: true, force: true })
    }
  }

  get(name: string): Preview | undefined {
    return this.#previews.get(name)
  }

  /** Newest first. */
  list(): Preview[] {
    return [...this.#previews.values()].sort((a, b) => b.deployed - a.deployed)
  }

  /**
   * Accepts an archive. Until it is complete and valid, the preview of that name stays as it was.
   * @throws {UploadRefused}
   */
  async put(name: string, archive: AsyncIterable<Buffer>, limits: UploadLimits): Promise<Preview> {
    if (this.#uploads >= maxUploads) throw new UploadRefused(503, `${maxUploads} uploads are on their way already.`)
    this.#uploads += 1
    this.#order += 1
    const began = this.#order
    const stage = join(this.#stage, randomUUID())
    mkdirSync(stage, { mode: 0o700 })
    try {
      await unpack(archive, stage, limits)
      checkPreview(stage)
      // Of two concurrent uploads the one that began last wins, whichever is slower.
      if ((this.#began.get(name) ?? 0) > began) {
        throw new UploadRefused(409, `${name} was uploaded or removed again meanwhile; that stays.`)
      }
      this.#began.set(name, began)
      const before = this.#previews.get(name)
      const deployed = Math.max(this.#now(), (before?.deployed ?? 0) + 1)
      const folder = join(this.#folder, `${name}~${deployed}`)
      renameSync(stage, folder)
      const preview = readPreview(folder, name, deployed)
      if (!preview) throw new Error(`${folder} cannot be read back.`)
      this.#previews.set(name, preview)
      if (before) rmSync(before.folder, { recursive: true, force: true })
      return preview
    } finally {
      this.#uploads -= 1
      rmSync(stage, { recursive: true, force: true })
    }
  }

  /** @returns whether there was one */
  remove(name: string): boolean {
    // An upload in progress began earlier: it must not bring back what was removed.
    this.#order += 1
    this.#began.set(name, this.#order)
    const preview = this.#previews.get(name)
    if (!preview) return false
    this.#previews.delete(name)
    rmSync(preview.folder, { recursive: true, force: true })
    return true
  }

  /**
   * Removes what is too old, and the oldest of too many.
   * @param days age at which a preview goes
   * @param count how many stay
   */
  prune(days: number, count: number): string[] {
    const oldest = this.#now() - days * 86_400_000
    const gone = this.list().filter(({ deployed }, index) => index >= count || deployed < oldest)
    for (const { name } of gone) this.remove(name)
    return gone.map(({ name }) => name)
  }
}

/** @throws {UploadRefused} naming the file of the archive that is missing or wrong */
function checkPreview(folder: string): void {
  for (const file of ['site.json', notesFile, 'client/index.html']) {
    if (!existsSync(join(folder, file))) throw new UploadRefused(400, `The archive has no ${file}.`)
  }
  for (const [file, read] of [
    [notesFile, readNotes],
    ['site.json', (folder: string) => readManifest(folder, 'disk')],
  ] as const) {
    try {
      read(folder)
    } catch (error) {
      if (!(error instanceof ZodError || error instanceof SyntaxError)) throw error
      const [issue] = error instanceof ZodError ? error.issues : []
      const where = issue ? `${issue.path.join('.') || 'the whole'}: ${issue.message}` : 'no JSON'
      throw new UploadRefused(400, `${file} of the archive is wrong: ${where.slice(0, 200)}.`)
    }
  }
}

const readNotes = (folder: string): PreviewNotes =>
  previewNotesSchema.parse(JSON.parse(readFileSync(join(folder, notesFile), 'utf8')))

/** Undefined for a folder that is not a preview of this version. */
function readPreview(folder: string, name: string, deployed: number): Preview | undefined {
  try {
    const site = readManifest(folder, 'disk')
    return { name, notes: readNotes(folder), deployed, site: withReport(site), folder }
  } catch {
    return undefined
  }
}

/** Where the build has the review's report; at `/review/` its pictures and styles are found too. */
export const reportAddress = '/review/'

function withReport({ notes, files }: SiteManifest): SiteManifest {
  const report = files.get('/review/report')
  return report ? { notes, files: new Map([...files, [reportAddress, report]]) } : { notes, files }
}
