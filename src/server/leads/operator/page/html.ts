/** Markup that is safe to send. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Content = Html | string | number | null | readonly Content[]

/** Markup whose values are escaped, each unless it is markup itself; null is nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(strings.map((text, index) => text + markupOf(values[index] ?? null)).join(''))
}

function markupOf(content: Content): string {
  if (content === null) return ''
  if (content instanceof Html) return content.markup
  if (typeof content === 'object') return content.map(markupOf).join('')
  return String(content).replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)
}
