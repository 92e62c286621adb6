import type { Finding } from '../../fault.ts'
import { msg } from '../../messages/msg.ts'
import type { Say } from '../../messages/say.ts'

/** Workflow commands that GitHub shows next to the lines of a pull request. */
export function githubAnnotations(findings: readonly Finding[], say: Say): string {
  return findings.map(finding => annotation(finding, say)).join('\n')
}

function annotation({ severity, file, line, column, check, found, expected, fix, also }: Finding, say: Say): string {
  const message = [
    `${say(msg('Found:'))} ${say(found)}`,
    `${say(msg('Expected:'))} ${say(expected)}`,
    ...(also ? [`${say(msg('See also:'))} ${also.file}:${also.line}`] : []),
    ...(fix === undefined ? [] : [`${say(msg('Write:'))}\n${fix}`]),
  ].join('\n')
  const place = `file=${property(file)},line=${line},col=${column},title=${property(check)}`
  return `::${severity} ${place}::${data(message)}`
}

/** Escapes of https://github.com/actions/toolkit, packages/core/src/command.ts */
const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
