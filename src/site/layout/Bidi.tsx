import { Isolated } from './Isolated.tsx'
import { type Localized, usePage } from './PageContext.tsx'

/** Text of data files and widget props, in the page's language, with its Latin runs isolated as the MDX compiler does for prose. */
export function Bidi({ children }: { children: Localized }) {
  const { locale, pick } = usePage()
  return <Isolated text={pick(children)} locale={locale} />
}
