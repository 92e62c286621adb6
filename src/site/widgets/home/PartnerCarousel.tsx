import { logoFile } from '../../../content/pictures/picture.ts'
import { Behaviour } from '../../islands/Behaviour.tsx'
import { Bidi } from '../../layout/Bidi.tsx'
import { Container } from '../../layout/Container.tsx'
import { usePage } from '../../layout/PageContext.tsx'
import { Picture } from '../../layout/Picture.tsx'
import { PauseButton } from './PauseButton.tsx'

/** The vendors' names on a strip that moves on by itself; those with a page link to it. */
export function PartnerCarousel({ title }: { title: string }) {
  const { site, localize } = usePage()
  return (
    <section className="band py-8">
      <Behaviour name="carousel" when="visible">
        <Container className="flex flex-wrap items-center gap-x-6">
          <h2 className="flex-1 basis-24 text-base font-semibold tracking-normal text-soft">
            <Bidi>{title}</Bidi>
          </h2>
          <PauseButton what={title} />
        </Container>
        <ul
          data-moving=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls needs focus for the arrow keys
          tabIndex={0}
          aria-label={title}
          className="strip mt-3 flex list-none gap-2 overflow-x-auto px-5"
        >
          {site.data('vendors').carousel.map(({ name, logo, page }) => {
            const picture = site.picture(logoFile(logo))
            const mark = (
              <>
                {picture && <Picture picture={picture} alt={name} className="h-10 w-auto max-w-none" />}
                <span hidden={picture !== undefined} className="text-xl font-bold text-soft">
                  {name.slice(0, 1)}
                </span>
              </>
            )
            const className = 'flex h-16 min-w-36 items-center justify-center rounded-sm px-5'
            return (
              <li key={name} className="m-0 shrink-0">
                {page ? (
                  <a href={localize(`/${page}`)} aria-label={name} className={`${className} hover:bg-tint`}>
                    {mark}
                  </a>
                ) : (
                  <span className={className}>{mark}</span>
                )}
              </li>
            )
          })}
        </ul>
      </Behaviour>
    </section>
  )
}
