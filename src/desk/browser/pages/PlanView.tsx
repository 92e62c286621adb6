import { useId } from 'react'
import { type Message, msg } from '../../../content/messages/msg.ts'
import type { PagePlan } from '../../server/pages/protocol.ts'
import { Said, say } from '../words.tsx'

interface PlanViewProps {
  plan: PagePlan
  /** What becomes of text that is not saved. */
  unsaved?: readonly Message[]
}

/** What would happen to the files, or why nothing can. */
export function PlanView({ plan, unsaved = [] }: PlanViewProps) {
  const named = useId()
  if ('refused' in plan) {
    return (
      <div className="refused" role="alert">
        <p>
          <strong id={named}>
            <Said text={plan.refused.found} />
          </strong>
        </p>
        <Places places={plan.refused.places} named={named} />
        <p>
          <Said text={plan.refused.expected} />
        </p>
      </div>
    )
  }
  const parts = [
    { title: say(msg('Made')), files: plan.creates },
    { title: say(msg('Moved')), files: plan.moves.map(({ from, to }) => `${short(from)} → ${short(to)}`) },
    { title: say(msg('Changed')), files: plan.edits },
    { title: say(msg('Deleted')), files: plan.removes },
  ]
  return (
    <section className="page-plan" aria-live="polite">
      <h3>{say(msg('What will happen'))}</h3>
      {parts.every(({ files }) => files.length === 0) && <p>{say(msg('Nothing changes.'))}</p>}
      <dl>
        {parts.map(
          ({ title, files }) =>
            files.length > 0 && (
              <div key={title}>
                <dt>{title}</dt>
                {files.map(file => (
                  <dd key={file}>
                    <bdi dir="ltr">{short(file)}</bdi>
                  </dd>
                ))}
              </div>
            ),
        )}
      </dl>
      {unsaved.map(text => (
        <p key={say(text)}>
          <Said text={text} />
        </p>
      ))}
    </section>
  )
}

interface LinksLeftProps {
  /** The page's name. */
  page: string
  /** Where other pages link to it. */
  places: readonly string[]
}

/** Before a page becomes a draft: links to it that would be faults from then on. */
export function LinksLeft({ page, places }: LinksLeftProps) {
  const named = useId()
  if (places.length === 0) return null
  return (
    <div className="refused" role="alert">
      <p>
        <strong id={named}>
          <Said
            text={msg('{count, plural, one {a link} other {# links}} to {page} on other pages', {
              count: places.length,
              page: `/${page}`,
            })}
          />
        </strong>
      </p>
      <Places places={places} named={named} />
      <p>
        {say(
          msg(
            'They would be errors, which the build does not accept, until they are taken out or the page is published again.',
          ),
        )}
      </p>
    </div>
  )
}

interface PlacesProps {
  places: readonly string[]
  /** Id of the words that say what stands there. */
  named: string
}

const Places = ({ places, named }: PlacesProps) =>
  places.length > 0 && (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section aria-labelledby={named} tabIndex={0}>
      <pre dir="ltr">{places.map(short).join('\n')}</pre>
    </section>
  )

const short = (file: string): string => file.replace(/^content\//, '')
