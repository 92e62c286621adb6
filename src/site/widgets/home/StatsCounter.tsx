import type { ReactNode } from 'react'
import type { FactId } from '../../../content/factIds.ts'
import { formatFact } from '../../../content/formatFact.ts'
import { Behaviour } from '../../islands/Behaviour.tsx'
import { Bidi } from '../../layout/Bidi.tsx'
import { usePage } from '../../layout/PageContext.tsx'
import { Section } from '../../layout/Section.tsx'

/** The company's figures, counted up once as they come into view; the final ones are in the HTML. */
export function StatsCounter({ children }: { children: ReactNode }) {
  return (
    // The section with its padding: its code is fetched before the figures are in view.
    <Behaviour name="counter" when="visible" className="band">
      <Section>
        <dl className="grid gap-x-6 gap-y-10 min-[18rem]:grid-cols-2 md:grid-cols-4">{children}</dl>
      </Section>
    </Behaviour>
  )
}

/** One figure of a StatsCounter: a count or percentage of content/data/facts.yaml. */
export function CountedStat({ fact: id, label }: { fact: FactId; label: string }) {
  const { site, locale } = usePage()
  const fact = site.fact(id)
  if (fact?.kind !== 'count' && fact?.kind !== 'percent') {
    throw new Error(`CountedStat: "${id}" is not a count or percentage of content/data/facts.yaml.`)
  }
  const count = typeof fact.value === 'number' ? fact.value : fact.value[locale]
  return (
    <div className="figure">
      <dt className="text-soft">
        <Bidi>{label}</Bidi>
      </dt>
      <dd>
        <bdi dir="ltr" data-count={count}>
          {formatFact(fact, locale)}
        </bdi>
      </dd>
    </div>
  )
}
