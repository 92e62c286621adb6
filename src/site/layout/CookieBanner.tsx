import { Trans, useLingui } from '@lingui/react/macro'
import { choiceOfAll } from '../consent/consent.ts'
import { Container } from './Container.tsx'
import { usePage } from './PageContext.tsx'

const plain = 'small-button border border-line-strong hover:border-ink'

/** What the boot script stores at once when the button is pressed, with the time. */
const consent = (value: boolean) => JSON.stringify({ necessary: true, ...choiceOfAll(value) })

/** Shown while no choice is stored (a class set by the boot script); src/site/shell/cookies.ts handles its buttons. */
export function CookieBanner() {
  const { t } = useLingui()
  const { localize } = usePage()
  return (
    <section aria-label={t`Cookies`} className="cookie-banner" data-frame="cookies">
      <Container className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <p className="me-auto max-w-measure text-sm">
          <Trans>
            Until you choose, only what you enter or set here is kept, in your browser. “Accept All” also allows extra
            features, and measuring which pages are read and whether our advertising works.
          </Trans>{' '}
          <a href={localize('/cookie-policy')} className="footer-link text-accent">
            <Trans>Cookie policy</Trans>
          </a>
        </p>
        <div className="flex flex-wrap gap-2">
          <button type="button" className="get-started" data-act="all" data-consent={consent(true)}>
            <Trans>Accept All</Trans>
          </button>
          <button type="button" className="get-started" data-act="necessary" data-consent={consent(false)}>
            <Trans>Necessary Only</Trans>
          </button>
          <button type="button" className={plain} data-act="manage">
            <Trans>Manage Preferences</Trans>
          </button>
        </div>
      </Container>
    </section>
  )
}

export function CookieDialog() {
  const { t } = useLingui()
  const categories = [
    { name: 'necessary', label: t`Necessary`, text: t`What the site needs to work and to remember your choices.` },
    { name: 'functional', label: t`Functional`, text: t`Extra features the site can work without.` },
    { name: 'analytics', label: t`Analytics`, text: t`Which pages are read and how fast they load.` },
    { name: 'marketing', label: t`Marketing`, text: t`Measuring whether our advertising works.` },
  ] as const
  return (
    <dialog id="cookies" aria-labelledby="cookies-title" className="cookie-dialog" data-frame="cookies">
      <form method="dialog" aria-labelledby="cookies-title">
        <h2 id="cookies-title" className="text-xl">
          <Trans>Cookie preferences</Trans>
        </h2>
        {categories.map(({ name, label, text }) => (
          <label key={name} className="cookie-category">
            <input
              type="checkbox"
              name={name}
              {...(name === 'necessary' ? { defaultChecked: true, disabled: true } : {})}
              aria-describedby={`cookies-${name}`}
            />
            <span>
              <span className="block font-semibold">{label}</span>
              <span id={`cookies-${name}`} className="block text-sm text-soft">
                {text}
              </span>
            </span>
          </label>
        ))}
        <div className="mt-6 flex flex-wrap gap-2">
          {/* The first button is the one that Enter in a box presses. */}
          <button type="submit" value="save" className="get-started">
            <Trans>Save Preferences</Trans>
          </button>
          <button type="submit" value="cancel" className={plain}>
            <Trans>Cancel</Trans>
          </button>
        </div>
      </form>
    </dialog>
  )
}
