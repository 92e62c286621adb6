import type { ReactNode } from 'react'
import { Bidi } from '../../layout/Bidi.tsx'
import { Container } from '../../layout/Container.tsx'
import { usePage } from '../../layout/PageContext.tsx'

/** The top of a store page: short, because people come for the shelf. */
export function StoreHero({ children }: { children: ReactNode }) {
  const { page } = usePage()
  return (
    <div className="wide w-full max-w-none border-b border-line bg-card">
      <Container className="py-10 md:py-14">
        <p className="font-semibold text-accent">
          <Bidi>{page.frontMatter.kicker}</Bidi>
        </p>
        <div className="hero-text mt-2">{children}</div>
      </Container>
    </div>
  )
}
