import type { Finding } from '../fault.ts'
import { msg } from '../messages/msg.ts'

/** The longest body that is read, characters: three times the longest page there is. */
const longestBody = 60_000

/** A body so long that checks would keep its writer waiting and readers would never finish it. */
export function tooLong(file: string, body: string, bodyOffset: number): Finding | undefined {
  if (body.length <= longestBody) return undefined
  return {
    check: 'syntax',
    severity: 'error',
    file,
    line: bodyOffset + 1,
    column: 1,
    found: msg('a page of {length} characters', { length: body.length }),
    expected: msg(
      'a page of readable length: at most {most} characters. Split it, or take out what was pasted by mistake',
      {
        most: longestBody,
      },
    ),
  }
}
