import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Bidi } from '../../layout/Bidi.tsx'
import { ButtonLink } from '../../layout/Button.tsx'
import { Icon } from '../../layout/Icon.tsx'
import { usePage } from '../../layout/PageContext.tsx'
import { Section } from '../../layout/Section.tsx'

/** Three Apple pages, a sentence to remember, and a way on. */
export function AppleForBusiness({ title, children }: { title: string; children: ReactNode }) {
  const { localize } = usePage()
  return (
    <Section name="apple" title={title}>
      <div className="mt-10 grid gap-5 md:grid-cols-3">{children}</div>
      <p className="mt-8">
        <ButtonLink href={localize('/mac-for-business')} look="secondary">
          <Trans>Explore Apple for business</Trans>
        </ButtonLink>
      </p>
    </Section>
  )
}

export function AppleCard({ page: slug, children }: { page: string; children: ReactNode }) {
  const { site, localize } = usePage()
  if (site.leadsTo(`/${slug}`) !== `/${slug}`) return null
  const page = site.page(`/${slug}`)
  if (!page) throw new Error(`AppleCard: no page "${slug}"; expected the file name of a page.`)
  return (
    <div className="group relative flex flex-col rounded-md border border-line bg-card p-6 hover:border-accent sm:p-8">
      <span className="text-accent">
        <Icon name={page.frontMatter.illustration} size={28} />
      </span>
      <h3 className="mt-4 text-lg">
        <a
          href={localize(page.path)}
          className="text-accent underline decoration-1 underline-offset-4 group-hover:decoration-2 after:absolute after:inset-0 after:content-['']"
        >
          <Bidi>{page.frontMatter.kicker}</Bidi>
        </a>
      </h3>
      <div className="flow mt-2 text-sm text-soft">{children}</div>
    </div>
  )
}

export function PullQuote({ children }: { children: ReactNode }) {
  return (
    <blockquote className="flow border-s-4 border-accent ps-6 text-xl font-semibold md:col-span-3 md:my-4">
      {children}
    </blockquote>
  )
}
