import { pageFileOf } from '../../../content/site.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import { parse } from '../parse.ts'
import { givenWords } from '../pictures/givenWords.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import { gitIn } from '../propose/git.ts'
import { agree } from './agree.ts'
import { lastAgreement } from './lastAgreement.ts'
import { agreeBody, pairBody, takeBackBody } from './protocol.ts'
import { readPair } from './readPair.ts'
import { sectionHistory } from './sectionTexts.ts'

/** What the desk asks about both languages of a page, by method and name. */
export function pairEndpoints(root: string, live: LiveContent, edited: EditedFiles) {
  const history = sectionHistory(gitIn(root))
  const last = lastAgreement(root, live, edited)
  return {
    'POST pair': ({ body }: { body: unknown }) =>
      readPair(live.snapshot, history, parse(pairBody, body), givenWords(root)),
    'POST agree': ({ body }: { body: unknown }) => {
      const agreeing = parse(agreeBody, body)
      const answer = last.record(agreeing.file, () => agree(root, live, edited, agreeing))
      // Changed again before a commit has it, what agreed would be known by its hash alone.
      if (answer.recorded) for (const page of languagesOf(live, agreeing.file)) history.note(page)
      return answer
    },
    'POST agree/back': ({ body }: { body: unknown }) => last.takeBack(parse(takeBackBody, body).file),
  }
}

function languagesOf({ snapshot }: LiveContent, file: string) {
  const place = pageFileOf(file)
  return snapshot.pages.filter(({ section, slug }) => section === place?.section && slug === place.slug)
}
