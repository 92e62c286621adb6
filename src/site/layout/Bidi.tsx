import { Isolated } from './Isolated.tsx'
import { usePage } from './PageContext.tsx'

/** Text of data files and widget props with its Latin runs isolated, as the MDX compiler does for prose. */
export function Bidi({ children }: { children: string }) {
  return <Isolated text={children} locale={usePage().locale} />
}
