// Runs under any Node since 14, with nothing installed yet: plain JavaScript, no dependency.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commands } from './commands.mjs'

/** Commands that read words of their own, and have help for them. */
const withOwnHelp = [
  'new',
  'rename',
  'delete',
  'check',
  'launch-check',
  'leads',
  'status',
  'facts',
  'review',
  'release',
  'bench:machines',
  'bench:reliability',
]

/** Benchmarks that take a number or addresses. */
const withWords = ['bench', 'bench:dev', 'bench:lighthouse', 'bench:review']

/** Columns of the narrowest terminal that is reckoned with. */
const WIDTH = 80

/**
 * What to print instead of running a command that needs no words: its help, or what is wrong with the words. The words of
 * other commands, and those of tools, are theirs to read.
 * @param {string} root
 * @param {string} name
 * @param {string[]} words
 * @returns {{ status: 0 | 2, text: string } | undefined} undefined where the command is to run
 */
export function answerOf(root, name, words) {
  if (withOwnHelp.includes(name)) return undefined
  const steps = commands[name] || []
  const isTool = steps.length > 0 && steps.every(({ tool }) => tool)
  if (words.includes('--help') || words.includes('-h')) return { status: 0, text: helpOf(root, name) }
  const option = words.find(word => word.startsWith('-'))
  const unknown = option || (withWords.includes(name) ? undefined : words[0])
  if (isTool || unknown === undefined) return undefined
  return {
    status: 2,
    text: `${option ? 'Unknown option' : 'Unexpected word'} "${unknown}".\n\n${helpOf(root, name)}`,
  }
}

/**
 * The row of a command in the README's table.
 * @param {string} root
 * @param {string} name
 */
function helpOf(root, name) {
  const command = `npm ${name === 'start' || name === 'test' ? name : `run ${name}`}`
  const rows = readFileSync(join(root, 'README.md'), 'utf8').split(/\r?\n/)
  const row = rows.find(line => new RegExp(`^\\|[^|]*\`${command}[ \`]`).test(line))
  const [, , text = ''] = (row || '').split('|')
  const said = text.replace(/`/g, '').trim() || 'Measures; docs/performance.md says what.'
  return fold(`${command}\n\n  ${said}`)
}

/**
 * Breaks the lines of a help text that are too long; what goes on stays in its column.
 * @param {string} text
 * @returns {string}
 */
export function fold(text) {
  /** @type {string[]} */
  const lines = []
  for (const line of text.split('\n')) {
    const before = lines[lines.length - 1]
    // A sentence that was broken for another width.
    const goesOn = before && line && lines.length > 1 && indentOf(line) === columnOf(before)
    if (goesOn && (indentOf(line) > 4 || indentOf(before) === 0)) lines[lines.length - 1] = `${before} ${line.trim()}`
    else lines.push(line)
  }
  return lines.map(foldLine).join('\n')
}

/** @param {string} line */
const indentOf = line => line.length - line.trimStart().length

/**
 * Where the words of a line begin: after its name and the spaces that set it apart.
 * @param {string} line
 */
function columnOf(line) {
  const [named = ''] = /^\s*\S.*?\s{2,}(?=\S)/.exec(line) || []
  return named.length || indentOf(line)
}

/** @param {string} line */
function foldLine(line) {
  if (line.length <= WIDTH) return line
  const column = columnOf(line)
  const indent = column > WIDTH - 30 ? indentOf(line) + 4 : column
  const head = line.slice(0, column)
  const folded = ['']
  let room = WIDTH - column
  for (const word of line.slice(column).split(' ')) {
    const last = folded[folded.length - 1]
    if (last === '') folded[folded.length - 1] = word
    else if (last.length + 1 + word.length <= room) folded[folded.length - 1] = `${last} ${word}`
    else {
      folded.push(word)
      room = WIDTH - indent
    }
  }
  return head + folded.join(`\n${' '.repeat(indent)}`)
}
