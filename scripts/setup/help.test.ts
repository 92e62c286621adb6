import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commands } from './commands.mjs'
import { fold } from './fold.mjs'
import { answerOf } from './help.mjs'

const names = [...Object.keys(commands), 'test', 'doctor']
const isTool = (name: string) => commands[name]?.every(({ tool }) => tool) ?? false
const wide = (text: string) => text.split('\n').filter(line => line.length > 80)

test('every command that reads no words of its own has help of 80 columns, and refuses unknown words', () => {
  const own = names.filter(name => answerOf('.', name, ['--help']))
  expect(own.length).toBeGreaterThan(15)
  for (const name of own) {
    const help = answerOf('.', name, ['--help'])
    expect(help).toEqual({ status: 0, text: expect.stringMatching(new RegExp(`^npm (run )?${name}\\n\\n {2}\\S`)) })
    expect(wide(help?.text ?? '')).toEqual([])
    if (isTool(name)) continue
    expect(answerOf('.', name, ['--nonsense'])).toEqual({
      status: 2,
      text: `Unknown option "--nonsense".\n\n${help?.text}`,
    })
  }
  expect(answerOf('.', 'build', ['more'])?.text).toMatch(/^Unexpected word "more"\.\n\nnpm run build\n/)
})

test.each(names.filter(name => !answerOf('.', name, ['--help'])))(
  '%s names an option that it does not know, prints its help in 80 columns and ends with 2',
  name => {
    const [file = ''] = commands[name]?.slice(-1).flatMap(step => step.file ?? []) ?? []
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, '--nonsense'], {
      encoding: 'utf8',
      env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', NO_COLOR: '1' },
    })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(new RegExp(`^Unknown option "--nonsense"\\.\\n\\n(Usage: )?npm run ${name}\\b`))
    expect(wide(stderr)).toEqual([])
  },
)

test('a line that is folded goes on in its column', () => {
  const line = `  show LEAD-ID      ${'everything that is kept of a lead '.repeat(3).trim()}`
  expect(fold(line).split('\n')).toEqual([
    '  show LEAD-ID      everything that is kept of a lead everything that is kept of',
    '                    a lead everything that is kept of a lead',
  ])
})
