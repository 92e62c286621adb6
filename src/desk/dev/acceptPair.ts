import { execFile } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'

/** Where the writers' bar asks for it, with the page as `?page=kandji`. */
export const acceptPath = '/__dev/accept'

export interface Accepted {
  status: number
  told: string
}

/**
 * Records that both languages of a page say the same, as `npm run status -- --accept` does: by that command, so that no page waits
 * for it. Only the site's own pages may ask.
 */
export async function acceptPair(root: string, request: IncomingMessage, page: string): Promise<Accepted> {
  if (request.method !== 'POST') return { status: 405, told: 'Expected a POST request.' }
  if (request.headers['sec-fetch-site'] !== 'same-origin')
    return { status: 403, told: 'Only pages of this site may ask for this.' }
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(page)) return { status: 400, told: 'Expected the name of a page.' }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/status.ts', '--accept', page], {
      cwd: root,
    })
    return { status: 200, told: stdout.trim() }
  } catch (error) {
    const told = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    return { status: 409, told: told || String(error) }
  }
}
