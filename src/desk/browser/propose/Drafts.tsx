import type { Locale } from '../../../content/locales/locales.ts'
import { msg } from '../../../content/messages/msg.ts'
import type { ProposedDraft } from '../../server/propose/protocol.ts'
import { Tick } from '../pages/PageFields.tsx'
import { Said, say } from '../words.tsx'

interface DraftsProps {
  drafts: readonly ProposedDraft[]
  locale: Locale
  /** Names of those to be published. */
  publish: readonly string[]
  onPublish: (pages: readonly string[]) => void
}

/** Whether visitors are to see the drafts among the changed pages. */
export function Drafts({ drafts, locale, publish, onPublish }: DraftsProps) {
  if (drafts.length === 0) return null
  // Those that can be published come first.
  const inOrder = [...drafts].sort((a, b) => Number(a.toWrite > 0) - Number(b.toWrite > 0))
  return (
    <div className="drafts">
      {inOrder.map(({ page, titles, toWrite }) =>
        toWrite > 0 ? (
          <p key={page}>
            <Said
              text={msg(
                '“{page}” is a draft, and {toWrite, plural, one {# text in it is} other {# texts in it are}} still to be written. Once they are, it can be published here.',
                { page: titles[locale], toWrite },
              )}
              of={locale}
            />
          </p>
        ) : (
          <div key={page}>
            <Tick
              checked={publish.includes(page)}
              onChange={isTicked =>
                onPublish(isTicked ? [...publish, page] : publish.filter(published => published !== page))
              }
            >
              <Said text={msg('Publish “{page}” with this proposal', { page: titles[locale] })} of={locale} />
            </Tick>
            <p>{say(msg('It is a draft. Without this no visitor sees it, even once the proposal is accepted.'))}</p>
          </div>
        ),
      )}
    </div>
  )
}
