import { siteDay } from '../../../content/day.ts'
import type { Finding } from '../../../content/fault.ts'
import type { ContentFiles } from '../../../content/readFiles.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import { parse } from '../parse.ts'
import { unsavedFiles } from '../unsavedFiles.ts'
import { goHome, goOn, lookForOthers, patch, propose, push, renameBranch, takeOthers } from './actions.ts'
import { branchChecks } from './branchChecks.ts'
import { branchContent } from './branchContent.ts'
import type { EditedFiles } from './editedFiles.ts'
import { faultsLeft } from './faultsLeft.ts'
import { gitIn } from './git.ts'
import { type ProposalSource, readProposal } from './proposal.ts'
import { proposalWith } from './proposalWith.ts'
import { actionBody, faultsBody, type Outcome, othersBody, proposalQuery, proposeBody, switchBody } from './protocol.ts'
import { draftsAmong, lineOnDisk, textsOf } from './publishing.ts'
import { englishTitles } from './titles.ts'
import { whileOn } from './whileOn.ts'

/**
 * What the desk asks about proposals, by method and name; one after the other, since git locks its index.
 * @param findingsOnDisk in the files as they are
 */
export function proposeEndpoints(
  root: string,
  live: LiveContent,
  edited: EditedFiles,
  findingsOnDisk: () => Promise<readonly Finding[]>,
) {
  const git = gitIn(root)
  const checks = branchChecks(root)
  const findings: ProposalSource['findings'] = async (proposed, texts) => {
    // Whoever watches the files may not have seen the last change yet.
    live.refresh(new Set())
    const disk = live.snapshot.files
    const files = await branchContent(root, git, disk, proposed)
    if (files === disk && texts.size === 0) return findingsOnDisk()
    return checks.findings(withTexts(files, texts))
  }
  const source: ProposalSource = {
    root,
    git,
    edited,
    unsaved: () => unsavedFiles(root),
    titles: () => englishTitles(live.snapshot.pages),
    findings,
    day: () => siteDay(new Date()),
  }
  let looking: Promise<Outcome> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = last.then(act, act)
    last = result
    return result
  }
  const actOn = (body: unknown, act: () => Promise<Outcome>): Promise<Outcome> => {
    const { on } = parse(actionBody, body)
    return inTurn(() => whileOn(git, on, act))
  }
  const endpoints = {
    'GET proposal': ({ query }: { query: unknown }) => {
      const { publish } = parse(proposalQuery, query)
      return inTurn(() => readProposal(source, publish))
    },
    'POST proposal/faults': async ({ body }: { body: unknown }) => {
      const { files, publish } = parse(faultsBody, body)
      const texts = textsOf(draftsAmong(root, files).filter(({ page }) => publish.includes(page)))
      const record = edited.all()
      const found = await findings([...files, ...files.flatMap(file => record[file]?.movedFrom ?? [])], texts)
      return faultsLeft(
        found.map(fault => (texts.has(fault.file) ? { ...fault, line: lineOnDisk(root, fault) } : fault)),
      )
    },
    'GET patch': () => inTurn(() => patch(source)),
    'POST propose': ({ body }: { body: unknown }) => {
      const proposal = parse(proposeBody, body)
      return actOn(body, () => propose(source, proposal))
    },
    'POST push': ({ body }: { body: unknown }) => actOn(body, () => push(source)),
    'POST rename': ({ body }: { body: unknown }) => {
      const wanted = parse(switchBody, body)
      return actOn(body, () => renameBranch(source, wanted))
    },
    // These two go to a branch that is named, from whichever is checked out.
    'POST home': () => inTurn(() => goHome(source)),
    'POST branch': ({ body }: { body: unknown }) => {
      const chosen = parse(switchBody, body)
      return inTurn(() => goOn(source, chosen))
    },
    // Not in turn: a remote may be slow, and nothing waits for it.
    'POST fetch': () => (looking ??= lookForOthers(source).finally(() => (looking = undefined))),
    'POST others': ({ body }: { body: unknown }) => {
      const { of } = parse(othersBody, body)
      return actOn(body, () => takeOthers(source, of))
    },
  }
  return {
    endpoints,
    /** The proposal that waits with a new file; in turn, since a file goes before git says which branch is checked out. */
    proposalWith: (file: string) => inTurn(() => proposalWith(git, file)),
    close: checks.close,
  }
}

function withTexts(files: ContentFiles, texts: ReadonlyMap<string, string>): ContentFiles {
  const changed = new Map(files)
  for (const [file, text] of texts) {
    const known = files.get(file)
    if (known) changed.set(file, { ...known, text })
  }
  return changed
}
