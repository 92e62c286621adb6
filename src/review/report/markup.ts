/** HTML that is safe to put into a page as it stands. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = Markup | string | number | false | undefined | readonly Part[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function write(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Markup) return part.html
  if (typeof part === 'object') return part.map(write).join('')
  return String(part).replace(/[&<>"']/g, character => entities[character] ?? character)
}

/** HTML from a template; everything put into it is escaped unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + write(parts[index - 1]) + string))
}
