import { logoFile } from '../../../content/pictures/picture.ts'
import { Behaviour } from '../../islands/Behaviour.tsx'
import { Bidi } from '../../layout/Bidi.tsx'
import { Container } from '../../layout/Container.tsx'
import { usePage } from '../../layout/PageContext.tsx'
import { Picture } from '../../layout/Picture.tsx'
import { PauseButton } from './PauseButton.tsx'

/** What clients say, in the page's language only, on a strip that moves on. */
export function Testimonials({ title }: { title: string }) {
  const { site, locale } = usePage()
  const entries = site.data('testimonials').entries.filter(entry => entry.language === locale)
  return (
    <section className="band bg-card py-16 md:py-24">
      <Behaviour name="testimonials" when="visible" className="testimonials">
        <Container className="flex flex-wrap items-center gap-x-6">
          <h2 className="text-2xl">
            <Bidi>{title}</Bidi>
          </h2>
          <PauseButton what={title} />
        </Container>
        <section
          data-moving=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls needs focus for the arrow keys
          tabIndex={0}
          aria-label={title}
          className="strip mt-8 overflow-x-auto"
        >
          <ul data-track="" className="flex w-max list-none p-0">
            {entries.map(({ logo, ...entry }) => {
              const picture = site.picture(logoFile(logo))
              return (
                <li key={entry.company} className="m-0 w-[280px] px-2.5">
                  <figure className="flex h-full flex-col rounded-md border border-line bg-paper p-6">
                    <blockquote className="text-sm">
                      <p>
                        <Bidi>{entry.quote}</Bidi>
                      </p>
                    </blockquote>
                    <figcaption className="mt-auto flex items-center gap-3 pt-5 text-sm text-soft">
                      {/* The company's name stands beside it. */}
                      {picture && <Picture picture={picture} alt="" className="size-8 max-w-none" />}
                      <span>
                        <b className="block text-ink">
                          <Bidi>{entry.author}</Bidi>
                        </b>
                        <Bidi>{`${entry.position}, ${entry.company}`}</Bidi>
                      </span>
                    </figcaption>
                  </figure>
                </li>
              )
            })}
          </ul>
        </section>
      </Behaviour>
    </section>
  )
}
