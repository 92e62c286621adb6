import { Trans } from '@lingui/react/macro'
import ContactForm from '../forms/ContactForm.tsx'
import type { QuoteList } from './useQuoteList.ts'

interface QuoteRequestProps {
  quote: QuoteList
  privacyHref: string
  mailbox: string
  /** Whether this site accepts no forms, so that the list goes by mail. */
  byMail: boolean
  /** Whether the lines read as they are to be sent: until the catalogue has come, a choice has only its code. */
  isWorded: boolean
}

/** What asks for the quote: the form whose message is the list, or an address to send it to. */
export function QuoteRequest({ quote, privacyHref, mailbox, byMail, isWorded }: QuoteRequestProps) {
  const { cart, list, read, isSent, attempt, noteAttempt, news, finish } = quote
  const isEmpty = cart.length === 0
  const preface = read(list)
    .map(({ quantity, text }) => `${quantity} × ${text}`)
    .join('\n')
  return (
    // Where nothing is listed any more it only says that the request failed: there is nothing to send again.
    <div
      className={`mt-8 ${isEmpty && attempt === 'failed' ? 'quote-failed' : ''}`}
      hidden={isEmpty && !isSent && !attempt}
    >
      {byMail ? (
        <p hidden={!isWorded}>
          <Trans>
            Send us this list by email:{' '}
            <a href={`mailto:${mailbox}?body=${encodeURIComponent(preface)}`} className="underline">
              <bdi dir="ltr">{mailbox}</bdi>
            </a>
          </Trans>
        </p>
      ) : (
        <>
          {!isEmpty && (
            <p className="mb-4">
              <Trans>The list is your message. Write more only if there is more to say.</Trans>
            </p>
          )}
          <ContactForm
            kind="quote"
            privacyHref={privacyHref}
            mailbox={mailbox}
            preface={preface}
            isReady={isWorded}
            notSent={news || undefined}
            onBusy={noteAttempt}
            onSent={finish}
          />
          {isSent && isEmpty && (
            <p className="mt-4">
              <Trans>
                Something to add? Write to us:{' '}
                <a href={`mailto:${mailbox}`} className="underline">
                  <bdi dir="ltr">{mailbox}</bdi>
                </a>
              </Trans>
            </p>
          )}
        </>
      )}
    </div>
  )
}
