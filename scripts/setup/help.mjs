// Runs under any Node since 14, with nothing installed yet: plain JavaScript, no dependency.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  'test',
]

/**
 * Arguments of other commands, if they take any: how their help shows them, and which words are accepted.
 * @type {Record<string, { shows: string, takes: RegExp }>}
 */
const taken = {
  bench: { shows: '[own|pages]', takes: /^(own|\d+)$/ },
  'bench:desk': {
    shows: '[figures|edits|kills]… [--pages 500] [--edits 10000] [--kills 20] [--seed 1]',
    takes: /^(figures|edits|kills|--(pages|edits|kills|seed)(=\d+)?|\d+)$/,
  },
  'bench:dev': { shows: '[pages]', takes: /^\d+$/ },
  'bench:lighthouse': { shows: '[address]…', takes: /^\// },
  'bench:review': { shows: '[pages|restyle]', takes: /^(\d+|restyle)$/ },
  browser: {
    shows: '[file]… [options]',
    takes:
      /^([^-].*|-[guxj]|--(grep|grep-invert|project|headed|ui|debug|list|last-failed|retries|repeat-each|workers|timeout|trace|reporter|update-snapshots)(=.*)?)$/,
  },
  'pack-preview': { shows: '[folder]', takes: /^[^-]/ },
  spell: { shows: '[file]…', takes: /^[^-]/ },
  unit: {
    shows: '[file or folder]… [options]',
    takes: /^([^-].*|-[tu]|--(testNamePattern|update|project|bail|retry|reporter|coverage|changed)(=.*)?)$/,
  },
}

/** What commands do that have no row in the README's table. */
const measures = {
  'bench:desk':
    'How fast the writing desk is, what an hour of editing leaves, and what kills of browser and server cost.',
  'bench:dev': 'How soon the dev server shows a page and an edit of it, among generated pages.',
  'bench:idle': 'Main-thread work of a built page that nobody touches.',
  'bench:lighthouse': 'Lighthouse’s mobile figures of the built site.',
  'bench:review': 'Time and size of a review in which every page changed.',
  'bench:store': 'What a choice of a brand costs a phone, in a store of a thousand items.',
}

/**
 * What to print instead of running a command that does not parse its own arguments: its help, or what is wrong with them.
 * @param {string} root
 * @param {string} name
 * @param {string[]} words
 * @returns {{ status: 0 | 2, text: string } | undefined} undefined where the command is to run
 */
export function answerOf(root, name, words) {
  if (withOwnHelp.includes(name)) return undefined
  if (words.includes('--help') || words.includes('-h')) return { status: 0, text: helpOf(root, name) }
  const unknown = words.find(word => !taken[name]?.takes.test(word))
  if (unknown === undefined) return undefined
  const kind = unknown.startsWith('-') ? 'Unknown option' : 'Unexpected word'
  return { status: 2, text: `${kind} "${unknown}".\n\n${helpOf(root, name)}` }
}

/**
 * The row of a command in the README's table.
 * @param {string} root
 * @param {string} name
 */
function helpOf(root, name) {
  const command = `npm ${name === 'start' ? name : `run ${name}`}`
  const rows = readFileSync(join(root, 'README.md'), 'utf8').split(/\r?\n/)
  const row = rows.find(line => new RegExp(`^\\|[^|]*\`${command}[ \`]`).test(line))
  const [, , text = ''] = (row || '').split('|')
  const said = text
    .replace(/`/g, '')
    .replace(/\[([^\]]+)\]\(([^)#]+)[^)]*\)/g, (_, words, file) => (words === file ? file : `${words}: ${file}`))
  const shown = taken[name] ? ` -- ${taken[name].shows}` : ''
  return fold(`${command}${shown}\n\n  ${said.trim() || measures[name]}`)
}
