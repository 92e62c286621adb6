import { escapeUTF8 } from 'entities'

/** HTML that needs no escaping. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = Markup | string | number | false | undefined | readonly Part[]

function write(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Markup) return part.html
  if (typeof part === 'object') return part.map(write).join('')
  return escapeUTF8(String(part))
}

/** HTML from a template; every value is escaped unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + write(parts[index - 1]) + string))
}
