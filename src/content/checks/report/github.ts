import type { Finding } from '../../fault.ts'

/** Workflow commands that GitHub shows beside the lines of a pull request. */
export function githubAnnotations(findings: readonly Finding[]): string {
  return findings.map(annotation).join('\n')
}

function annotation({ severity, file, line, column, check, found, expected, fix, also }: Finding): string {
  const message = [
    `Found: ${found}`,
    `Expected: ${expected}`,
    ...(also ? [`See also: ${also.file}:${also.line}`] : []),
    ...(fix === undefined ? [] : [`Write:\n${fix}`]),
  ].join('\n')
  const place = `file=${property(file)},line=${line},col=${column},title=${property(check)}`
  return `::${severity} ${place}::${data(message)}`
}

/** Escapes of https://github.com/actions/toolkit, packages/core/src/command.ts */
const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
