import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suggestProposal } from '../../../browser/propose/suggestProposal.ts'
import { gitEnvironment } from '../../../writing/testing/git.ts'
import { unsavedFiles } from '../../unsavedFiles.ts'
import { editedFiles } from '../editedFiles.ts'
import { gitIn } from '../git.ts'
import { type ProposalSource, readProposal } from '../proposal.ts'

export const english = 'content/vendors/kandji.en.mdx'
export const hebrew = 'content/vendors/kandji.he.mdx'

/** Holds the repository, and what a test puts beside it. */
export let folder: string
export let root: string
export let source: ProposalSource

export const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, env: gitEnvironment, encoding: 'utf8' }).trim()

/** As the desk saves. */
export function save(file: string, text: string) {
  source.edited.note(file, readFileSync(join(root, file), 'utf8'), text)
  writeFileSync(join(root, file), text)
}

/** A repository with one commit, a page in both languages and another file, as each test begins with it. */
export function makeRepository() {
  folder = mkdtempSync(join(tmpdir(), 'propose-'))
  root = join(folder, 'site')
  mkdirSync(join(root, 'content/vendors'), { recursive: true })
  writeFileSync(join(root, '.gitignore'), '.cache\n')
  writeFileSync(join(root, english), '## Why\n\nEight years of work.\n')
  writeFileSync(join(root, hebrew), '## למה\n\nשמונה שנים של עבודה.\n')
  writeFileSync(join(root, 'content/other.en.mdx'), 'Other\n')
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'First')
  source = {
    root,
    git: gitIn(root, gitEnvironment),
    edited: editedFiles(root),
    unsaved: () => unsavedFiles(root),
    titles: () => new Map([english, hebrew].map(file => [file, 'Kandji'])),
    findings: async () => [],
    day: () => '2026-11-01',
  }
}

export const removeRepository = () => rmSync(folder, { recursive: true, force: true })

export const proposal = { branch: 'edit-kandji', message: 'Kandji: words', files: [english, hebrew] }

/** What there is to propose, and what that would be called. */
export async function readSuggested(publish: readonly string[] = []) {
  const state = await readProposal(source, publish)
  return { ...state, suggested: suggestProposal(state.files, state) }
}

/** A remote to which a colleague has pushed other texts of files. */
export function withColleague(
  files: Readonly<Record<string, string>> = { 'content/other.en.mdx': 'By a colleague\n' },
) {
  const remote = join(folder, 'remote.git')
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', remote])
  git('remote', 'add', 'origin', remote)
  git('push', '-q', 'origin', 'main')
  const colleague = join(folder, 'colleague')
  execFileSync('git', ['clone', '-q', remote, colleague])
  colleagueCommits(files)
}

function colleagueCommits(files: Readonly<Record<string, string>>) {
  const colleague = join(folder, 'colleague')
  const run = (...words: string[]) => execFileSync('git', words, { cwd: colleague, env: gitEnvironment })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(colleague, file), text)
  run('add', '.')
  run('commit', '-qm', 'Theirs')
  run('push', '-q')
}

/** The colleague pushes other texts of files to a branch that was sent. */
export function colleagueAddsTo(branch: string, files: Readonly<Record<string, string>>) {
  const run = (...words: string[]) =>
    execFileSync('git', words, { cwd: join(folder, 'colleague'), env: gitEnvironment })
  run('fetch', '-q')
  run('switch', '-q', branch)
  colleagueCommits(files)
}

/** The colleague pushes a branch of that name, made from the home branch. */
export function colleagueMakes(branch: string, files: Readonly<Record<string, string>>) {
  const run = (...words: string[]) =>
    execFileSync('git', words, { cwd: join(folder, 'colleague'), env: gitEnvironment })
  run('switch', '-q', '-c', branch, 'main')
  run('push', '-q', '-u', 'origin', branch)
  colleagueCommits(files)
}
