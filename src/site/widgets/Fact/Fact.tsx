import type { FactId } from '../../../content/factIds.ts'
import { formatFact } from '../../../content/formatFact.ts'
import { usePage } from '../../layout/PageContext.tsx'

interface FactProps {
  /** Id in content/data/facts.yaml. */
  id: FactId
  /** `number` leaves out unit, sign and currency. */
  form?: 'value' | 'number'
}

/** One fact of the business, in the page's language, isolated from the direction around it. */
export function Fact({ id, form = 'value' }: FactProps) {
  const { locale, site } = usePage()
  const fact = site.fact(id)
  if (!fact) throw new Error(`Unknown fact "${id}": expected an id of content/data/facts.yaml.`)
  // Signs and units belong to the figure, which reads left to right; words take their own direction.
  return (
    <bdi
      dir={
        fact.kind === 'count' || fact.kind === 'percent' || fact.kind === 'price' || fact.kind === 'storage'
          ? 'ltr'
          : undefined
      }
    >
      {formatFact(fact, locale, form)}
    </bdi>
  )
}
