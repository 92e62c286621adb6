import type { I18n } from '@lingui/core'
import { setupI18n } from '@lingui/core'
import { createElement, type ElementType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type Locale, toLocale } from '../../content/locales/locales.ts'
import { followTranslation } from './followTranslation.ts'
import { IslandProviders } from './IslandProviders.tsx'
import { keepFields } from './keepFields.ts'
import { type IslandName, islands } from './registry.ts'

const catalogues = {
  en: () => import('../i18n/en.po'),
  he: () => import('../i18n/he.po'),
} satisfies Record<Locale, () => Promise<unknown>>

let i18n: Promise<I18n> | undefined

async function loadI18n(): Promise<I18n> {
  const locale = toLocale(document.documentElement.lang)
  const { messages } = await catalogues[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/**
 * Makes one island live and resolves once React has committed it.
 * @throws when its module, its stylesheet or the catalogue cannot be fetched
 */
export async function start(element: HTMLElement): Promise<void> {
  const { island, props = '{}', prefix = '' } = element.dataset
  const load = islands[island as IslandName]
  if (!load) throw new Error(`Island "${island}" is not in src/site/islands/registry.ts.`)
  i18n ??= loadI18n()
  const [module, language] = await Promise.all([load(), i18n])
  followTranslation(element)
  const giveBack = keepFields(element)
  await new Promise<void>(committed => {
    hydrateRoot(
      element,
      <Committed onCommit={committed}>
        <IslandProviders i18n={language}>
          {createElement(module.default as ElementType, JSON.parse(props))}
        </IslandProviders>
      </Committed>,
      {
        identifierPrefix: prefix,
        // Before effects, which take the fields as they are when the code arrives.
        onRecoverableError: error => {
          giveBack()
          reportError(error)
        },
      },
    )
  })
}

/** Reports that React has committed its children. Around them: next to them it would change the ids that they were built with. */
function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useEffect(onCommit, [onCommit])
  return children
}
