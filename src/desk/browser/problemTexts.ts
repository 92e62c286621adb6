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
export const problemText = ({ problem, unwritten }: DeskProblem): Message =>
  unwritten === undefined
    ? problemTexts[problem]
    : msg(
        'Nothing was changed, because {file} cannot be written. If another program has it open, close it there; otherwise give yourself the right to write it, or make room on the disk. Then try again.',
        { file: unwritten.replace(/^content\//, '') },
      )
