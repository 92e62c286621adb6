import { parse } from 'yaml'
import { navigationSchema } from '../../content/dataFiles.ts'
import { msg } from '../../content/messages/msg.ts'
import { nearest } from '../../content/nearest.ts'
import { nameOf } from '../../content/slugs.ts'
import { Refusal } from './refusal.ts'
import { appendItem } from './yamlText.ts'

export const navigationFile = 'content/data/navigation.yaml'

interface Menu {
  path: readonly string[]
  entry: (slug: string) => string
}

const label = (slug: string) => `{ en: ${nameOf(slug)}, he: ${nameOf(slug)} }`

const card = (slug: string) =>
  `{ page: ${slug}, title: ${label(slug)}, icon: star, text: { en: '[[One line on ${nameOf(slug)}]]', he: '[[שורה אחת על ${nameOf(slug)}]]' } }`

/** The menus that `--menu` names. */
const menus: Readonly<Record<string, Menu>> = {
  it: {
    path: ['it', 'links'],
    entry: slug => `{ page: ${slug}, label: ${label(slug)} }`,
  },
  apple: { path: ['apple', 'cards'], entry: card },
  services: {
    path: ['keyServices'],
    entry: slug => `{ href: /${slug}, label: ${label(slug)} }`,
  },
  legal: {
    path: ['legal'],
    entry: slug => `{ page: ${slug}, label: ${label(slug)} }`,
  },
}

export const menuNames = Object.keys(menus)

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
