import { Bidi } from '../../layout/Bidi.tsx'
import { usePage } from '../../layout/PageContext.tsx'

/** The makers whose hardware is sold, from content/data/hardware.yaml. */
export function HardwarePartners() {
  const { site, pick } = usePage()
  return (
    <div className="wide">
      <ul className="grid list-none gap-5 p-0 md:grid-cols-2 lg:grid-cols-3">
        {site.data('hardware').map(partner => (
          <li key={partner.name} className="m-0 rounded-md border border-line bg-card p-6 sm:p-8">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="m-0 text-xl">
                <Bidi>{partner.name}</Bidi>
              </h3>
              <p className="text-sm font-semibold text-accent">{pick(partner.badge)}</p>
            </div>
            <p className="mt-3">
              <Bidi>{partner.description}</Bidi>
            </p>
            <ul className="mt-3 text-sm text-soft">
              {partner.highlights.map(highlight => (
                <li key={highlight.en}>
                  <Bidi>{highlight}</Bidi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
