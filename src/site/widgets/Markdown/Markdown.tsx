import { useLingui } from '@lingui/react/macro'
import {
  Children,
  type ComponentProps,
  cloneElement,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
} from 'react'
import { usePage } from '../../layout/PageContext.tsx'

/** A Markdown link: a plain path leads to the page in the reader's language, or stays plain text until that page is published. */
export function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const { localize, site } = usePage()
  if (href.startsWith('/')) {
    const to = site.leadsTo(href as `/${string}`)
    if (!to) return children
    return (
      <a href={localize(to)} {...rest}>
        {children}
      </a>
    )
  }
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

/** A heading whose words can stay in view next to a long section, while it itself stays at the section's top. */
export const SectionHeading = ({ children, ...rest }: ComponentProps<'h2'>) => (
  <h2 {...rest}>
    <span>{children}</span>
  </h2>
)

/** A block of code, which begins at the left in every language, and scrolls on its own where its lines are too long. */
export function CodeBlock(props: ComponentProps<'pre'>) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs focus
    <section className="overflow-x-auto" aria-label={t`Code`} tabIndex={0}>
      <pre dir="ltr" {...props} />
    </section>
  )
}

/** The id of the caption above a table. */
export const CaptionId = createContext<string | undefined>(undefined)

/** A Markdown table, which scrolls on its own on narrow screens. It is labelled by its caption, or by its columns. */
export function Table({ children }: ComponentProps<'table'>) {
  const { t } = useLingui()
  const caption = useContext(CaptionId)
  const labels = headers(children)
  const columns = labels.filter(Boolean).join(', ')
  const name = caption ? { 'aria-labelledby': caption } : { 'aria-label': t`Table: ${columns}` }
  return (
    // A keyboard must be able to scroll it: https://www.w3.org/WAI/WCAG22/Techniques/
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs focus
    <section className="table-scroll" {...name} tabIndex={0}>
      <table {...name}>{labelled(children, labels)}</table>
    </section>
  )
}

/** The texts of a table's header cells, empty over a column of row names. */
function headers(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(headers)
  if (!isValidElement<{ children?: ReactNode }>(node) || node.type === 'tbody') return []
  const { type, props } = node
  return type === HeaderCell ? [plainText(props.children)] : headers(props.children)
}

/** The table with its column headings on each cell, where narrow screens show them. */
function labelled(node: ReactNode, labels: readonly string[]): ReactNode {
  return Children.map(node, child => {
    if (!isValidElement<{ children?: ReactNode }>(child) || child.type === 'thead') return child
    if (child.type !== 'tr') return cloneElement(child, {}, labelled(child.props.children, labels))
    const cells = Children.toArray(child.props.children).filter(cell => isValidElement(cell))
    return cloneElement(
      child,
      {},
      cells.map((cell, column) =>
        cell.type === 'td' ? cloneElement(cell, { 'data-label': labels[column] || undefined } as object) : cell,
      ),
    )
  })
}

/** What is isolated there is so by signs (FSI … PDI): styles show the text from an attribute. */
function plainText(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(plainText).join('')
  if (!isValidElement<{ children?: ReactNode }>(node)) return String(node ?? '')
  const text = plainText(node.props.children)
  return node.type === 'bdi' ? `\u2068${text}\u2069` : text
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
