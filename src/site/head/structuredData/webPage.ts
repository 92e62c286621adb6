import type { BreadcrumbList, FAQPage, WebPage } from 'schema-dts'
import { localize } from '../../../content/locales/urls.ts'
import { socialImagePath } from '../pageHead.ts'
import { socialSize } from '../socialImage.ts'
import { nodeId, organizationId, websiteId } from './ids.ts'
import type { StructuredDataInput } from './input.ts'

/** The page itself: its language and the day it last changed in substance. */
export function webPage({ page, company, text, changed }: StructuredDataInput): WebPage {
  const { origin } = company
  const { path, locale } = page
  return {
    '@type': 'WebPage',
    '@id': nodeId(origin, path, locale, 'webpage'),
    url: origin + localize(path, locale),
    name: text.heading,
    inLanguage: locale,
    dateModified: changed,
    isPartOf: { '@id': websiteId(origin, locale) },
    about: { '@id': organizationId(origin) },
    primaryImageOfPage: { '@type': 'ImageObject', url: origin + socialImagePath(page), ...pixels(socialSize) },
    breadcrumb: { '@id': nodeId(origin, path, locale, 'breadcrumb') },
  }
}

/** A size as the search engines read it: plain numbers, where schema-dts knows lengths with a unit only. */
const pixels = ({ width, height }: { width: number; height: number }) =>
  ({ width, height }) as unknown as { width: string; height: string }

/** The pages above this one, and this one, as the menus call it. */
export function breadcrumb({ page, company, text, above, menuName }: StructuredDataInput): BreadcrumbList {
  const { origin } = company
  const { path, locale } = page
  const trail = [
    ...above.filter(step => step.path !== path),
    { name: path === '/' ? (above[0]?.name ?? '') : (menuName ?? text.heading), path },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(origin, path, locale, 'breadcrumb'),
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + localize(step.path, locale),
    })),
  }
}

/** The questions that the page shows; nothing where it shows none. */
export function faqPage({ page, company, text }: StructuredDataInput): FAQPage[] {
  if (text.questions.length === 0) return []
  const { origin } = company
  const { path, locale } = page
  return [
    {
      '@type': 'FAQPage',
      '@id': nodeId(origin, path, locale, 'faq'),
      inLanguage: locale,
      isPartOf: { '@id': nodeId(origin, path, locale, 'webpage') },
      mainEntity: text.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
