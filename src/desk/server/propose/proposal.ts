import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesFile } from '../../../content/addresses.ts'
import type { Finding } from '../../../content/fault.ts'
import { localize } from '../../../content/locales/urls.ts'
import { parsePage } from '../../../content/pageSource.ts'
import { pageFileOf, pathOf } from '../../../content/site.ts'
import { lockFile } from '../../../content/translations/lock.ts'
import { dataQuery, editQuery } from '../../names.ts'
import { isDraftText, withDraft } from '../../writing/planDraft.ts'
import { decode } from '../encoding.ts'
import { mergeFileOver } from '../mergeFile.ts'
import { knownBranches } from './branchNames.ts'
import type { EditedEntry, EditedFiles } from './editedFiles.ts'
import type { Git } from './git.ts'
import { headingsIn } from './headings.ts'
import { isText } from './isText.ts'
import { passagesBetween } from './passages.ts'
import type { EditedFile, NewPage, ProposalState, WaitingBranch } from './protocol.ts'
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
  const recorded = changed.filter(file => file in record)
  const moves = new Map(recorded.flatMap(file => movedFrom(root, file, record[file], changed)))
  const movedAway = new Set(moves.values())
  const own = recorded.filter(file => !movedAway.has(file))
  const drafts = draftsAmong(root, own)
  const texts = new Map(drafts.flatMap(({ page, edits }) => (publish.includes(page) ? [...edits] : [])))
  const english = titles()
  const files = await Promise.all(
    inOrder([...new Set([...own, ...texts.keys()])]).map(file =>
      describe(root, git, file, record[file], moves.get(file), texts.get(file), english.get(file)),
    ),
  )
  const branch = (await currentBranch(git)) ?? ''
  const remote = await remoteName(git)
  const home = await homeBranch(git, remote, branch)
  const upstream = remote ? `${remote}/${home}` : home
  const base = branch !== home && (await contains(git, upstream)) ? upstream : home
  const url = remote ? (await git(['remote', 'get-url', remote])).out : ''
  const opens = pullRequestAddress(url, home, branch) !== undefined
  const address = branch && branch !== home ? pullRequestAddress(url, home, branch) : undefined
  const unsent = remote && branch ? await unsentOf(git, remote, 'HEAD') : 0
  const author = await Promise.all(['user.name', 'user.email'].map(name => git(['config', name])))
  const [name, mail] = author.map(({ out }) => out)
  return {
    ...(branch ? { branch } : {}),
    home,
    ahead: await count(git, `${base}..HEAD`),
    own: (await differing(git, `${base}...HEAD`)).filter(isContent).map(file => ({ file, ...deskOf(root, file) })),
    waiting: await waitingBranches(git, remote, home, branch),
    others: {
      commits: await count(git, `HEAD..${upstream}`),
      files: (await differing(git, `HEAD...${upstream}`)).filter(isContent),
    },
    ...(name && mail ? { author: { name, mail } } : {}),
    ...(remote ? { remote: { name: remote, opens, ...(address ? { address } : {}), unsent } } : {}),
    files,
    drafts: drafts.map(({ edits, ...draft }) => draft),
    leftAlone: changed.filter(file => !(file in record) && !texts.has(file)),
    unsaved: unsaved().map(file => ({ file, ...deskOf(root, file) })),
    day: day(),
    taken: await knownBranches(git, remote),
  }
}

/** The branch that is checked out; undefined where none is. */
export async function currentBranch(git: Git): Promise<string | undefined> {
  return (await git(['symbolic-ref', '--short', '-q', 'HEAD'])).out || undefined
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
async function waitingBranches(git: Git, remote: string, home: string, current: string): Promise<WaitingBranch[]> {
  const found: WaitingBranch[] = []
  for (const branch of await branchesBesides(git, home, current)) {
    if (!(await contentChanged(git, home, branch))) continue
    const unsent = remote ? { unsent: await unsentOf(git, remote, `refs/heads/${branch}`) } : {}
    found.push({ branch, ...(await commitsOf(git, home, branch)), ...unsent })
  }
  return found
}

/** The latest branches of this clone that `home` does not have all of, without the one that is checked out. */
export async function branchesBesides(git: Git, home: string, current: string): Promise<string[]> {
  const { out } = await git([
    'for-each-ref',
    '--sort=-committerdate',
    `--count=${maxBranches}`,
    `--no-merged=${home}`,
    '--format=%(refname:short)',
    'refs/heads',
  ])
  return out.split('\n').filter(branch => branch !== '' && branch !== current)
}

/** Whether a branch changes the content, and nothing else. */
export async function contentChanged(git: Git, home: string, branch: string): Promise<boolean> {
  const files = await differing(git, `${home}...${branch}`)
  return files.length > 0 && files.every(isContent)
}

/** A branch goes by its last commit; taking over the changes of others is none of its own. */
async function commitsOf(git: Git, home: string, branch: string): Promise<Pick<WaitingBranch, 'subject' | 'earlier'>> {
  const own = await git(['log', '--no-merges', '--first-parent', '--format=%s', `${home}..${branch}`])
  const [subject = '', ...earlier] = own.out.split('\n')
  return { subject: subject || (await git(['log', '-1', '--format=%s', branch])).out, earlier: earlier.length }
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

/** Where a file was in the last commit that was moved since, by itself. */
function movedFrom(
  root: string,
  file: string,
  entry: EditedEntry | undefined,
  changed: readonly string[],
): (readonly [file: string, from: string])[] {
  const from = entry?.movedFrom
  const isMoved = from !== undefined && changed.includes(from) && !existsSync(join(root, from))
  return isMoved && existsSync(join(root, file)) ? [[file, from]] : []
}

/**
 * @param entry what the desk wrote; undefined where it has not written the file yet
 * @param from where it was in the last commit, of a file that was moved
 * @param planned its text as it is going to be proposed, where that is another than now
 * @param title of a page, in English
 */
async function describe(
  root: string,
  git: Git,
  file: string,
  entry: EditedEntry | undefined,
  from: string | undefined,
  planned: string | undefined,
  title: string | undefined,
): Promise<EditedFile> {
  const path = join(root, file)
  const exists = existsSync(path)
  const committedAt = `HEAD:./${from ?? file}`
  const tracked = await git(['cat-file', '-e', committedAt])
  const kind = !exists ? 'removed' : from !== undefined ? 'moved' : tracked.ok ? 'changed' : 'new'
  const text = isText(file)
  // As git would write it to disk, with this clone's line ends.
  const committed = tracked.ok && text ? (await git(['cat-file', '--filters', committedAt])).printed : ''
  const now = exists && text ? readFileSync(path, 'utf8') : ''
  const [before = '', after = ''] = [committed, planned ?? now].map(version => version.replace(/\n$/, ''))
  const mixed = exists ? text && holdsOthers(file, entry, committed, now) : !entry?.removed
  const draft = isDraftText(after)
  const isPage = file.endsWith('.mdx')
  // Whether a page is a draft is said in a word of its own.
  const [was, is] = isPage ? [withDraft(before, false), withDraft(after, false)] : [before, after]
  const passages = passagesBetween(was, is, isPage ? headingsIn(file, is) : [])
  const values = isPage || kind !== 'changed' ? undefined : valuesBetween(file, before, after)
  const page = kind === 'new' ? newPage(file, after) : undefined
  return {
    file,
    ...(title === undefined ? {} : { title }),
    isRecord: file === lockFile || file === addressesFile,
    kind,
    ...(from === undefined ? {} : { from }),
    passages,
    spacesOnly: kind === 'changed' && before !== after && withoutSpaces(before) === withoutSpaces(after),
    ...(values ? { values } : {}),
    ...(page ? { page } : {}),
    mixed,
    unused: kind === 'new' && file.startsWith('content/images/') && !(await isShown(git, file)),
    draft,
    published: exists && !draft && (isDraftText(before) || isDraftText(now)),
  }
}

/**
 * Whether a text differs from the committed one by more than what was written at the desk. Words of the desk that are in it no
 * more, since a checkout or a reset has put them back, are no such difference.
 */
function holdsOthers(file: string, entry: EditedEntry | undefined, committed: string, now: string): boolean {
  const [mine, onDisk] = [committed, now].map(version => decode(Buffer.from(version)) ?? '') as [string, string]
  const { found, own } = entry ?? { found: onDisk, own: onDisk }
  const expected = mergeFileOver(file, { base: found, mine, theirs: own })
  return expected !== onDisk && mergeFileOver(file, { base: expected, mine, theirs: onDisk }) !== mine
}

/** Whether a page or data file that is saved names a picture. */
async function isShown(git: Git, file: string): Promise<boolean> {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const places = ['content/*.mdx', 'content/data']
  return (await git(['grep', '-q', '--untracked', '-F', '-w', '-e', name, '--', ...places])).ok
}

function newPage(file: string, text: string): NewPage | undefined {
  const place = pageFileOf(file)
  if (!place) return undefined
  const { frontMatter, body } = parsePage(place, text)
  const wordsOf = (key: string) => (typeof frontMatter[key] === 'string' ? frontMatter[key] : '')
  return { title: wordsOf('title'), description: wordsOf('description'), body: body.trim() }
}

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/** The branch that proposals are made against. */
export async function homeBranch(git: Git, remote: string, branch: string): Promise<string> {
  const named = remote ? (await git(['symbolic-ref', '--short', '-q', `refs/remotes/${remote}/HEAD`])).out : ''
  if (named) return named.slice(remote.length + 1)
  for (const candidate of ['main', 'master']) {
    if ((await git(['rev-parse', '--verify', '-q', `refs/heads/${candidate}`])).ok) return candidate
  }
  return branch
}

/** Not what its own branch there lacks: what was taken over from the home branch is there already. */
const unsentOf = (git: Git, remote: string, commit: string): Promise<number> =>
  count(git, commit, '--not', `--remotes=${remote}`)

async function count(git: Git, ...range: readonly string[]): Promise<number> {
  const { ok, out } = await git(['rev-list', '--count', ...range])
  return ok ? Number(out) : 0
}
