import type { Text } from '../../content/messages/msg.ts'
import { sayEnglish, withoutIsolates } from '../../content/messages/say.ts'

/** Why a command for writers does nothing: what was found, what was expected and what to do, in plain words. */
export class Refusal extends Error {
  readonly found: Text
  readonly expected: Text
  /** Where it was found, as `file:line`. */
  readonly places: readonly string[]

  constructor(found: Text, expected: Text, places: readonly string[] = []) {
    super(withoutIsolates([`${sayEnglish(found)}: ${sayEnglish(expected)}`, ...places].join('\n')))
    this.name = 'Refusal'
    this.found = found
    this.expected = expected
    this.places = places
  }
}
