import { appendFileSync } from 'node:fs'

/** Set by the build: a file that receives, a line a page, what each page read while it rendered. */
export const readsVariable = 'PRERENDER_READS'

export interface PageReads {
  url: string
  /** Input name → hash when it was read. */
  reads: Record<string, string>
}

/** Tells the build what a page depends on. Does nothing outside a build. */
export function recordReads(url: string, reads: ReadonlyMap<string, string>): void {
  const file = process.env[readsVariable]
  if (!file) return
  const line: PageReads = { url, reads: Object.fromEntries([...reads].sort()) }
  appendFileSync(file, `${JSON.stringify(line)}\n`)
}
