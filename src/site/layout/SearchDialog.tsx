import { Plural, Trans, useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { maxResults } from '../search/query.ts'
import { Bidi } from './Bidi.tsx'
import { usePage } from './PageContext.tsx'

/** Numbers of results, each announced in words of its own. */
const resultCounts = Array.from({ length: maxResults }, (_, index) => index + 1)

/**
 * The search dialog, closed. Its messages are in the HTML, so that it can say what is wrong when nothing can be fetched; its
 * code and the index are loaded when it is opened (src/site/search/dialog.ts).
 */
export function SearchDialog() {
  const { t } = useLingui()
  const query = '{query}'
  return (
    <dialog
      id="search"
      aria-labelledby="search-title"
      className="search-dialog"
      data-frame="search"
      data-instead={t`Showing results for “${query}”.`}
      data-nothing={t`Nothing found for “${query}”. Try another word, or fewer of them.`}
      data-failed={t`The search could not be loaded. Check the connection and type again.`}
    >
      <search>
        <div className="search-field">
          <h2 id="search-title" className="sr-only">
            <Trans>Search the site</Trans>
          </h2>
          <input
            type="search"
            name="search"
            aria-label={t`Search the site`}
            placeholder={t`A product, a service, a question`}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          {/* Closes also where the dialog's code cannot be fetched. */}
          <form method="dialog" aria-labelledby="search-title">
            <button type="submit" className="icon-button" aria-label={t`Close`} data-close="">
              <X aria-hidden="true" size={22} />
            </button>
          </form>
        </div>
      </search>
      <p role="status" data-loading={t`Loading...`} />
      {/* Busy until its code and the index have come; not the status, whose “Loading...” would not be read out then. */}
      <ol className="search-results" hidden aria-busy="true" />
      <Suggestions />
      <label className="search-key">
        <input type="checkbox" defaultChecked />
        <span>
          <Trans>
            Press <kbd>/</kbd> to search
          </Trans>
        </span>
      </label>
      <template>
        {resultCounts.map(count => (
          <span key={count}>
            <Plural value={count} one="# result" other="# results" />
          </span>
        ))}
        <span>
          <Trans>Top 10 results</Trans>
        </span>
      </template>
    </dialog>
  )
}

/** Links to popular pages, shown until something is typed. */
function Suggestions() {
  const { site, localize } = usePage()
  const { it, apple } = site.data('navigation')
  const pages = [...it.cards.slice(0, 3), ...apple.cards.slice(0, 3)].filter(({ page }) => site.has(`/${page}`))
  return (
    <div className="search-suggestions">
      <p>
        <Trans>Popular searches</Trans>
      </p>
      <ul>
        {pages.map(({ page, title }) => (
          <li key={page}>
            <a href={localize(`/${page}`)}>
              <Bidi>{title}</Bidi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
