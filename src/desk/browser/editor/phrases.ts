import { EditorState, type Extension } from '@codemirror/state'
import { type Message, msg } from '../../../content/messages/msg.ts'

/** CodeMirror's own texts, on screen and for screen readers. Its `$` placeholders are kept. */
const phrases: readonly Message[] = [
  msg('Find'),
  msg('Replace'),
  msg('next'),
  msg('previous'),
  msg('all'),
  msg('regexp'),
  msg('by word'),
  msg('replace'),
  msg('replace all'),
  msg('close'),
  msg('current match'),
  msg('on line'),
  msg('replaced match on line $'),
  msg('replaced $ matches'),
  msg('Go to line'),
  msg('go'),
  msg('Diagnostics'),
  msg('No diagnostics'),
  msg('Completions'),
  msg('Control character'),
  msg('Selection deleted'),
]

export const phrasesIn = (say: (text: Message) => string): Extension =>
  EditorState.phrases.of({
    ...Object.fromEntries(phrases.map(phrase => [phrase.id, say(phrase)])),
    // A search that does not match it takes the signs of all keyboards for the same.
    'match case': say(msg('match case and signs')),
  })
