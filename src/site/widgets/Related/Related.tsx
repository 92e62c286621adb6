import { pathOf } from '../../../content/site.ts'
import { Bidi } from '../../layout/Bidi.tsx'
import { Icon } from '../../layout/Icon.tsx'
import { usePage } from '../../layout/PageContext.tsx'

/** Cards of other pages, in those pages' own words: `pages="torii, setyl"`. */
export function Related({ pages }: { pages: string }) {
  const { site, locale, localize } = usePage()
  const cards = pages.split(',').flatMap(slug => {
    const path = pathOf('pages', slug.trim())
    if (site.leadsTo(path) !== path) return []
    const page = site.page(path)
    if (!page) throw new Error(`Related: no page "${slug.trim()}" in ${locale}; expected the file name of a page.`)
    return page
  })
  return (
    <div className="wide">
      <ul className="grid list-none gap-5 p-0 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {cards.map(({ path, frontMatter }) => (
          <li key={path} className="m-0 flex">
            <a
              href={localize(path)}
              className="flex w-full flex-col rounded-md border border-line bg-card p-6 text-ink no-underline hover:border-accent"
            >
              <span className="text-accent">
                <Icon name={frontMatter.illustration} size={28} />
              </span>
              <span className="mt-4 text-lg font-semibold">
                <Bidi>{frontMatter.title}</Bidi>
              </span>
              <span className="mt-1 text-sm text-soft">
                <Bidi>{frontMatter.summary}</Bidi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
