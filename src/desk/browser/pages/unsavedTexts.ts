import type { Locale } from '../../../content/locales/locales.ts'
import { type Message, msg } from '../../../content/messages/msg.ts'
import { languageNames } from '../../languageNames.ts'

interface UnsavedTexts {
  /** Whether the text of this desk is unsaved: then it is saved before the page changes. */
  isOwnUnsaved: boolean
  /** Languages of which this desk saves nothing, though there is unsaved text. */
  leftUnsaved: readonly Locale[]
}

/** What becomes of the unsaved texts of a page that gets another name or is deleted. */
export function unsavedTexts(kind: 'rename' | 'delete', { isOwnUnsaved, leftUnsaved }: UnsavedTexts): Message[] {
  const { own, left } = texts[kind]
  return [...(isOwnUnsaved ? [own] : []), ...leftUnsaved.map(locale => left(languageNames[locale]))]
}

const texts = {
  rename: {
    own: msg('The unsaved changes of this page are saved with it.'),
    left: (language: Message) =>
      msg('The unsaved changes of the page in {language} go with it, and stay unsaved.', { language }),
  },
  delete: {
    own: msg(
      'The unsaved changes of this page are saved first and deleted with it: if you bring it back, they are in it.',
    ),
    left: (language: Message) =>
      msg(
        'The unsaved changes of the page in {language} are not saved: if you bring the page back, they are there again, still unsaved.',
        { language },
      ),
  },
}
