import { siteDay } from '../../../content/day.ts'
import type { Finding } from '../../../content/fault.ts'
import { parseFiles } from '../../../content/snapshot.ts'
import { createChecks } from '../../dev/checks.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import { parse } from '../parse.ts'
import { unsavedFiles } from '../unsavedFiles.ts'
import { goHome, goOn, lookForOthers, patch, propose, push, takeOthers } from './actions.ts'
import type { EditedFiles } from './editedFiles.ts'
import { faultsLeft } from './faultsLeft.ts'
import { gitIn } from './git.ts'
import { type ProposalSource, readProposal } from './proposal.ts'
import { type Outcome, proposalQuery, proposeBody, switchBody } from './protocol.ts'
import { englishTitles } from './titles.ts'

/**
 * What the desk asks about proposals, by method and name; one after the other, since git locks its index.
 * @param findings in the files as they are
 */
export function proposeEndpoints(
  root: string,
  live: LiveContent,
  edited: EditedFiles,
  findings: () => Promise<readonly Finding[]>,
) {
  const source: ProposalSource = {
    root,
    git: gitIn(root),
    edited,
    unsaved: () => unsavedFiles(root),
    titles: () => englishTitles(live.snapshot.pages),
    findings: texts => findingsWith(live, texts),
    day: () => siteDay(new Date()),
  }
  let looking: Promise<Outcome> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = last.then(act, act)
    last = result
    return result
  }
  return {
    'GET proposal': ({ query }: { query: unknown }) => {
      const { publish } = parse(proposalQuery, query)
      return inTurn(() => readProposal(source, publish))
    },
    'GET proposal/faults': async () => faultsLeft(await findings()),
    'GET patch': () => inTurn(() => patch(source)),
    'POST propose': ({ body }: { body: unknown }) => {
      const proposal = parse(proposeBody, body)
      return inTurn(() => propose(source, proposal))
    },
    'POST push': () => inTurn(() => push(source)),
    'POST home': () => inTurn(() => goHome(source)),
    'POST branch': ({ body }: { body: unknown }) => {
      const chosen = parse(switchBody, body)
      return inTurn(() => goOn(source, chosen))
    },
    // Not in turn: a remote may be slow, and nothing waits for it.
    'POST fetch': () => (looking ??= lookForOthers(source).finally(() => (looking = undefined))),
    'POST others': () => inTurn(() => takeOthers(source)),
  }
}

/** What the checks find with other texts of some files: in a process of its own, so that the desk shows none of it. */
function findingsWith(live: LiveContent, texts: ReadonlyMap<string, string>): Promise<readonly Finding[]> {
  live.refresh(new Set())
  const files = new Map(live.snapshot.files)
  for (const [file, text] of texts) {
    const known = files.get(file)
    if (known) files.set(file, { ...known, text })
  }
  const snapshot = parseFiles(live.snapshot.root, files, [], live.snapshot)
  return new Promise(resolve => {
    const checks = createChecks({ snapshot }, () => {
      resolve(checks.findings)
      void checks.close()
    })
    checks.outdate()
  })
}
