import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesFile } from '../../../content/addresses.ts'
import type { Finding } from '../../../content/fault.ts'
import { localize } from '../../../content/locales/urls.ts'
import { parsePage } from '../../../content/pageSource.ts'
import { pageFileOf, pathOf, sha } from '../../../content/site.ts'
import { lockFile } from '../../../content/translations/lock.ts'
import { dataQuery, editQuery } from '../../names.ts'
import { isDraftText, withDraft } from '../../writing/planDraft.ts'
import type { EditedFiles } from './editedFiles.ts'
import type { Git } from './git.ts'
import { passagesBetween } from './passages.ts'
import type { EditedFile, NewPage, Passage, ProposalState, WaitingBranch } from './protocol.ts'
import { draftsAmong } from './publishing.ts'
import { pullRequestAddress } from './remote.ts'
import { valuesBetween } from './values.ts'

export interface ProposalSource {
  readonly root: string
  readonly git: Git
  readonly edited: EditedFiles
  /** Files of which the desk holds a text that is not on disk. */
  readonly unsaved: () => readonly string[]
  /** English titles of pages by file. */
  readonly titles: () => ReadonlyMap<string, string>
  /** What the checks find in the content as the branch would hold it with some files proposed, and with other texts of some. */
  readonly findings: (proposed: readonly string[], texts: ReadonlyMap<string, string>) => Promise<readonly Finding[]>
  /** Today, `2026-11-01`. */
  readonly day: () => string
}

const empty = {
  home: '',
  ahead: 0,
  own: [],
  waiting: [],
  others: { commits: 0, files: [] },
  files: [],
  drafts: [],
  leftAlone: [],
  unsaved: [],
  day: '',
  taken: [],
} as const

/**
 * The state of the clone and what a proposal would contain; changes nothing.
 * @param publish names of the drafts that would be published with it
 */
export async function readProposal(source: ProposalSource, publish: readonly string[] = []): Promise<ProposalState> {
  const { root, git, edited, unsaved, titles, day } = source
  if (!(await git(['--version'])).ok) return { ...empty, lacks: 'git' }
  if ((await git(['rev-parse', '--is-inside-work-tree'])).out !== 'true') {
    return { ...empty, lacks: 'repository' }
  }
  if (!(await git(['rev-parse', '--verify', '-q', 'HEAD'])).ok) return { ...empty, lacks: 'commit' }

  const changed = await changedFiles(git)
  const record = edited.all()
  const own = changed.filter(file => file in record)
  const drafts = draftsAmong(root, own)
  const texts = new Map(drafts.flatMap(({ page, edits }) => (publish.includes(page) ? [...edits] : [])))
  const english = titles()
  const files = await Promise.all(
    inOrder([...new Set([...own, ...texts.keys()])]).map(file =>
      describe(root, git, file, record[file], texts.get(file), english.get(file)),
    ),
  )
  const branch = (await git(['symbolic-ref', '--short', '-q', 'HEAD'])).out
  const remote = await remoteName(git)
  const home = await homeBranch(git, remote, branch)
  const upstream = remote ? `${remote}/${home}` : home
  const base = branch !== home && (await contains(git, upstream)) ? upstream : home
  const url = remote ? (await git(['remote', 'get-url', remote])).out : ''
  const opens = pullRequestAddress(url, home, branch) !== undefined
  const address = branch && branch !== home ? pullRequestAddress(url, home, branch) : undefined
  const author = await Promise.all(['user.name', 'user.email'].map(name => git(['config', name])))
  const [name, mail] = author.map(({ out }) => out)
  return {
    ...(branch ? { branch } : {}),
    home,
    ahead: await count(git, `${base}..HEAD`),
    own: (await differing(git, `${base}...HEAD`)).filter(isContent).map(file => ({ file, ...deskOf(root, file) })),
    waiting: await waitingBranches(git, home, branch),
    others: {
      commits: await count(git, `HEAD..${upstream}`),
      files: (await differing(git, `HEAD...${upstream}`)).filter(isContent),
    },
    ...(name && mail ? { author: { name, mail } } : {}),
    ...(remote ? { remote: { name: remote, opens, ...(address ? { address } : {}) } } : {}),
    files,
    drafts: drafts.map(({ edits, ...draft }) => draft),
    leftAlone: changed.filter(file => !(file in record) && !texts.has(file)),
    unsaved: unsaved().map(file => ({ file, ...deskOf(root, file) })),
    day: day(),
    taken: (await git(['for-each-ref', '--format=%(refname:short)', 'refs/heads/edit-*'])).out
      .split('\n')
      .filter(Boolean),
  }
}

/** The remote that proposals go to; empty where there is none. */
export async function remoteName(git: Git): Promise<string> {
  return (await git(['remote'])).out.split('\n')[0] ?? ''
}

/** Whether the branch has all of a commit: what others brought with that is not its own. */
const contains = async (git: Git, commit: string): Promise<boolean> =>
  (await git(['merge-base', '--is-ancestor', commit, 'HEAD'])).ok

/** Files under `content/` that differ from the last commit, new and removed ones included. */
async function changedFiles(git: Git): Promise<string[]> {
  const known = await contentOf(git, ['diff', '--name-only', '--no-renames', '-z', '--relative', 'HEAD'])
  const untracked = await contentOf(git, ['ls-files', '--others', '--exclude-standard', '-z'])
  return inOrder([...known, ...untracked])
}

/** Pages, data, what goes with them. */
function inOrder(files: readonly string[]): string[] {
  const isOf = (kind: RegExp) => (file: string) => (kind.test(file) ? 1 : 0)
  const [page, data] = [isOf(/\.mdx$/), isOf(/^content\/data\//)]
  return [...files].sort().sort((a, b) => page(b) - page(a) || data(b) - data(a))
}

async function contentOf(git: Git, words: readonly string[]): Promise<string[]> {
  const { out } = await git([...words, '--', 'content'])
  return out.split('\0').filter(Boolean)
}

/** How many branches are looked through for ones that can be gone on with, the latest first. */
const maxBranches = 20

/** Branches of this clone that change the content and nothing else: the running server has its code from the one that is here. */
async function waitingBranches(git: Git, home: string, current: string): Promise<WaitingBranch[]> {
  const { out } = await git([
    'for-each-ref',
    '--sort=-committerdate',
    `--count=${maxBranches}`,
    `--no-merged=${home}`,
    '--format=%(refname:short)',
    'refs/heads',
  ])
  const found: WaitingBranch[] = []
  for (const branch of out.split('\n')) {
    if (branch === '' || branch === current) continue
    const files = await differing(git, `${home}...${branch}`)
    if (files.length > 0 && files.every(isContent)) found.push({ branch, subject: await subjectOf(git, home, branch) })
  }
  return found
}

/** A branch goes by its last commit; taking over the changes of others is none of its own. */
async function subjectOf(git: Git, home: string, branch: string): Promise<string> {
  const own = await git(['log', '-1', '--no-merges', '--first-parent', '--format=%s', `${home}..${branch}`])
  return own.out || (await git(['log', '-1', '--format=%s', branch])).out
}

/** Files of this folder in which two commits differ. */
export async function differing(git: Git, range: string): Promise<string[]> {
  const { out } = await git(['diff', '--name-only', '-z', '--relative', range])
  return out.split('\0').filter(Boolean)
}

const isContent = (file: string): boolean => file.startsWith('content/')

/** The address of its desk, where it has one. */
function deskOf(root: string, file: string): { url?: string } {
  if (!existsSync(join(root, file))) return {}
  const [page, [, data] = []] = [pageFileOf(file), /^content\/data\/(.+)\.yaml$/.exec(file) ?? []]
  if (page) return { url: `${localize(pathOf(page.section, page.slug), page.locale)}?${editQuery}` }
  // On whatever page the writer is.
  return data ? { url: `?${dataQuery}=${data}` } : {}
}

/**
 * @param found version that the desk found, null where it made the file; undefined where the desk has not written it yet
 * @param planned its text as it is going to be proposed, where that is another than now
 * @param title of a page, in English
 */
async function describe(
  root: string,
  git: Git,
  file: string,
  found: string | null | undefined,
  planned: string | undefined,
  title: string | undefined,
): Promise<EditedFile> {
  const path = join(root, file)
  const exists = existsSync(path)
  const tracked = await git(['cat-file', '-e', `HEAD:./${file}`])
  const kind = !exists ? 'removed' : tracked.ok ? 'changed' : 'new'
  const text = /\.(mdx|ya?ml)$/.test(file)
  // As git would write it to disk, with this clone's line ends.
  const before = tracked.ok && text ? (await git(['cat-file', '--filters', `HEAD:./${file}`])).out : ''
  const now = exists && text ? readFileSync(path, 'utf8') : ''
  const after = (planned ?? now).replace(/\n$/, '')
  const versions = [before, `${before}\n`].map(version => sha(Buffer.from(version)))
  const mixed = tracked.ok && text && !versions.includes(found === undefined ? sha(Buffer.from(now)) : (found ?? ''))
  const draft = isDraftText(after)
  const isPage = file.endsWith('.mdx')
  // Whether a page is a draft is said in a word of its own.
  const passages = isPage
    ? passagesBetween(withDraft(before, false), withDraft(after, false))
    : passagesBetween(before, after).map(withoutHeading)
  const values = isPage || kind !== 'changed' ? undefined : valuesBetween(file, before, after)
  const page = kind === 'new' ? newPage(file, after) : undefined
  return {
    file,
    ...(title === undefined ? {} : { title }),
    isRecord: file === lockFile || file === addressesFile,
    kind,
    passages,
    spacesOnly: kind === 'changed' && before !== after && withoutSpaces(before) === withoutSpaces(after),
    ...(values ? { values } : {}),
    ...(page ? { page } : {}),
    mixed,
    draft,
    published: exists && !draft && (isDraftText(before) || isDraftText(now)),
  }
}

function newPage(file: string, text: string): NewPage | undefined {
  const place = pageFileOf(file)
  if (!place) return undefined
  const { frontMatter, body } = parsePage(place, text)
  const wordsOf = (key: string) => (typeof frontMatter[key] === 'string' ? frontMatter[key] : '')
  return { title: wordsOf('title'), description: wordsOf('description'), body: body.trim() }
}

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/** In a data file, what looks like a heading is a comment. */
const withoutHeading = (passage: Passage): Passage => ({ ...passage, heading: '' })

async function homeBranch(git: Git, remote: string, branch: string): Promise<string> {
  const named = remote ? (await git(['symbolic-ref', '--short', '-q', `refs/remotes/${remote}/HEAD`])).out : ''
  if (named) return named.slice(remote.length + 1)
  for (const candidate of ['main', 'master']) {
    if ((await git(['rev-parse', '--verify', '-q', `refs/heads/${candidate}`])).ok) return candidate
  }
  return branch
}

async function count(git: Git, range: string): Promise<number> {
  const { ok, out } = await git(['rev-list', '--count', range])
  return ok ? Number(out) : 0
}
