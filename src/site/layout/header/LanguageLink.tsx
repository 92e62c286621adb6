import Globe from 'lucide-react/icons/globe'
import { locales, otherLocale } from '../../../content/locales/locales.ts'
import { localize } from '../../../content/locales/urls.ts'
import { usePage } from '../PageContext.tsx'

const classes = {
  header: 'language-link',
  menu: 'menu-link',
  policy: 'font-semibold text-accent underline underline-offset-4',
  floating: 'language-float',
} as const

/** Links to the same page in the other language; src/site/shell/language.ts keeps scroll position, query and hash. */
export function LanguageLink({ look }: { look: keyof typeof classes }) {
  const { locale, page } = usePage()
  const other = otherLocale(locale)
  const { label, short } = locales[other]
  return (
    <a href={localize(page.path, other)} hrefLang={other} lang={other} data-language={other} className={classes[look]}>
      {look === 'header' && (
        <>
          {short}
          <span className="sr-only"> – {label}</span>
        </>
      )}
      {look === 'floating' && (
        <>
          <Globe aria-hidden="true" size={20} />
          <span className="sr-only">{label}</span>
        </>
      )}
      {(look === 'menu' || look === 'policy') && label}
    </a>
  )
}
