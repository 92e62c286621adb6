// Runs under any Node since 14, with nothing installed yet: plain JavaScript, no dependency.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commands } from './commands.mjs'
import { fold } from './fold.mjs'

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
