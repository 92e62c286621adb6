import { execFile } from 'node:child_process'

/** Longest time for a command, ms; a remote that hangs or waits for a password must not hold the desk. */
const timeout = 60_000

export interface GitResult {
  readonly ok: boolean
  /** What was printed, without the last line end. */
  readonly out: string
  /** All that was printed. */
  readonly printed: string
  /** Git's complaint. */
  readonly err: string
}

export interface GitOptions {
  readonly input?: string
  /** Variables for this command, besides those for all. */
  readonly env?: NodeJS.ProcessEnv
}

/** A function that runs git in a folder; it never prompts, and never throws. */
export function gitIn(root: string, env: NodeJS.ProcessEnv = process.env) {
  return (words: readonly string[], { input, env: more }: GitOptions = {}): Promise<GitResult> =>
    new Promise(resolve => {
      const child = execFile(
        'git',
        // File names unescaped, whatever their script.
        ['-c', 'core.quotePath=false', ...words],
        {
          cwd: root,
          timeout,
          maxBuffer: 2 ** 28,
          env: { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', ...env, ...more, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
        },
        (error, stdout, stderr) =>
          resolve({
            ok: !error,
            out: stdout.replace(/\n$/, ''),
            printed: stdout,
            err: stderr.trim() || (error?.message ?? ''),
          }),
      )
      // A git that is not there leaves a pipe that breaks.
      child.stdin?.on('error', () => {}).end(input ?? '')
    })
}

export type Git = ReturnType<typeof gitIn>
