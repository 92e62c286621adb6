import { parsePage } from '../../../content/pageSource.ts'
import { pageFileOf } from '../../../content/site.ts'
import { type Section, sectionsOf } from '../../../content/translations/sections.ts'
import { isUnheaded } from '../../../content/translations/shownHeading.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'

/** Where a part of a page begins, and what it is called. */
export type Headed = Pick<Section, 'heading' | 'line'>

/** The sections of a page as the record of translations counts them, and the smaller headings within them, in order. */
export function headingsIn(file: string, text: string): Headed[] {
  const sections = sectionsIn(file, text)
  const known = new Set(sections.map(({ line }) => line))
  // All headings of a page that cannot be read, where there are no sections.
  const written = writtenHeadings(text).filter(({ line }) => !known.has(line))
  return [...sections, ...written].sort((a, b) => a.line - b.line)
}

function sectionsIn(file: string, text: string): Section[] {
  const place = pageFileOf(file)
  if (!place) return []
  return sectionsOf(parsePage(place, text), widgetDescriptions).filter(({ heading }) => !isUnheaded(heading))
}

function writtenHeadings(text: string): Headed[] {
  const lines = text.split(/\r?\n/)
  // Lines starting like a heading are comments in front matter.
  const body = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0
  return lines.flatMap((line, index) => {
    const heading = /^#{1,6}\s+(.+?)(?:\s+\\?\{#.*)?\s*$/.exec(line)?.[1]
    return heading && index >= body ? [{ heading, line: index + 1 }] : []
  })
}
