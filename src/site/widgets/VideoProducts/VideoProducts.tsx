import { Trans } from '@lingui/react/macro'
import { Bidi } from '../../layout/Bidi.tsx'
import { Icon } from '../../layout/Icon.tsx'
import { usePage } from '../../layout/PageContext.tsx'

/** The four room kits of content/data/video.yaml, each with the number of people it is for. */
export function VideoProducts() {
  const { site, pick } = usePage()
  return (
    <div className="wide">
      <ul className="grid list-none gap-5 p-0 md:grid-cols-2">
        {site.data('video').map(product => {
          const audience = product.audience.join('–')
          return (
            <li key={product.name.en} className="m-0 rounded-md border border-line bg-card p-6 sm:p-8">
              <h3 className="m-0 text-xl">{pick(product.name)}</h3>
              <p className="mt-2 flex items-center gap-2 text-sm font-semibold text-accent">
                <Icon name="users" size={18} />
                <span>
                  <Trans>
                    <bdi dir="ltr">{audience}</bdi> people
                  </Trans>
                </span>
              </p>
              <p className="mt-3">
                <Bidi>{product.description}</Bidi>
              </p>
              <ul className="mt-3 text-sm text-soft">
                {product.features.map(feature => (
                  <li key={feature.en}>
                    <Bidi>{feature}</Bidi>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
