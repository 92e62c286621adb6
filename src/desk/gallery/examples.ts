import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { localeCodes } from '../../content/locales/locales.ts'

const bilingual = z.strictObject({ en: z.string().min(1), he: z.string().min(1) })

/** `src/site/widgets/<folder>/examples.yaml`: for each widget its examples, MDX as a writer would type it, in both languages. */
const examplesSchema = z.record(
  z.string(),
  z.array(z.strictObject({ name: bilingual, en: z.string().min(1), he: z.string().min(1) })).min(1),
)

interface Example {
  /** What it shows. */
  name: { en: string; he: string }
  en: string
  he: string
}

/** A widget with the examples that its own file gives; the widgets inside it are shown with it. */
export interface ExampleSection {
  widget: string
  /** Where they are written, from the project's root. */
  file: string
  examples: Example[]
}

/**
 * All examples, by the names of their widgets.
 * @throws {Error} naming the file whose shape is wrong
 */
export function readExamples(root: string): ExampleSection[] {
  const names = readdirSync(join(root, 'src/site/widgets'), { recursive: true, encoding: 'utf8' })
  return names
    .filter(name => name.endsWith('examples.yaml'))
    .flatMap(name => {
      const file = `src/site/widgets/${name.replaceAll('\\', '/')}`
      const result = examplesSchema.safeParse(parse(readFileSync(join(root, file), 'utf8')))
      if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`)
      return Object.entries(result.data).map(([widget, examples]) => ({ widget, file, examples }))
    })
    .sort((a, b) => a.widget.localeCompare(b.widget, 'en'))
}

/** Names of the widgets that an example uses, in the order of their first appearance. */
export function widgetsIn(mdx: string): string[] {
  return [...new Set([...mdx.matchAll(/<([A-Z]\w*)/g)].map(match => match[1] ?? ''))]
}

/** The widgets that a section documents: its own, and those only used inside it. */
export function documented(section: ExampleSection, sections: readonly ExampleSection[]): string[] {
  const elsewhere = new Set(sections.map(({ widget }) => widget))
  const inside = section.examples.flatMap(example => localeCodes.flatMap(locale => widgetsIn(example[locale])))
  return [section.widget, ...new Set(inside)].filter(
    (widget, index, all) => all.indexOf(widget) === index && (index === 0 || !elsewhere.has(widget)),
  )
}
