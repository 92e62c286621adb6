import { Trans, useLingui } from '@lingui/react/macro'
import hebrew from '@subset/hebrew.woff2?url'
import latin from '@subset/latin.woff2?url'
import type { ReactNode } from 'react'
import { type Locale, locales } from '../../content/locales/locales.ts'
import { isPreview } from '../../content/preview/notes.ts'
import boot from '../boot/boot.ts?inline-script'
import { formsServer } from '../forms/formsServer.ts'
import { pageHead } from '../head/pageHead.ts'
import { feedPath } from '../machineFiles/atomFeed.ts'
import { PreviewBar, PreviewStyles, PublicationBar } from '../preview/PreviewBar.tsx'
import styles from '../styles/first.css?inline'
import { AccessibilityMenu } from './AccessibilityMenu.tsx'
import { ContactSection, hasContactSection } from './ContactPanel.tsx'
import { CookieBanner, CookieDialog } from './CookieBanner.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './header/Header.tsx'
import { LanguageLink } from './header/LanguageLink.tsx'
import type { RenderedMenus } from './header/menus.tsx'
import { usePage } from './PageContext.tsx'
import { SearchDialog } from './SearchDialog.tsx'
import { SpeculationRules } from './SpeculationRules.tsx'

/** The font files to preload: Hebrew pages begin with Latin names and digits too. */
const fontFiles: Record<Locale, readonly string[]> = { en: [latin], he: [hebrew, latin] }

/** One whole page. Its only script besides the boot script is the entry, which Vike adds at the end of the body. */
export function Document({ menus, children }: { menus: RenderedMenus; children: ReactNode }) {
  const { locale, page, site } = usePage()
  const { t } = useLingui()
  const company = site.data('company')
  const head = pageHead({
    page,
    languages: site.languages(page.path),
    origin: company.origin,
    siteName: company.name[locale],
    preview: isPreview(process.env),
  })
  return (
    <html
      lang={locale}
      dir={locales[locale].dir}
      data-measurement={process.env.ANALYTICS_ID}
      data-forms={formsServer(process.env) ?? undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own bundled module */}
        <script dangerouslySetInnerHTML={{ __html: boot }} />
        {fontFiles[locale].map(file => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, inside the page so that nothing blocks its first paint; LaterStyles.tsx has the rest */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <PreviewStyles />
        <meta name="description" content={head.description} />
        <meta name="keywords" content={head.keywords} />
        {head.author && <meta name="author" content={head.author} />}
        {head.robots && <meta name="robots" content={head.robots} />}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {head.alternates.map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
        {head.social.map(([property, content]) =>
          property.startsWith('og:') ? (
            <meta key={property + content} property={property} content={content} />
          ) : (
            <meta key={property} name={property} content={content} />
          ),
        )}
        <meta name="theme-color" content="#faf8f3" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/atom+xml" href={feedPath(locale)} />
      </head>
      <body>
        <SkipLink />
        <PreviewBar />
        <PublicationBar />
        {/* Fixed to the bottom of the window: the accessibility button, above the cookie banner while that is shown. */}
        <div className="dock scripted">
          <AccessibilityMenu />
          <CookieBanner />
        </div>
        <Header menus={menus} />
        {/* Beside the header: WebKit stops drawing what is fixed inside of what is sticky, once the page has been scrolled smoothly. */}
        <nav aria-label={t`Language`}>
          <LanguageLink look="floating" />
        </nav>
        <main id="main" className="prose">
          {children}
        </main>
        {hasContactSection(page) && <ContactSection />}
        <Footer />
        <CookieDialog />
        <SearchDialog />
        <NavigationStatus />
        <SpeculationRules />
      </body>
    </html>
  )
}

/** The first link that keyboard users reach: past the header, to the content. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute start-4 -top-20 z-50 rounded-sm bg-accent px-4 py-2 font-semibold text-on-accent focus:top-4"
    >
      <Trans>Skip to content</Trans>
    </a>
  )
}

/** A polite status, empty until a navigation or an island is slow; src/site/shell/loadingStatus.ts fills it. */
function NavigationStatus() {
  const { t } = useLingui()
  return <p role="status" className="navigation-status" data-loading={t`Loading...`} />
}
