import { use } from 'react'
import type { DataValue } from '../../server/data/protocol.ts'
import { deskLocale } from '../words.tsx'
import { byTitle, KnownPages, labelOfPage } from './knownPages.ts'
import { choiceLabelOf } from './labels.ts'

interface ChoiceOptionsProps {
  node: DataValue
  /** What the field holds, which may be none of the choices. */
  text: string
}

/** What can be chosen for a value: pages by their titles, all else as it is called. */
export function ChoiceOptions({ node, text }: ChoiceOptionsProps) {
  const { choices = [], leadsTo, required } = node
  const pages = use(KnownPages)
  const known =
    leadsTo === 'page'
      ? byTitle(pages, deskLocale).map(page => [page.name, labelOfPage(page, deskLocale)] as const)
      : choices.map(choice => [choice, choiceLabelOf(choice)] as const)
  const isOther = text !== '' && !known.some(([choice]) => choice === text)
  return (
    <>
      {(!required || text === '') && <option value="">—</option>}
      {[...(isOther ? [[text, choiceLabelOf(text)] as const] : []), ...known].map(([choice, label]) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </>
  )
}

/** The page that is chosen, as it is drawn under its list of choices. */
export function ChosenPage({ name }: { name: string }) {
  const page = use(KnownPages).find(page => page.name === name)
  return (
    <>
      {/* Up to a colon a title is a name. */}
      <span>{page?.title[deskLocale].split(':', 1)[0] ?? (name || '—')}</span>
      {page && (
        <small>
          <bdi dir="ltr">{page.path}</bdi>
        </small>
      )}
    </>
  )
}

/** Of the list of pages, for fields that take any address. */
export const pageListId = 'known-pages'

/** The addresses of all pages by their titles. */
export const PageList = () => (
  <datalist id={pageListId}>
    {byTitle(use(KnownPages), deskLocale).map(({ name, path, title }) => (
      <option key={name} value={path}>
        {title[deskLocale]}
      </option>
    ))}
  </datalist>
)
