/** What the icon library writes at each icon; `.lucide` in src/site/styles/first/base.css says the same. */
const saidByStyles = [
  ' xmlns="http://www.w3.org/2000/svg"',
  ' fill="none" stroke="currentColor"',
  ' stroke-linecap="round" stroke-linejoin="round"',
]

/** The start of an icon of the library, outside islands too: React does not compare attributes when it hydrates. */
const iconStart = /<svg xmlns[^>]*? class="lucide [^>]*>/g

/**
 * The same drawings in fewer bytes: elements without content close themselves, as SVG in HTML may, and an icon leaves to the
 * style sheet what all icons share.
 */
export function shortSvg(html: string): string {
  return html.replace(/><\/(?:path|rect|circle|ellipse|line|polyline|polygon)>/g, '/>').replace(iconStart, start =>
    saidByStyles
      .reduce((left, said) => left.replace(said, ''), start)
      .replace(/ class="lucide (?:lucide-[\w-]+ ?)+/, ' class="lucide ')
      .replace(' class="lucide "', ' class="lucide"'),
  )
}
