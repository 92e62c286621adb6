import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Behaviour } from '../../islands/Behaviour.tsx'
import { BookingLink } from '../../layout/BookingLink.tsx'
import { ButtonLink } from '../../layout/Button.tsx'
import { Container } from '../../layout/Container.tsx'
import { LaterStyles } from '../../layout/LaterStyles.tsx'
import { usePage } from '../../layout/PageContext.tsx'
import { OfficePlan } from './OfficePlan.tsx'

interface HeroProps {
  /** The fixed text before the typed word. */
  prefix: string
  /** The typed words, separated by commas. */
  words: string
  /** What the drawing shows, for those who do not see it. */
  plan: string
  /** The heading that readers of every kind get, and the lede. */
  children: ReactNode
}

/** The top of the home page: a line whose last word is typed, for the eye; the heading and lede, for all. */
export function Hero({ prefix, words, plan, children }: HeroProps) {
  const { page, localize } = usePage()
  const list = words.split(',').map(word => word.trim())
  const products = page.path === '/' ? '#products' : `${localize('/')}#products`
  return (
    <div className="band bg-card">
      <Container className="grid items-center gap-12 py-14 md:py-24 lg:grid-cols-2">
        <div>
          <Behaviour
            name="typing"
            when="visible"
            className="typing text-4xl font-semibold"
            data={{ 'data-words': JSON.stringify(list) }}
          >
            <p aria-hidden="true">
              {prefix}{' '}
              <span className="block text-accent" data-word="">
                {list[0]}
              </span>
            </p>
          </Behaviour>
          <div className="home-hero-text mt-6">{children}</div>
          <p className="mt-9 flex flex-wrap gap-4">
            <ButtonLink href={products}>
              <Trans>Explore solutions</Trans>
            </ButtonLink>
            <BookingLink look="secondary" />
          </p>
        </div>
        <div data-decoration="" className="hero-drawing">
          <OfficePlan label={plan} />
        </div>
      </Container>
      <LaterStyles />
    </div>
  )
}
