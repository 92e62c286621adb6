import { openAsBlob } from 'node:fs'

/** The preview host's answer about a preview that it accepted. */
export interface Deployed {
  pages: readonly { title: string; addresses: Readonly<Partial<Record<string, string>>> }[]
  report: boolean
}

/** A preview host, reached by its address and token. */
export interface PreviewHost {
  /** Address of a preview, without a slash at the end. */
  origin(name: string): string
  /** @throws {Error} with the host's reason, where it refuses the archive */
  put(name: string, archive: string): Promise<Deployed>
  remove(name: string): Promise<void>
  list(): Promise<readonly { name: string; commit: string }[]>
}

/** Time for an upload, ms: a little more than the host allows. */
const timeout = 200_000

/** The host that the environment names; undefined where it names none. */
export function previewHost({ PREVIEWS_URL, PREVIEWS_TOKEN }: NodeJS.ProcessEnv): PreviewHost | undefined {
  if (!PREVIEWS_URL || !PREVIEWS_TOKEN) return undefined
  const { protocol, host } = new URL(PREVIEWS_URL)
  const call = async (method: string, path: string, body?: Blob) => {
    const response = await fetch(new URL(path, PREVIEWS_URL), {
      method,
      headers: { authorization: `Bearer ${PREVIEWS_TOKEN}` },
      // A token is for this host alone.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      ...(body ? { body } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`The preview host answered ${response.status}: ${reasonOf(text)}`)
    return JSON.parse(text)
  }
  return {
    origin: name => `${protocol}//${name}.${host}`,
    put: async (name, archive) => call('PUT', `/previews/${name}`, await openAsBlob(archive)),
    remove: name => call('DELETE', `/previews/${name}`),
    list: async () => (await call('GET', '/previews')).previews,
  }
}

function reasonOf(text: string): string {
  try {
    return String(JSON.parse(text).error)
  } catch {
    return text.slice(0, 200)
  }
}
