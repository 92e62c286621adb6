import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Bidi } from '../../layout/Bidi.tsx'
import { BookingLink } from '../../layout/BookingLink.tsx'
import { Icon } from '../../layout/Icon.tsx'
import { usePage } from '../../layout/PageContext.tsx'
import { Section } from '../../layout/Section.tsx'

interface ProductGridProps {
  title: string
  text: string
  /** What the consultation banner says. */
  children: ReactNode
}

/** The twelve products, each leading to its page, and a banner for those who would rather be advised. */
export function ProductGrid({ title, text, children }: ProductGridProps) {
  const { site, localize } = usePage()
  return (
    <Section id="products" title={title} field="card">
      <p className="mt-4 max-w-measure text-lg leading-normal text-soft">
        <Bidi>{text}</Bidi>
      </p>
      <ul className="mt-10 grid list-none gap-px overflow-hidden rounded-md border border-line p-0 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {site.data('vendors').products.map(product => (
          <li
            key={product.page}
            className="product relative m-0 flex flex-col bg-card p-6 outline outline-line hover:bg-tint-soft sm:p-8"
          >
            <span className="text-accent">
              <Icon name={product.icon} size={28} />
            </span>
            <h3 className="mt-4 text-lg">
              <Bidi>{product.name}</Bidi>
            </h3>
            <p className="mt-1 mb-5 text-sm text-soft">
              <Bidi>{product.text}</Bidi>
            </p>
            {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the specification's words; the name follows for screen readers */}
            <a
              href={localize(`/${product.page}`)}
              className="mt-auto font-semibold text-accent after:absolute after:inset-0 after:content-['']"
            >
              <Trans>Learn more</Trans>
              <span className="sr-only">: {product.name}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="lead-block mt-14 gap-10 p-8 sm:p-12 md:flex md:items-center md:justify-between">
        <div className="flow max-w-measure">{children}</div>
        <p className="mt-5 shrink-0 md:mt-0">
          <BookingLink />
        </p>
      </div>
    </Section>
  )
}
