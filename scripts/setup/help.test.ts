import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commands } from './commands.mjs'
import { fold } from './fold.mjs'
import { answerOf } from './help.mjs'

const names = [...Object.keys(commands), 'doctor']
const wide = (text: string) => text.split('\n').filter(line => line.length > 80)

/** How every help begins: the command as it is typed, and below it what it does. */
const beginning = (name: string) => new RegExp(`^npm (run )?${name}( -- [^\\n]+(\\n\\S[^\\n]*)?)?\\n\\n {2}[^\\s\`]`)

test('every command that reads no words of its own has help of 80 columns, and refuses unknown words', () => {
  const own = names.filter(name => answerOf('.', name, ['--help']))
  expect(own.length).toBeGreaterThan(15)
  for (const name of own) {
    const help = answerOf('.', name, ['--help'])
    expect(help).toEqual({ status: 0, text: expect.stringMatching(beginning(name)) })
    expect(wide(help?.text ?? '')).toEqual([])
    expect(help?.text).not.toMatch(/undefined|\]\(/)
    expect(answerOf('.', name, ['--nonsense'])).toEqual({
      status: 2,
      text: `Unknown option "--nonsense".\n\n${help?.text}`,
    })
  }
  expect(answerOf('.', 'build', ['more'])?.text).toMatch(/^Unexpected word "more"\.\n\nnpm run build\n/)
})

test('what the documents tell people to type after a command is taken', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md'), ...globSync('content/*.md')]
  const told = documents.flatMap(file => [
    ...readFileSync(file, 'utf8').matchAll(/npm (?:run )?([\w:-]+) -- ([^`\n#]+)/g),
  ])
  expect(told.length).toBeGreaterThan(30)
  const refused = told.filter(([, name = '', words = '']) => answerOf('.', name, words.trim().split(/\s+/)))
  expect(refused.map(([command]) => command)).toEqual([])
  // Written without the command.
  for (const word of ['figures', 'edits', 'kills']) expect(answerOf('.', 'bench:desk', [word])).toBeUndefined()
})

describe.each(names.filter(name => !answerOf('.', name, ['--help'])))('%s', name => {
  const [file = ''] = commands[name]?.slice(-1).flatMap(step => step.file ?? []) ?? []
  const run = (word: string) =>
    spawnSync(process.execPath, [file, word], {
      encoding: 'utf8',
      env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', NO_COLOR: '1' },
    })

  test('prints its help in 80 columns, and does nothing else', () => {
    const { status, stdout, stderr } = run('--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(beginning(name))
    expect(wide(stdout)).toEqual([])
  })

  test('names an option that it does not know, prints its help and ends with 2', () => {
    const { status, stdout, stderr } = run('--nonsense')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    const [, fault, help = ''] = /^(.*)\n\n([\s\S]*)/.exec(stderr) ?? []
    expect(fault).toBe('Unknown option "--nonsense".')
    expect(help).toMatch(beginning(name))
  })
})

test('a list below a name stays one', () => {
  const list = '  menu  it     the links of the IT menu\n        legal  the legal links'
  expect(fold(list)).toBe(list)
})

test('a line that is folded goes on in its column', () => {
  const line = `  show LEAD-ID      ${'everything that is kept of a lead '.repeat(3).trim()}`
  expect(fold(line).split('\n')).toEqual([
    '  show LEAD-ID      everything that is kept of a lead everything that is kept of',
    '                    a lead everything that is kept of a lead',
  ])
})
