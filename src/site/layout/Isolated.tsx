import { splitRuns } from '../../content/locales/isolate.ts'
import type { Locale } from '../../content/locales/locales.ts'

/**
 * A text in the direction of the page, with its Latin runs isolated. A bare `<bdi>` would take the direction of the first
 * letter, and «iPhone, דגם בסיס» would read backwards.
 */
export function Isolated({ text, locale }: { text: string; locale: Locale }) {
  return splitRuns(text, locale).map((run, index) =>
    // The runs of a text change only together with it.
    // biome-ignore lint/suspicious/noArrayIndexKey: static text
    run.isolate ? <bdi key={index}>{run.text}</bdi> : run.text,
  )
}
