import { defaultLocale, type Locale } from '../../../content/locales/locales.ts'
import type { SubscriberRow } from '../database/tables.ts'
import type { MailMessage } from '../delivery/mail.ts'
import type { Keys } from '../secrets.ts'
import { signedLink } from './signedLink.ts'
import { CONFIRMATION_DAYS } from './subscriptions.ts'

const texts: Record<Locale, { subject: (host: string) => string; text: (host: string, link: string) => string }> = {
  en: {
    subject: host => `Please confirm your subscription to the newsletter of ${host}`,
    text: (host, link) =>
      `We were asked to send the newsletter of ${host} to this address.\n\nTo confirm, open this page and press the button:\n${link}\n\nIf you did not ask for it, do nothing. Unless you confirm within ${CONFIRMATION_DAYS} days, we will send you no newsletter.\n`,
  },
  he: {
    subject: host => `נא לאשר את ההרשמה לניוזלטר של ${host}`,
    text: (host, link) =>
      `קיבלנו בקשה לשלוח לכתובת הזאת את הניוזלטר של ${host}.\n\nכדי לאשר, פתחו את הדף הבא ולחצו על הכפתור:\n${link}\n\nאם לא ביקשתם, לא צריך לעשות דבר. בלי אישור בתוך ${CONFIRMATION_DAYS} ימים לא נשלח לכם ניוזלטר.\n`,
  },
}

/** The mail that asks a subscriber to confirm, in the language of the form that was sent. */
export function confirmationMail(eventId: string, subscriber: SubscriberRow, origin: string, keys: Keys): MailMessage {
  const { host } = new URL(origin)
  const { subject, text } = texts[subscriber.locale ?? defaultLocale]
  return {
    id: eventId,
    to: [subscriber.email],
    replyTo: null,
    subject: subject(host),
    text: text(host, signedLink('/confirm-subscription', origin, subscriber, keys)),
  }
}
