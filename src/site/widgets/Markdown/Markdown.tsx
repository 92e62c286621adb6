import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { useLocalize } from '../../layout/PageContext.tsx'

/** A Markdown link: a plain path leads to the page in the reader's own language. */
export function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const localize = useLocalize()
  if (href.startsWith('/'))
    return (
      <a href={localize(href as `/${string}`)} {...rest}>
        {children}
      </a>
    )
  if (href.startsWith('https:'))
    return (
      <a href={href} rel="noopener" {...rest}>
        {children}
      </a>
    )
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}

/** A Markdown table, which scrolls by itself where the screen is narrow. */
export function Table({ children }: ComponentProps<'table'>) {
  const { t } = useLingui()
  return (
    // A keyboard must be able to scroll it: https://www.w3.org/WAI/WCAG22/Techniques/
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs focus
    <section className="table-scroll" aria-label={t`Table`} tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}

/** A table's header; over a column of row names Markdown leaves it empty, which is then a plain cell. */
export function HeaderCell({ children, ...rest }: ComponentProps<'th'>) {
  return children ? (
    <th scope="col" {...rest}>
      {children}
    </th>
  ) : (
    <td {...rest} />
  )
}

export function Lead({ children }: { children: ReactNode }) {
  return <div className="flow text-xl">{children}</div>
}
