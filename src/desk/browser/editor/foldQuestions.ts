/** The widget that folds questions and answers. */
export const questionsWidget = 'Faq'

/** Questions in a row that are taken for such, where no one asked for it. */
const enough = 2

/** A paragraph that begins with a question in bold; plain words only, since an attribute holds no markup. */
const asked = /^\*\*([^*"<>{}[\]\\\n]+\?)\s*\*\*\s*([\s\S]*)$/

/** A question that is a heading below those of sections. */
const askedAsHeading = /^#{3,6}\s+([^*"<>{}[\]\\\n]+\?)\s*$/

/** Whether a block is, or begins with, a question that an answer follows. */
export const isQuestion = (block: string): boolean =>
  asked.test(block) || askedAsHeading.test(block) || /\?$/.test(block)

/** A heading, or what begins with something else that the answer before it does not go on with. */
const isOfItsOwn = (block: string) => /^(?:#|<|---)/.test(block)

/**
 * Markdown with questions as documents have them, each in bold or as a heading with its answer behind or below it, folded into
 * the widget.
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
    const found = questionAt(blocks, end)
    if (!found) return { questions, end }
    questions.push(`<Question q="${found.question.trim()}">\n\n${found.answer}\n\n</Question>`)
    end = found.end
  }
}

/** The question that begins with a block, its answer, and the block after it. */
function questionAt(blocks: readonly string[], start: number) {
  const block = blocks[start] ?? ''
  const [, heading] = askedAsHeading.exec(block) ?? []
  if (heading !== undefined) {
    // All that is below a heading belongs to it.
    const length = blocks.slice(start + 1).findIndex(below => isOfItsOwn(below) || asked.test(below))
    const end = length < 0 ? blocks.length : start + 1 + length
    const answer = blocks
      .slice(start + 1, end)
      .join('\n\n')
      .trim()
    return answer ? { question: heading, answer, end } : undefined
  }
  const [, question, behind] = asked.exec(block) ?? []
  if (question === undefined) return undefined
  const below = blocks[start + 1]
  const isBelow = behind === '' && below !== undefined && !asked.test(below) && !isOfItsOwn(below)
  const answer = isBelow ? below : behind
  return answer ? { question, answer, end: start + (isBelow ? 2 : 1) } : undefined
}
