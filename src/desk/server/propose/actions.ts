import { freeBranch } from './branchNames.ts'
import type { Git, GitResult } from './git.ts'
import { differing, type ProposalSource, readProposal, remoteName } from './proposal.ts'
import type { EditedFile, Others, Outcome, Patch, Proposal, ProposalState, Switch } from './protocol.ts'
import { draftsAmong, textsOf, whyUnpublishable, writeTexts } from './publishing.ts'
import { type Clash, mergeUncommitted } from './uncommitted.ts'
import { validBranchLike } from './validBranch.ts'

const done: Outcome = { done: true }

/**
 * Commits the files, and only them, whatever else is changed or staged: on a branch of its own when the home branch (or
 * none) is checked out, otherwise on the branch that is. Drafts that are to be published come out of it published, or
 * nothing happens.
 */
export async function propose(
  source: ProposalSource,
  { branch, message, files, publish = [] }: Proposal,
): Promise<Outcome> {
  const { root, edited } = source
  const state = await readProposal(source, publish)
  const published = draftsAmong(
    root,
    state.files.map(({ file }) => file),
  ).filter(({ page }) => publish.includes(page))
  const wanted = new Set([...files, ...published.flatMap(page => page.files)])
  const chosen = state.files.filter(({ file }) => wanted.has(file)).flatMap(pathsOf)
  if (chosen.length === 0) return { refused: 'nothing', detail: '' }
  const refused =
    (await whyNoBranch(source, state, branch)) ??
    (published.length > 0
      ? await whyUnpublishable(root, published, texts => source.findings(chosen, texts))
      : undefined)
  if (refused) return refused
  const restore = writeTexts(root, textsOf(published))
  const outcome = await commit(source, state, { branch, message, files: chosen })
  if ('refused' in outcome) restore()
  else edited.forget(chosen)
  return outcome
}

/** Of a file that was moved, also where it was. */
const pathsOf = ({ file, from }: EditedFile): string[] => (from === undefined ? [file] : [from, file])

const makesBranch = ({ branch, home }: ProposalState): boolean => branch === undefined || branch === home

/** What speaks against the name of a branch that is to be made. */
async function whyNoBranch(
  { git }: ProposalSource,
  state: ProposalState,
  branch: string,
): Promise<Outcome | undefined> {
  if (!makesBranch(state)) return undefined
  const named = await git(['check-ref-format', '--branch', branch])
  if (!named.ok || branch.startsWith('-')) {
    return { refused: 'branch-name', detail: '', name: branch, example: validBranchLike(branch) }
  }
  const exists = (await git(['rev-parse', '--verify', '-q', `refs/heads/${branch}`])).ok
  return exists ? { refused: 'branch-exists', detail: '' } : undefined
}

/** Commits what the files hold; if git refuses, branch and index are as they were. */
async function commit(
  { git }: ProposalSource,
  state: ProposalState,
  { branch, message, files: chosen }: Proposal,
): Promise<Outcome> {
  if (makesBranch(state)) {
    const switched = await git(['switch', '-q', '-c', branch])
    if (!switched.ok) return { refused: 'switch', detail: switched.err }
  }
  // What is new must be known to git before a commit can name it.
  const fresh = state.files
    .filter(({ file, kind }) => (kind === 'new' || kind === 'moved') && chosen.includes(file))
    .map(({ file }) => file)
  if (fresh.length > 0) await git(['add', '--intent-to-add', '--', ...fresh])
  const committed = await git(['commit', '-q', '--only', '-F', '-', '--', ...chosen], { input: message })
  if (committed.ok) return done
  // As it was before: the text on disk is not touched by any of this.
  if (fresh.length > 0) await git(['reset', '-q', '--', ...fresh])
  if (makesBranch(state)) {
    await git(['switch', '-q', state.branch ?? '-'])
    await git(['branch', '-q', '-D', branch])
  }
  return { refused: 'commit', detail: committed.err || committed.out }
}

/** Where git keeps what it knows of a remote's branch. */
const remoteRef = (remote: string, branch: string): string => `refs/remotes/${remote}/${branch}`

/** What git says where the remote's branch has commits that this one lacks. */
const isBehind = ({ err }: GitResult): boolean => /^ ! \[rejected\]/m.test(err)

/** Sends the branch to the remote. */
export async function push(source: ProposalSource): Promise<Outcome> {
  const { branch, remote } = await readProposal(source)
  if (!branch || !remote) return { refused: 'nothing', detail: '' }
  const pushed = await source.git(['push', '-q', '--set-upstream', remote.name, branch])
  if (isBehind(pushed)) return { refused: 'behind', detail: '' }
  if (!pushed.ok) return { refused: 'push', detail: pushed.err }
  // A clone of a single branch does not note by itself that the remote has another.
  await source.git(['update-ref', remoteRef(remote.name, branch), `refs/heads/${branch}`])
  return done
}

/**
 * Gives the branch that is checked out another name, so that it is sent as a branch of its own; its remote counterpart is
 * left to others.
 * @param wanted the name that was offered; where it is taken meanwhile, nothing changes, and the next free one is offered
 */
export async function renameBranch(source: ProposalSource, { branch: wanted }: Switch): Promise<Outcome> {
  const { git } = source
  const { branch, home, remote } = await readProposal(source)
  if (!branch || branch === home || !remote) return { refused: 'nothing', detail: '' }
  const free = await freeBranch(git, remote.name, branch)
  if (free === undefined) return { refused: 'fetch', detail: '' }
  if (free !== wanted) return { refused: 'apart', detail: '', files: [], outside: [], branch, free }
  const renamed = await git(['branch', '-m', branch, wanted])
  if (!renamed.ok) return { refused: 'switch', detail: renamed.err }
  // It would go on naming the others' branch until this one is sent. There is none where the branch never was.
  await git(['branch', '--unset-upstream', wanted])
  return done
}

/** The branch's commits as one file for `git am`, for when there is no remote. */
export async function patch(source: ProposalSource): Promise<Patch> {
  const { branch = 'changes', home } = await readProposal(source)
  const { out } = await source.git(['format-patch', '--stdout', `${home}..HEAD`])
  return { name: `${branch.replaceAll('/', '-')}.patch`, text: `${out}\n` }
}

/** Checks out the home branch again; uncommitted changes come along, or git refuses and nothing changes. */
export async function goHome(source: ProposalSource): Promise<Outcome> {
  const state = await readProposal(source)
  return switchTo(source, state, state.home)
}

/** Checks out a branch to go on with it; uncommitted changes come along, or git refuses and nothing changes. */
export async function goOn(source: ProposalSource, { branch }: Switch): Promise<Outcome> {
  const state = await readProposal(source)
  if (!state.waiting.some(known => known.branch === branch)) return { refused: 'nothing', detail: '' }
  return switchTo(source, state, branch)
}

async function switchTo(
  { git }: ProposalSource,
  { files, leftAlone }: ProposalState,
  branch: string,
): Promise<Outcome> {
  const switched = await git(['switch', '-q', branch])
  if (switched.ok) return done
  const others = new Set(await differing(git, `HEAD..${branch}`))
  const unproposed = files.flatMap(pathsOf).filter(file => others.has(file))
  const outside = leftAlone.filter(file => others.has(file))
  if (unproposed.length + outside.length === 0) return { refused: 'switch', detail: switched.err }
  return { refused: 'unproposed', detail: '', files: unproposed, outside }
}

/**
 * Learns what others brought to the home branch; nothing here changes but what is known of the remote.
 * @param branch another of its branches, which a clone of a single branch does not ask for by itself
 */
export async function lookForOthers({ git }: Pick<ProposalSource, 'git'>, branch?: string): Promise<Outcome> {
  const remote = await remoteName(git)
  if (!remote) return { refused: 'nothing', detail: '' }
  const named = branch === undefined ? [] : [`+refs/heads/${branch}:${remoteRef(remote, branch)}`]
  const fetched = await git(['fetch', '-q', remote, ...named])
  return fetched.ok ? done : { refused: 'fetch', detail: fetched.err }
}

/**
 * Takes over what others brought to the home branch, or added to the branch that is checked out, also into files that are
 * changed here and not proposed yet; where it does not fit, nothing changes.
 */
export async function takeOthers(source: ProposalSource, of: Others['of'] = 'home'): Promise<Outcome> {
  const { git } = source
  const { branch, home, remote, leftAlone } = await readProposal(source)
  const theirs = of === 'branch' ? branch : home
  if (theirs === undefined) return { refused: 'nothing', detail: '' }
  const looked = remote ? await lookForOthers(source, of === 'branch' ? theirs : undefined) : done
  if ('refused' in looked) return looked
  const upstream = remote ? `${remote.name}/${theirs}` : theirs
  const refuse = async ({ files, detail }: Clash): Promise<Outcome> => {
    const what = {
      detail,
      files: files.filter(file => !leftAlone.includes(file)),
      outside: files.filter(file => leftAlone.includes(file)),
    }
    // A pull request shows where a branch meets the home branch. Where it meets its own counterpart, it could not be sent.
    if (theirs === home || of === 'home' || !remote) return { refused: 'merge', ...what }
    const free = await freeBranch(git, remote.name, theirs)
    return free === undefined ? { refused: 'fetch', detail: '' } : { refused: 'apart', ...what, branch: theirs, free }
  }
  // One that was begun elsewhere is nobody's here to end.
  const wasMerging = await isMerging(git)
  const merged = await git(
    branch === home ? ['merge', '-q', '--ff-only', upstream] : ['merge', '-q', '--no-edit', upstream],
  )
  if (merged.ok) return done
  const detail = merged.err || merged.out
  if (wasMerging) return { refused: 'merge', detail, files: [], outside: [] }
  if (await isMerging(git)) {
    const files = (await git(['diff', '--name-only', '-z', '--relative', '--diff-filter=U'])).out
      .split('\0')
      .filter(Boolean)
    await git(['merge', '--abort'])
    return refuse({ files, detail: files.length > 0 ? '' : detail })
  }
  const clash = await mergeUncommitted(source, upstream, branch === home ? undefined : branch)
  if (!clash) return done
  if (clash.isGitOld) return { refused: 'git-old', detail: '' }
  return refuse(clash.files.length > 0 ? clash : { files: [], detail: clash.detail || detail })
}

const isMerging = async (git: Git): Promise<boolean> => (await git(['rev-parse', '--verify', '-q', 'MERGE_HEAD'])).ok
