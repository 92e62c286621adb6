import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'

/** Opens the search dialog; src/site/shell/openSearch.ts listens. */
export function SearchButton() {
  const { t } = useLingui()
  return (
    <button type="button" className="scripted icon-button" aria-label={t`Search`} aria-haspopup="dialog" data-search="">
      <Search aria-hidden="true" size={21} />
    </button>
  )
}
