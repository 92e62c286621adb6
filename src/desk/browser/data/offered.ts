import type { Finding } from '../../../content/fault.ts'
import { type Message, msg } from '../../../content/messages/msg.ts'
import type { ValueEdit } from '../../server/data/protocol.ts'
import { valueOfFix } from '../../valueOfFix.ts'
import { isDay } from './DayField.tsx'

/** What a fault's button puts in place of a value, where that corrects it only together with what its writer adds or has done. */
export interface Offered {
  readonly label: Message
  readonly value: ValueEdit['value']
}

/** @param text what the field holds */
export function offeredFor({ check, fix = '', isExample }: Finding, text: string): Offered | undefined {
  const meant = valueOfFix(fix)
  // The look at the source comes first.
  if (isExample && meant?.key === 'checked' && isDay(meant.written))
    return { label: msg('Checked today'), value: meant.written }
  // The other language is then to be written.
  if (check === 'languageOfData' && meant)
    return { label: msg('A text for each language'), value: { en: '', he: text } }
  return undefined
}
