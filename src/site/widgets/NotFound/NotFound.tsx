import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Behaviour } from '../../islands/Behaviour.tsx'
import { ButtonLink, buttonClass } from '../../layout/Button.tsx'
import { Container } from '../../layout/Container.tsx'
import { Illustration } from '../../layout/Illustration.tsx'
import { LaterStyles } from '../../layout/LaterStyles.tsx'
import { usePage } from '../../layout/PageContext.tsx'

/** The screen of an unknown path (specification §2): heading and text from the children, and the way home. */
export function NotFound({ children }: { children: ReactNode }) {
  const { page, site, localize } = usePage()
  return (
    <Behaviour
      name="unknown"
      when="load"
      className="band"
      data={{ 'data-unknown': JSON.stringify(site.data('redirects')) }}
    >
      <Container className="grid items-center gap-10 py-12 md:grid-cols-[1.4fr_1fr] md:py-20">
        <div>
          <div className="hero-text">{children}</div>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={localize('/')}>
              <Trans>Return to Home</Trans>
            </ButtonLink>
            <button type="button" className={`scripted ${buttonClass.secondary} cursor-pointer`} data-search="">
              <Trans>Search the site</Trans>
            </button>
          </p>
        </div>
        <div data-decoration="" className="hero-drawing mx-auto w-full max-w-md">
          <Illustration name={page.frontMatter.illustration} />
        </div>
      </Container>
      <LaterStyles />
    </Behaviour>
  )
}
