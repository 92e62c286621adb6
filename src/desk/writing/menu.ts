import { parse, parseDocument } from 'yaml'
import type { z } from 'zod'
import { navigationSchema } from '../../content/dataFiles.ts'
import { msg } from '../../content/messages/msg.ts'
import { nearest } from '../../content/nearest.ts'
import { nameOf } from '../../content/slugs.ts'
import { Refusal } from './refusal.ts'
import { appendItem } from './yamlText.ts'

export const navigationFile = 'content/data/navigation.yaml'

type Navigation = z.infer<typeof navigationSchema>

interface Menu {
  path: readonly string[]
  /** Names of the pages that it leads to. */
  pages: (navigation: Navigation) => readonly string[]
  entry: (slug: string) => string
}

const label = (slug: string) => `{ en: ${nameOf(slug)}, he: ${nameOf(slug)} }`

const card = (slug: string) =>
  `{ page: ${slug}, title: ${label(slug)}, icon: star, text: { en: '[[One line on ${nameOf(slug)}]]', he: '[[שורה אחת על ${nameOf(slug)}]]' } }`

/** The menus that `--menu` names. */
const menus: Readonly<Record<string, Menu>> = {
  it: {
    path: ['it', 'links'],
    pages: ({ it }) => it.links.map(({ page }) => page),
    entry: slug => `{ page: ${slug}, label: ${label(slug)} }`,
  },
  apple: { path: ['apple', 'cards'], pages: ({ apple }) => apple.cards.map(({ page }) => page), entry: card },
  services: {
    path: ['keyServices'],
    pages: ({ keyServices }) => keyServices.map(({ href }) => href.slice(1)),
    entry: slug => `{ href: /${slug}, label: ${label(slug)} }`,
  },
  legal: {
    path: ['legal'],
    pages: ({ legal }) => legal.map(({ page }) => page),
    entry: slug => `{ page: ${slug}, label: ${label(slug)} }`,
  },
}

export const menuNames = Object.keys(menus)

/** The menu in which most of these pages stand; none where there is no such menu. */
export function usualMenu(navigation: string, pages: readonly string[]): string | undefined {
  const document = parseDocument(navigation)
  const { data } = navigationSchema.safeParse(document.errors.length > 0 ? undefined : document.toJS())
  if (!data) return undefined
  return menuNames.find(name => {
    const listed = menus[name]?.pages(data) ?? []
    return pages.filter(page => listed.includes(page)).length > pages.length / 2
  })
}

/**
 * The text of navigation.yaml with the page as the last entry of a menu; every other character stays.
 * @throws {Refusal} for an unknown menu
 */
export function addToMenu(navigation: string, name: string, slug: string): string {
  const menu = menus[name]
  if (!menu) {
    const close = nearest(name, Object.keys(menus))
    throw new Refusal(
      msg('the menu "{name}"', { name }),
      close
        ? msg('a menu of the site; did you mean "{close}"?', { close })
        : msg('one of {known}', { known: Object.keys(menus) }),
    )
  }
  const text = appendItem(navigation, menu.path, menu.entry(slug))
  navigationSchema.parse(parse(text))
  return text
}

/** The line of the new entry, for the writer who words it. */
export function menuLine(navigation: string, slug: string): number {
  const lines = navigation.split('\n')
  return lines.findLastIndex(line => line.includes(`page: ${slug},`) || line.includes(`href: /${slug},`)) + 1
}
