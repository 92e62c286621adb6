import { msg } from '../../content/messages/msg.ts'
import { goToPlaceholder, placeholderCount } from './editor/placeholders.ts'
import { useTextFigure } from './readText.ts'
import type { Session } from './session.ts'
import { say } from './words.tsx'

/** The number of placeholders left; a click jumps to the next one. */
export function ToWrite({ session }: { session: Session }) {
  const count = useTextFigure(session, placeholderCount)
  if (count === 0) return null
  return (
    <button
      type="button"
      className="to-write"
      title={say(msg('To the next one (F2)'))}
      onClick={() => goToPlaceholder('next')(session.view)}
    >
      {say(msg('{count, plural, one {# text to write} other {# texts to write}}', { count }))}
    </button>
  )
}
