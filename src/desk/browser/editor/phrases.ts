import { EditorState, type Extension } from '@codemirror/state'
import { type Message, msg } from '../../../content/messages/msg.ts'

/** CodeMirror's own texts, on screen and for screen readers. Its `$` placeholders are kept. */
const phrases: readonly Message[] = [
  msg('Find'),
  msg('close'),
  msg('current match'),
  msg('on line'),
  msg('replaced match on line $'),
  msg('replaced $ matches'),
  msg('Go to line'),
  msg('go'),
  msg('Completions'),
  msg('Control character'),
  msg('Selection deleted'),
]

export const phrasesIn = (say: (text: Message) => string): Extension =>
  EditorState.phrases.of({
    ...Object.fromEntries(phrases.map(phrase => [phrase.id, say(phrase)])),
    // Buttons and ticks of the search begin as all others of the desk do.
    next: say(msg('Next')),
    previous: say(msg('Previous')),
    all: say(msg('All')),
    regexp: say(msg('Regular expression')),
    'by word': say(msg('Whole words')),
    Replace: say(msg('Replace with')),
    replace: say(msg('Replace')),
    'replace all': say(msg('Replace all')),
    // A search that does not match it takes the signs of all keyboards for the same.
    'match case': say(msg('Match case and signs')),
  })
