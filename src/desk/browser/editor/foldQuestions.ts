/** The widget that folds questions and answers. */
export const questionsWidget = 'Faq'

/** Questions in a row that are taken for such, where no one asked for it. */
const enough = 2

/** A paragraph that begins with a question in bold; plain words only, since an attribute holds no markup. */
const asked = /^\*\*([^*"<>{}[\]\\\n]+\?)\s*\*\*\s*([\s\S]*)$/

/** A heading, or what begins with something else that the answer before it does not go on with. */
const isOfItsOwn = (block: string) => /^(?:#|<|---)/.test(block)

/**
 * Markdown with questions as documents have them, each in bold with its answer behind or below it, folded into the widget.
 * @param least how many have to follow each other
 */
export function foldQuestions(markdown: string, least = enough): string {
  const blocks = markdown.split(/\n{2,}/)
  const folded: string[] = []
  for (let index = 0; index < blocks.length; ) {
    const { questions, end } = questionsAt(blocks, index)
    if (questions.length >= least) folded.push(`<${questionsWidget}>`, ...questions, `</${questionsWidget}>`)
    else folded.push(...blocks.slice(index, Math.max(end, index + 1)))
    index = Math.max(end, index + 1)
  }
  return folded.join('\n\n')
}

/** Those that follow each other from a block on, and the block after the last. */
function questionsAt(blocks: readonly string[], start: number): { questions: string[]; end: number } {
  const questions: string[] = []
  let end = start
  for (;;) {
    const [, question, behind] = asked.exec(blocks[end] ?? '') ?? []
    if (question === undefined) return { questions, end }
    const below = blocks[end + 1]
    const isBelow = behind === '' && below !== undefined && !asked.test(below) && !isOfItsOwn(below)
    const answer = isBelow ? below : behind
    if (!answer) return { questions, end }
    questions.push(`<Question q="${question.trim()}">\n\n${answer}\n\n</Question>`)
    end += isBelow ? 2 : 1
  }
}
