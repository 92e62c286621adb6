import { daySchema } from '../day.ts'
import { msg } from '../messages/msg.ts'
import type { Check } from './types.ts'

/** Pages whose `updated` is in the future: search engines and readers would be shown a day to come. */
export const updatedDays: Check = function* ({ pages, today }) {
  for (const { file, frontMatter, frontMatterLines } of pages) {
    // Whatever else is wrong with the front matter.
    const day = daySchema.safeParse(frontMatter.updated).data
    // A scheduled page may give the day of its publication.
    const latest = String(frontMatter.publishAt ?? '').slice(0, 10)
    if (day === undefined || day <= today || day <= latest) continue
    yield {
      check: 'updatedDays',
      severity: 'error',
      file,
      line: frontMatterLines.updated ?? 1,
      column: 1,
      found: msg('a page last changed on {day}, which is in the future', { day }),
      expected: msg('the day of its last change, {today} at the latest', { today }),
      fix: `updated: ${today}`,
    }
  }
}
