import { type Locale, locales } from '../../../content/locales/locales.ts'
import { localize } from '../../../content/locales/urls.ts'
import type { LinkPath } from './signedLink.ts'
import type { LinkState } from './subscriptions.ts'

/** Which message a page shows. */
export type LinkPageState = LinkState | 'unavailable'

interface Message {
  title: string
  text: string
}

type Texts = Record<LinkPath, Record<LinkState, Message> & { button: string }> & {
  unavailable: Message
  home: string
}

const texts: Record<Locale, Texts> = {
  en: {
    '/unsubscribe': {
      ask: { title: 'Unsubscribe from the newsletter', text: 'One click and no further newsletter is sent to you.' },
      done: { title: 'You are unsubscribed', text: 'No further newsletter is sent to this address.' },
      invalid: {
        title: 'This link is not complete',
        text: 'Open the link from the newsletter again, or copy the whole of it into the address bar.',
      },
      button: 'Unsubscribe',
    },
    '/confirm-subscription': {
      ask: { title: 'Confirm your subscription', text: 'One click and the newsletter is sent to your address.' },
      done: { title: 'You are subscribed', text: 'The newsletter is sent to this address from now on.' },
      invalid: {
        title: 'This link is not complete or no longer valid',
        text: 'Copy the whole link from the mail into the address bar. If that does not help, subscribe again.',
      },
      button: 'Confirm',
    },
    unavailable: { title: 'Please try again later', text: 'The request could not be saved. Nothing was changed.' },
    home: 'Return to Home',
  },
  he: {
    '/unsubscribe': {
      ask: { title: 'הסרה מרשימת הדיוור', text: 'בלחיצה אחת נפסיק לשלוח לכם את הניוזלטר.' },
      done: { title: 'הכתובת הוסרה מרשימת הדיוור', text: 'לא נשלח עוד ניוזלטר לכתובת הזאת.' },
      invalid: {
        title: 'הקישור לא שלם',
        text: 'פתחו שוב את הקישור שבניוזלטר, או העתיקו את כולו לשורת הכתובת.',
      },
      button: 'הסרה מהרשימה',
    },
    '/confirm-subscription': {
      ask: { title: 'אישור ההרשמה לניוזלטר', text: 'בלחיצה אחת תאשרו שנשלח את הניוזלטר לכתובת שלכם.' },
      done: { title: 'ההרשמה אושרה', text: 'מעכשיו נשלח את הניוזלטר לכתובת הזאת.' },
      invalid: {
        title: 'הקישור לא שלם, או שפג תוקפו',
        text: 'העתיקו את הקישור כולו מהמייל לשורת הכתובת. אם זה לא עוזר, הירשמו שוב.',
      },
      button: 'אישור ההרשמה',
    },
    unavailable: { title: 'נסו שוב מאוחר יותר', text: 'לא הצלחנו לשמור את הבקשה, ושום דבר לא השתנה.' },
    home: 'חזרה לדף הבית',
  },
}

/** Style sheet of the page, a file of `public/`. */
const STYLE = '/unsubscribe.css'

/** The page that a signed link opens: static HTML without scripts; its only input is the form's own address. */
export function linkPage(path: LinkPath, state: LinkPageState, locale: Locale): string {
  const wording = texts[locale]
  const { title, text } = state === 'unavailable' ? wording.unavailable : wording[path][state]
  const button = state === 'ask' ? `<form method="post"><button>${wording[path].button}</button></form>` : ''
  return `<!doctype html>
<html lang="${locale}" dir="${locales[locale].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${STYLE}">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${button}
<p><a href="${localize('/', locale)}">${wording.home}</a></p>
</main>
</body>
</html>
`
}
