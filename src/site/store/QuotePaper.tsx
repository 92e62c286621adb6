import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { createPortal } from 'react-dom'
import { locales, toLocale } from '../../content/locales/locales.ts'
import { Isolated } from '../layout/Isolated.tsx'

interface QuotePaperProps {
  lines: readonly { id: string; quantity: number; text: string }[]
  /** Where the list can be opened again. */
  href: string
  mailbox: string
  company: string
  /** As its readers dial it. */
  telephone: string
}

/** The list as it is printed while its panel is open, in place of the page. */
export function QuotePaper({ lines, href, mailbox, company, telephone }: QuotePaperProps) {
  const { i18n } = useLingui()
  const locale = toLocale(i18n.locale)
  return createPortal(
    <section className="quote-paper">
      <p>
        <Isolated text={company} locale={locale} />
        {' · '}
        <bdi dir="ltr" className="whitespace-nowrap">
          {telephone}
        </bdi>
      </p>
      <h1>
        <Trans>List for a quote</Trans>
      </h1>
      <p>{new Date().toLocaleDateString(locales[locale].intl, { dateStyle: 'long' })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Quantity</Trans>
            </th>
            <th scope="col">
              <Trans>Item</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, quantity, text }) => (
            <tr key={id}>
              <td>{quantity}</td>
              <td>
                <Isolated text={text} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Trans>Prices depend on quantity and configuration, so we quote them for your list.</Trans>
      </p>
      <p>
        <Trans>
          To ask for a quote, send this list to <bdi dir="ltr">{mailbox}</bdi>, or open it again:
        </Trans>{' '}
        <bdi dir="ltr">
          {/* A browser ends lines after hyphens, which would then be taken for its own: they end between two items. */}
          {href.split(',').map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they change only together
            <Fragment key={place}>
              {place > 0 && (
                <>
                  ,<wbr />
                </>
              )}
              <span className="whitespace-nowrap">{item}</span>
            </Fragment>
          ))}
        </bdi>
      </p>
    </section>,
    document.body,
  )
}
