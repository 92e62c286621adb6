import { execFile } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { toLocale } from '../../content/locales/locales.ts'

export interface Accepted {
  /** HTTP status. */
  status: number
  message: string
}

/**
 * Records that both languages of a page say the same by running `npm run status -- --accept`: in a process of its own, so that no page waits for it.
 * Only the site's own pages may ask for it.
 */
export async function acceptPair(root: string, request: IncomingMessage, query: URLSearchParams): Promise<Accepted> {
  if (request.method !== 'POST') return { status: 405, message: 'Expected a POST request.' }
  if (request.headers['sec-fetch-site'] !== 'same-origin')
    return { status: 403, message: 'Only pages of this site may ask for this.' }
  const page = query.get('page') ?? ''
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(page)) return { status: 400, message: 'Expected the name of a page.' }
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/status.ts', '--accept', page, '--lang', toLocale(query.get('lang') ?? '')],
      {
        cwd: root,
      },
    )
    return { status: 200, message: stdout.trim() }
  } catch (error) {
    const message = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    return { status: 409, message: message || String(error) }
  }
}
