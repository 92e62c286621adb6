import type { LiveContent } from '../../dev/liveContent.ts'
import { parse } from '../parse.ts'
import { givenWords } from '../pictures/givenWords.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import { gitIn } from '../propose/git.ts'
import { agree } from './agree.ts'
import { agreeBody, pairBody } from './protocol.ts'
import { readPair } from './readPair.ts'
import { sectionHistory } from './sectionTexts.ts'

/** What the desk asks about both languages of a page, by method and name. */
export function pairEndpoints(root: string, live: LiveContent, edited: EditedFiles) {
  const history = sectionHistory(gitIn(root))
  return {
    'POST pair': ({ body }: { body: unknown }) =>
      readPair(live.snapshot, history, parse(pairBody, body), givenWords(root)),
    'POST agree': ({ body }: { body: unknown }) => agree(root, live, edited, parse(agreeBody, body)),
  }
}
