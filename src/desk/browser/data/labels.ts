import type { Message } from '../../../content/messages/msg.ts'
import { say } from '../words.tsx'
import { choiceNames, keyNames } from './keyNames.ts'

/** A key of a file as it is called; one that writers chose goes by itself. */
export const labelOf = (key: string): string => labelIn(keyNames, key)

export const choiceLabelOf = (choice: string): string => labelIn(choiceNames, choice)

function labelIn(names: Readonly<Record<string, Message>>, key: string): string {
  const name = Object.hasOwn(names, key) ? names[key] : undefined
  return name ? say(name) : key
}
