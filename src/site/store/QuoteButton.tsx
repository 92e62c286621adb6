import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '../layout/Button.tsx'
import { countForms, formatCount } from './countForms.ts'

/** The button with the number of items on the quote, which startQuote.ts keeps. */
export function QuoteButton() {
  const { t, i18n } = useLingui()
  const forms = countForms(i18n.locale, count => t`${plural(count, { one: '# item', other: '# items' })}`)
  const [name, text] = ['#', '#']
  return (
    <>
      <button type="button" data-quote="" className={`${buttonClass.primary} cursor-pointer`}>
        <Trans>Quote</Trans>
        <span
          className="min-w-7 rounded-full bg-card px-2 text-sm font-bold text-accent"
          data-badge=""
          aria-hidden="true"
        >
          0
        </span>
        <span className="sr-only" data-items={JSON.stringify(forms)}>
          {formatCount(i18n.locale, forms, 0)}
        </span>
      </button>
      <p
        role="status"
        className="sr-only"
        data-added={t`Added to the quote: ${name}`}
        data-removed={t`Removed from the quote: ${text}`}
      />
    </>
  )
}
