/** What a reader of a built page sees, as far as structured data repeats it. */
export interface PageText {
  /** The main heading. */
  heading: string
  /** Every visible word, in one line. */
  all: string
  questions: { question: string; answer: string }[]
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Elements that stand inside a line: their tags leave no gap. */
const inline = /<\/?(?:a|abbr|b|bdi|code|em|i|mark|s|small|span|strong|sub|sup)\b[^>]*>/g

/** Text of a piece of HTML, in one line, entities resolved. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(inline, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) =>
      hex || decimal
        ? String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10))
        : (named[String(name).toLowerCase()] ?? entity),
    )
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim()
}

/** Reads heading, questions and all words out of a rendered page; a Question is a `details` with an `h3` in its summary. */
export function readPageText(html: string): PageText {
  const body = html.slice(Math.max(0, html.indexOf('<body')))
  const questions = body.matchAll(
    /<details\b[^>]*\sdata-question=""[^>]*><summary[^>]*><h3[^>]*>([\s\S]*?)<\/h3>[\s\S]*?<\/summary>([\s\S]*?)<\/details>/g,
  )
  return {
    heading: textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1] ?? ''),
    all: textOf(body),
    questions: [...questions].map(([, question = '', answer = '']) => ({
      question: textOf(question),
      answer: textOf(answer),
    })),
  }
}
