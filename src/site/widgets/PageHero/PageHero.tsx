import { Trans } from '@lingui/react/macro'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Bidi } from '../../layout/Bidi.tsx'
import { BookingLink } from '../../layout/BookingLink.tsx'
import { Container } from '../../layout/Container.tsx'
import { LanguageLink } from '../../layout/header/LanguageLink.tsx'
import { Illustration } from '../../layout/Illustration.tsx'
import { LaterStyles } from '../../layout/LaterStyles.tsx'
import { usePage } from '../../layout/PageContext.tsx'

/** The top of a page that sells: kicker and drawing from the front matter, heading and lede from the children. */
export function PageHero({ children }: { children: ReactNode }) {
  const { page } = usePage()
  return (
    <div className="band bg-card">
      <Container className="grid items-center gap-10 py-12 md:grid-cols-[1.4fr_1fr] md:py-20">
        <div>
          <p className="font-semibold text-accent">
            <Bidi>{page.frontMatter.kicker}</Bidi>
          </p>
          <div className="hero-text mt-3">{children}</div>
          <p className="mt-8">
            <BookingLink />
          </p>
        </div>
        <div data-decoration="" className="hero-drawing mx-auto w-full max-w-md">
          <Illustration name={page.frontMatter.illustration} />
        </div>
      </Container>
      <LaterStyles />
    </div>
  )
}

/** The top of a legal page: a way home, and the same page in the other language. */
export function PolicyHero({ children }: { children: ReactNode }) {
  const { localize } = usePage()
  return (
    <div className="across pt-10">
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <a href={localize('/')} className="flex min-h-11 items-center gap-2 font-semibold">
          <ArrowLeft aria-hidden="true" size={18} className="mirrored" />
          <Trans>Back to home</Trans>
        </a>
        <LanguageLink look="policy" />
      </p>
      <div className="hero-text mt-8">{children}</div>
      <LaterStyles />
    </div>
  )
}

/** The top of a store page: short, because people come for the shelf. */
export function StoreHero({ children }: { children: ReactNode }) {
  const { page } = usePage()
  return (
    <div className="band bg-card">
      <Container className="py-10 md:py-14">
        <p className="font-semibold text-accent">
          <Bidi>{page.frontMatter.kicker}</Bidi>
        </p>
        <div className="hero-text mt-2">{children}</div>
      </Container>
      <LaterStyles />
    </div>
  )
}
