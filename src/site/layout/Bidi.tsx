import { splitRuns } from '../../content/locales/isolate.ts'
import { usePage } from './PageContext.tsx'

/** Text of data files and widget props with its Latin runs isolated, as the MDX compiler does for prose. */
export function Bidi({ children }: { children: string }) {
  const { locale } = usePage()
  return splitRuns(children, locale).map((run, index) =>
    // The runs of a constant text never change order.
    // biome-ignore lint/suspicious/noArrayIndexKey: static text
    run.isolate ? <bdi key={index}>{run.text}</bdi> : run.text,
  )
}
