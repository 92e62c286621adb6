import { Parser } from 'htmlparser2'
import { inlineElements, singleLine, unreadElements } from '../../../content/html/lineText.ts'
import { questionNumber } from '../../../content/questionId.ts'

/** What a reader of a built page sees, as far as structured data repeats it. */
export interface PageText {
  /** The main heading. */
  heading: string
  /** Every visible word of the main part and the footer, in one line. */
  all: string
  questions: { question: string; answer: string }[]
}

type Field = 'heading' | 'question' | 'answer'

/** Where the text of an element belongs besides the page; elements inside it belong there too. */
function fieldOf(name: string, attributes: Readonly<Record<string, string>>, outer: Field | undefined) {
  if (name === 'h1') return 'heading'
  if (name === 'details' && questionNumber(attributes.id ?? '') > 0) return 'answer'
  if (name === 'summary' && outer === 'answer') return 'question'
  return outer
}

/**
 * Reads heading, questions and words out of a rendered page, in one pass without a tree; a Question is a `details`
 * with its question in the summary.
 */
export function readPageText(html: string): PageText {
  const page: PageText = { heading: '', all: '', questions: [] }
  const open: (Field | undefined)[] = []
  let unread = 0
  const add = (text: string) => {
    page.all += text
    const field = open.at(-1)
    const question = page.questions.at(-1)
    if (field === 'heading') page.heading += text
    else if (field && question) question[field] += text
  }
  new Parser({
    onopentag(name, attributes) {
      if (unreadElements.has(name)) unread++
      const field = fieldOf(name, attributes, open.at(-1))
      if (field === 'answer' && name === 'details') page.questions.push({ question: '', answer: '' })
      open.push(field)
      if (!inlineElements.has(name)) add(' ')
    },
    ontext(text) {
      if (unread === 0) add(text)
    },
    onclosetag(name) {
      if (unreadElements.has(name)) unread--
      if (!inlineElements.has(name)) add(' ')
      open.pop()
    },
    // Menus repeat what other pages say.
  }).end(html.slice(Math.max(0, html.indexOf('<main'))))
  return {
    heading: singleLine(page.heading),
    all: singleLine(page.all),
    questions: page.questions.map(({ question, answer }) => ({
      question: singleLine(question),
      answer: singleLine(answer),
    })),
  }
}
