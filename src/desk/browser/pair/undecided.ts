import type { Locale } from '../../../content/locales/locales.ts'
import { type Message, msg } from '../../../content/messages/msg.ts'

/**
 * Why that languages agree cannot be recorded, in a sentence: what their files are to say is not decided, so that nothing is saved.
 * @param isUndecided whether a conflict of this language waits for the writer
 */
export function undecided({ en, he }: Readonly<Record<Locale, boolean>>): Message | undefined {
  if (en && he)
    return msg(
      'Not recorded: first decide about the conflict in the English and the one in the Hebrew (“Compare them”).',
    )
  if (en) return msg('Not recorded: first decide about the conflict in the English (“Compare them”).')
  return he ? msg('Not recorded: first decide about the conflict in the Hebrew (“Compare them”).') : undefined
}
