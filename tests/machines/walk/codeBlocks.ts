import { readFileSync } from 'node:fs'

/** What people type or paste, as a document shows it. */
export interface CodeBlock {
  /** Document, heading and, from the second below that heading on, its number: `README.md › Two commands`. */
  place: string
  language: string
  text: string
  /** Its commands: a line each, without comments. */
  commands: string[]
}

/** The documents whose blocks are walked through, in the order in which people meet them. */
export const documents = ['README.md', 'content/README.md', 'CONTRIBUTING.md', 'docs/operations.md'] as const

export function codeBlocks(document: string): CodeBlock[] {
  const blocks: CodeBlock[] = []
  let heading = ''
  for (const [whole, title, language = '', text = ''] of readFileSync(document, 'utf8').matchAll(
    /^#+ (.*)$|^```(\w*)\n([\s\S]*?)^```$/gm,
  )) {
    if (whole.startsWith('#')) {
      heading = title ?? ''
      continue
    }
    const below = `${document} › ${heading}`
    const before = blocks.filter(({ place }) => place === below || place.startsWith(`${below} (`)).length
    const commands = text.split('\n').flatMap(line => line.replace(/(^|\s+)# .*$/, '').trim() || [])
    blocks.push({ place: before > 0 ? `${below} (${before + 1})` : below, language, text, commands })
  }
  return blocks
}
