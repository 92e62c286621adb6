import { type Locale, locales } from '../../../content/locales/locales.ts'
import { localize } from '../../../content/locales/urls.ts'

/** Which of its messages the page shows. */
export type UnsubscribeState = 'ask' | 'done' | 'invalid' | 'unavailable'

type Texts = Record<UnsubscribeState, { title: string; text: string }> & { button: string; home: string }

const texts: Record<Locale, Texts> = {
  en: {
    ask: { title: 'Unsubscribe from the newsletter', text: 'One click and no further newsletter is sent to you.' },
    done: { title: 'You are unsubscribed', text: 'No further newsletter is sent to this address.' },
    invalid: {
      title: 'This link is not complete',
      text: 'Open the link from the newsletter again, or copy the whole of it into the address bar.',
    },
    unavailable: { title: 'Please try again later', text: 'The request could not be saved. Nothing was changed.' },
    button: 'Unsubscribe',
    home: 'Return to Home',
  },
  he: {
    ask: { title: 'הסרה מרשימת התפוצה', text: 'לחיצה אחת, והניוזלטר לא יישלח עוד.' },
    done: { title: 'הכתובת הוסרה מרשימת התפוצה', text: 'לא יישלח עוד ניוזלטר לכתובת הזאת.' },
    invalid: {
      title: 'הקישור אינו שלם',
      text: 'יש לפתוח שוב את הקישור שבניוזלטר, או להעתיק את כולו לשורת הכתובת.',
    },
    unavailable: { title: 'יש לנסות שוב מאוחר יותר', text: 'הבקשה לא נשמרה, ושום דבר לא השתנה.' },
    button: 'הסרה מהרשימה',
    home: 'חזרה לדף הבית',
  },
}

/** Style sheet of the page, a file of `public/`. */
const STYLE = '/unsubscribe.css'

/** The unsubscribe page: static HTML without scripts; its only input is the form's own address. */
export function unsubscribePage(state: UnsubscribeState, locale: Locale): string {
  const wording = texts[locale]
  const { title, text } = wording[state]
  const button = state === 'ask' ? `<form method="post"><button>${wording.button}</button></form>` : ''
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
