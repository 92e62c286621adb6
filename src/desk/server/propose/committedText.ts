import { execFileSync } from 'node:child_process'

/** A file as the last commit has it; undefined where it has none, or there is no git. */
export function committedText(root: string, file: string): string | undefined {
  try {
    return execFileSync('git', ['cat-file', 'blob', `HEAD:./${file}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    })
  } catch {
    return undefined
  }
}
