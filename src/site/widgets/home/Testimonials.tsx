import type { ClientMarkName } from '../../../content/names.ts'
import { Behaviour } from '../../islands/Behaviour.tsx'
import { Bidi } from '../../layout/Bidi.tsx'
import { Container } from '../../layout/Container.tsx'
import { usePage } from '../../layout/PageContext.tsx'
import { PauseButton } from './PauseButton.tsx'

/** What clients say, in the page's language only, on a strip that moves on. */
export function Testimonials({ title }: { title: string }) {
  const { site, locale } = usePage()
  const entries = site.data('testimonials').entries.filter(entry => entry.language === locale)
  return (
    <section className="wide w-full max-w-none border-y border-line bg-card py-16 md:py-24">
      <Behaviour name="testimonials" when="visible" className="testimonials">
        <Container className="flex flex-wrap items-center gap-x-6">
          <h2 className="text-2xl">
            <Bidi>{title}</Bidi>
          </h2>
          <PauseButton />
        </Container>
        <section
          data-moving=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls needs focus for the arrow keys
          tabIndex={0}
          aria-label={title}
          className="strip mt-8 overflow-x-auto"
        >
          <ul data-track="" className="flex w-max list-none p-0">
            {entries.map(entry => (
              <li key={entry.company} className="m-0 w-[280px] px-2.5">
                <figure className="flex h-full flex-col rounded-md border border-line bg-paper p-6">
                  <blockquote className="text-sm">
                    <p>
                      <Bidi>{entry.quote}</Bidi>
                    </p>
                  </blockquote>
                  <figcaption className="mt-auto flex items-center gap-3 pt-5 text-xs text-soft">
                    <ClientMark name={entry.logo} />
                    <span>
                      <b className="block text-sm text-ink">
                        <Bidi>{entry.author}</Bidi>
                      </b>
                      <Bidi>{`${entry.position}, ${entry.company}`}</Bidi>
                    </span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </section>
      </Behaviour>
    </section>
  )
}

const clientMarks: Record<ClientMarkName, string> = {
  circle: 'M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24z',
  square: 'M5 5h22v22H5z',
  triangle: 'M16 4l13 24H3z',
  wave: 'M2 12c5-8 9-8 14 0s9 8 14 0v8c-5 8-9 8-14 0s-9-8-14 0z',
  grid: 'M4 4h10v10H4zM18 4h10v10H18zM4 18h10v10H4zM18 18h10v10H18z',
  ring: 'M16 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm0 7a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  bars: 'M4 18h6v10H4zM13 10h6v18h-6zM22 4h6v24h-6z',
  leaf: 'M4 28C4 12 12 4 28 4c0 16-8 24-24 24z',
}

function ClientMark({ name }: { name: ClientMarkName }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="shrink-0 text-accent">
      <path d={clientMarks[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
