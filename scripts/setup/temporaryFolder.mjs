import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How often the folder is removed again, and the pause before it, ms: a server that Ctrl-C stops with this process writes what it keeps. */
const [attempts, pause] = [10, 300]

/**
 * Removes what this process and all that it starts put into the system's folder for temporary files when it ends, also by
 * Ctrl-C.
 * @param {string} prefix of the folder's name
 */
export function moveTemporaryFiles(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  // A database that root starts runs as another user, who must get to its own folder in this one.
  chmodSync(folder, 0o711)
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder })
  process.once('exit', () => {
    for (let attempt = 0; attempt < attempts && existsSync(folder); attempt++) {
      rmSync(folder, { recursive: true, force: true, maxRetries: 2 })
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
  })
}
