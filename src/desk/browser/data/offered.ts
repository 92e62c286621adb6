import type { Finding } from '../../../content/fault.ts'
import { type Message, msg } from '../../../content/messages/msg.ts'
import type { ValueEdit } from '../../server/data/protocol.ts'

/** What a fault's button puts in place of a value, where that corrects it only together with what its writer adds or has done. */
export interface Offered {
  readonly label: Message
  readonly value: ValueEdit['value']
}

/** @param text what the field holds */
export function offeredFor({ check, fix }: Finding, text: string): Offered | undefined {
  // The other language is then to be written.
  if (check === 'languageOfData' && fix) return { label: msg('A text for each language'), value: { en: '', he: text } }
  return undefined
}
