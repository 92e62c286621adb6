import { formatFindings } from '../content/checks/report/terminal.ts'
import type { Finding } from '../content/fault.ts'
import { localeOf } from '../content/locales/environment.ts'
import { terminalWordingIn } from '../content/messages/wording.ts'

/** Prints why a build failed and ends the process with 1. */
export function reportFailure(error: unknown): never {
  const say = terminalWordingIn(localeOf(process.env), { env: process.env, isTTY: process.stderr.isTTY })
  console.error(isContentError(error) ? `\n${formatFindings(error.findings, say)}\n` : error)
  console.error('Build failed. The last good dist/ is untouched.')
  process.exit(1)
}

/** By name, because the rendering bundle has its own copy of the class. Any other error is printed with its stack. */
const isContentError = (error: unknown): error is Error & { findings: readonly Finding[] } =>
  error instanceof Error && error.name === 'ContentError' && 'findings' in error
