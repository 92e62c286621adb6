import { siteDay } from '../../../content/day.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import { parse } from '../parse.ts'
import { goHome, patch, propose, push, takeOthers } from './actions.ts'
import type { EditedFiles } from './editedFiles.ts'
import { gitIn } from './git.ts'
import { type ProposalSource, readProposal } from './proposal.ts'
import { proposeBody } from './protocol.ts'

/** What the desk asks about proposals, by method and name; one after the other, since git locks its index. */
export function proposeEndpoints(root: string, live: LiveContent, edited: EditedFiles) {
  const source: ProposalSource = {
    root,
    git: gitIn(root),
    edited,
    titles: () =>
      new Map(live.snapshot.pages.flatMap(({ file, page }) => (page ? [[file, page.frontMatter.title]] : []))),
    day: () => siteDay(new Date()),
  }
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = last.then(act, act)
    last = result
    return result
  }
  return {
    'GET proposal': () => inTurn(() => readProposal(source)),
    'GET patch': () => inTurn(() => patch(source)),
    'POST propose': ({ body }: { body: unknown }) => {
      const proposal = parse(proposeBody, body)
      return inTurn(() => propose(source, proposal))
    },
    'POST push': () => inTurn(() => push(source)),
    'POST home': () => inTurn(() => goHome(source)),
    'POST others': () => inTurn(() => takeOthers(source)),
  }
}
