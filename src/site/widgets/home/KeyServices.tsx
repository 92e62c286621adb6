import { Bidi } from '../../layout/Bidi.tsx'
import { Container } from '../../layout/Container.tsx'
import { usePage } from '../../layout/PageContext.tsx'

/** The five most requested services, as a strip of links. */
export function KeyServices({ title }: { title: string }) {
  const { site, localize } = usePage()
  return (
    <nav aria-label={title} data-section="key-services" className="band py-12">
      <Container className="flex flex-wrap items-baseline gap-x-8 gap-y-3">
        <h2 className="text-lg">
          <Bidi>{title}</Bidi>
        </h2>
        <ul className="flex list-none flex-wrap gap-x-8 gap-y-3 p-0">
          {site.data('navigation').keyServices.map(({ href, label }) => (
            <li key={href} className="m-0">
              <a href={localize(href)} className="font-semibold text-accent underline underline-offset-4">
                <Bidi>{label}</Bidi>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
}
