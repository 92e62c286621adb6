import { Image } from './Markdown/Image.tsx'
import { CodeBlock, HeaderCell, Link, SectionHeading, Table } from './Markdown/Markdown.tsx'
import * as widgets from './widgets.ts'

export { widgets }

export type WidgetName = keyof typeof widgets

/** The widgets, and how Markdown's own elements look. */
export const mdxComponents = {
  ...widgets,
  a: Link,
  h2: SectionHeading,
  pre: CodeBlock,
  table: Table,
  th: HeaderCell,
  img: Image,
}
