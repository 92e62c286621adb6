import { type Message, msg } from '../../content/messages/msg.ts'
import type { DeskProblem } from './api.ts'

/** Why something could not be done, and what to do about it. */
export const problemTexts: Readonly<Record<DeskProblem['problem'], Message>> = {
  offline: msg(
    'The dev server does not answer. Your text is kept in this browser; start the server again with “npm run dev”, then save.',
  ),
  missing: msg('The file is no longer there. Your text is kept in this browser; put the file back, then save.'),
  'not-allowed': msg(
    'The system does not let this file be written. Your text is kept in this browser; give yourself the right to write it, then save.',
  ),
  'not-written': msg(
    'The disk did not take the file; perhaps it is full. Your text is kept in this browser; make room, then save.',
  ),
  'not-text': msg(
    'The file is not text in UTF-8, so editing it here would damage it. Save it as UTF-8 in another editor first.',
  ),
  'too-long': msg('The text is too long for the desk. Shorten it, or save it with another editor.'),
  outside: msg('The file lies outside the folder “content”, and the desk writes nowhere else.'),
}

/** Why several files, which change together, did not; names the one that is in the way. */
export function problemText({ problem, unwritten, changed }: DeskProblem): Message {
  if (unwritten === undefined) return problemTexts[problem]
  const [file = '', ...files] = [unwritten, ...changed].map(path => path.replace(/^content\//, ''))
  if (files.length > 0) {
    return msg(
      'Only a part was changed, because {file} cannot be written, and these could not be put back: {files}. Close them in other programs, give yourself the right to write them, or make room on the disk. “git diff” shows what changed in them; once that is put right, try again.',
      { file, files },
    )
  }
  return msg(
    'Nothing was changed, because {file} cannot be written. If another program has it open, close it there; otherwise give yourself the right to write it, or make room on the disk. Then try again.',
    { file },
  )
}
