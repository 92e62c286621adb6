import { type Message, msg } from '../content/messages/msg.ts'

const mac = /Mac|iPad/.test(navigator.platform)

/** `Mod-s` as its keys are labelled on this machine. */
export const keysOf = (binding: string, say: (text: Message) => string): string[] =>
  binding.split('-').map(key => {
    if (key === 'Mod') return mac ? '⌘' : 'Ctrl'
    return { Shift: mac ? '⇧' : 'Shift', Alt: mac ? '⌥' : 'Alt', Space: say(msg('Space')) }[key] ?? key
  })

export interface Shortcut {
  readonly keys: readonly string[]
  readonly does: Message
}

/** The keys that open the desk, on the page. */
export const pageShortcuts: readonly Shortcut[] = [
  { keys: ['E'], does: msg('Open the desk at the words that are on the screen; a double click opens it at a word') },
  { keys: ['?'], does: msg('These shortcuts') },
]

/** The keys of the desk. */
export const deskShortcuts: readonly Shortcut[] = [
  { keys: ['Mod-S'], does: msg('Save') },
  { keys: ['Mod-Z'], does: msg('Undo, even past a save') },
  { keys: [mac ? 'Mod-Shift-Z' : 'Mod-Y'], does: msg('Redo') },
  // On a Mac ⌘ and Ctrl with the space bar belong to the system.
  { keys: [mac ? 'Alt-I' : 'Ctrl-Space'], does: msg('Offer widgets, facts, links, pictures and agreed words') },
  { keys: ['Mod-K'], does: msg('Make a link of the selected words') },
  { keys: ['Mod-B'], does: msg('Make the selected words bold, or plain again') },
  { keys: ['Mod-F'], does: msg('Search and replace') },
  { keys: ['Mod-\\'], does: msg('Both languages side by side, or one again') },
  { keys: ['F6'], does: msg('To the same section of the other language') },
  { keys: ['F2', 'Shift-F2'], does: msg('To the next text in [[double brackets]], or the one before') },
  { keys: ['F8'], does: msg('To the next fault') },
  { keys: ['Mod-Shift-M'], does: msg('List all faults') },
  { keys: ['Mod-V'], does: msg('Paste formatted text as Markdown') },
  { keys: ['Mod-Shift-V'], does: msg('Paste plain text') },
  { keys: ['Tab', 'Shift-Tab'], does: msg('Leave the text for the next or the previous part of the desk') },
  { keys: ['F1', '?'], does: msg('These shortcuts; the question mark outside the text') },
  { keys: ['Esc'], does: msg('Close what is open, then back to the page') },
]
