import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFiles } from '../../../content/readFiles.ts'
import { gitEnvironment } from '../../writing/testing/git.ts'
import { branchContent } from './branchContent.ts'
import { gitIn } from './git.ts'

const english = 'content/vendors/kandji.en.mdx'
const hebrew = 'content/vendors/kandji.he.mdx'
const picture = 'content/images/rack.svg'
const added = 'content/images/new.svg'
const drawing = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"></svg>\n`

let folder: string
let root: string

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, env: gitEnvironment, encoding: 'utf8' }).trim()
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

/** The content of the branch with some files proposed: texts, or widths of pictures. */
async function branch(...proposed: string[]) {
  const files = await branchContent(root, gitIn(root, gitEnvironment), readFiles(root), proposed)
  const shown = [...files].map(([file, { text, picture }]) => [
    file,
    text ?? (typeof picture === 'object' ? picture.width : picture),
  ])
  return Object.fromEntries(shown) as Record<string, string | number | undefined>
}

const before = { [english]: 'Before\n', [hebrew]: 'לפני\n', [picture]: 100 }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'branch-'))
  // A project may stand in a folder of its repository.
  root = join(folder, 'site')
  for (const name of ['content/vendors', 'content/images']) mkdirSync(join(root, name), { recursive: true })
  write('.gitignore', '.cache\n')
  write(english, 'Before\n')
  write(hebrew, 'לפני\n')
  write(picture, drawing(100))
  execFileSync('git', ['init', '-q', '-b', 'main', folder], { env: gitEnvironment })
  git('add', '.')
  git('commit', '-qm', 'First')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('of what is left out, the branch has what the last commit has', async () => {
  write(english, 'After\n')
  write(hebrew, 'אחרי\n')
  write(picture, drawing(200))
  expect(await branch(english)).toEqual({ ...before, [english]: 'After\n' })
  expect(await branch(hebrew)).toEqual({ ...before, [hebrew]: 'אחרי\n' })
  expect(await branch(picture)).toEqual({ ...before, [picture]: 200 })
})

test('a new file that is left out is not there, staged or not', async () => {
  write(added, drawing(300))
  expect(await branch()).toEqual(before)
  expect(await branch(added)).toEqual({ ...before, [added]: 300 })
  git('add', '.')
  expect(await branch()).toEqual(before)
})

test('a removed file that is left out is still there', async () => {
  rmSync(join(root, hebrew))
  expect(await branch()).toEqual(before)
  const { [hebrew]: gone, ...rest } = before
  expect(await branch(hebrew)).toEqual(rest)
})

test('where nothing is left out, the content is what was read from the disk, and neither index nor files change', async () => {
  write(english, 'After\n')
  const disk = readFiles(root)
  expect(await branchContent(root, gitIn(root, gitEnvironment), disk, [english])).toBe(disk)
  const index = readFileSync(join(folder, '.git/index'))
  await branch()
  expect(readFileSync(join(folder, '.git/index'))).toEqual(index)
  expect(readFileSync(join(root, english), 'utf8')).toBe('After\n')
  expect(git('status', '--porcelain')).toBe(`M site/${english}`)
})
