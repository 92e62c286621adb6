import { msg } from '../../messages/msg.ts'
import { type Agreement, LockError, lockFile, parseLock } from '../../translations/lock.ts'
import type { Content, Finding } from '../types.ts'

/** The record of sections last seen in agreement; none, and why, where it cannot be read. */
export function agreementsOf({ yaml }: Pick<Content, 'yaml'>): {
  agreements: readonly Agreement[]
  findings: readonly Finding[]
} {
  try {
    return { agreements: parseLock(yaml.get(lockFile)?.source ?? ''), findings: [] }
  } catch (error) {
    if (!(error instanceof LockError)) throw error
    return { agreements: [], findings: [unreadable(error.line)] }
  }
}

const unreadable = (line: number): Finding => ({
  file: lockFile,
  line,
  column: 1,
  check: 'sectionsBehind',
  severity: 'error',
  found: msg('a line that “npm run status” did not write'),
  expected: msg(
    'the file as the command wrote it: keep the lines of both sides of a merge and delete its marks, {marks}',
    { marks: ['<<<<<<<', '=======', '>>>>>>>'] },
  ),
})
