import { msg } from '../../../content/messages/msg.ts'
import type { PagePlan } from '../../server/pages/protocol.ts'
import { Said, say } from '../words.tsx'

/** What would happen to the files, or why nothing can. */
export function PlanView({ plan }: { plan: PagePlan }) {
  if ('refused' in plan) {
    return (
      <div className="refused" role="alert">
        <p>
          <strong>
            <Said text={plan.refused.found} />
          </strong>
        </p>
        {plan.refused.places.length > 0 && <pre dir="ltr">{plan.refused.places.map(short).join('\n')}</pre>}
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
    </section>
  )
}

const short = (file: string): string => file.replace(/^content\//, '')
