import type { Finding } from '../../../content/fault.ts'
import type { ContentFiles } from '../../../content/readFiles.ts'
import { type Checks, createChecks } from '../../dev/checks.ts'

/** How long the process stays after a run, ms: it has parsed all pages, of which the next run differs by a few. */
const kept = 60_000

/** Checks of content that is not what is on disk: in a process of its own, so that the desk shows none of it. */
export function branchChecks(root: string) {
  let files: ContentFiles = new Map()
  let checks: Checks | undefined
  let closing: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const close = async () => {
    clearTimeout(closing)
    const ending = checks
    checks = undefined
    await ending?.close()
  }
  const run = async (content: ContentFiles): Promise<readonly Finding[]> => {
    clearTimeout(closing)
    files = content
    checks ??= createChecks(
      {
        get snapshot() {
          return { root, files }
        },
      },
      () => undefined,
    )
    try {
      return await checks.findingsNow()
    } finally {
      closing = setTimeout(() => void close(), kept)
    }
  }
  return {
    /** What they find in the content; one after the other, so that each answer is of the content that was asked about. */
    findings(content: ContentFiles): Promise<readonly Finding[]> {
      const result = last.then(() => run(content))
      last = result.catch(() => undefined)
      return result
    },
    close,
  }
}
