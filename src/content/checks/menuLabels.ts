import { msg } from '../messages/msg.ts'
import type { Check } from './types.ts'

/** Names in Hebrew menus that are still those with which a new page began, while its Hebrew title has another. */
export const menuLabels: Check = function* (content) {
  const navigation = content.data('navigation')
  if (!navigation) return
  const { it, apple, keyServices, legal } = navigation.value
  const named = [
    ...it.links.map(({ page, label }, index) => ({ page, name: label, at: ['it', 'links', index, 'label'] })),
    ...it.cards.map(({ page, title }, index) => ({ page, name: title, at: ['it', 'cards', index, 'title'] })),
    ...apple.cards.map(({ page, title }, index) => ({ page, name: title, at: ['apple', 'cards', index, 'title'] })),
    ...keyServices.map(({ href, label }, index) => ({
      page: href.slice(1),
      name: label,
      at: ['keyServices', index, 'label'],
    })),
    ...legal.map(({ page, label }, index) => ({ page, name: label, at: ['legal', index, 'label'] })),
  ]
  for (const { page, name, at } of named) {
    // Whoever writes one name for both languages means it.
    if (typeof name === 'string' || name.en !== name.he || /[א-ת]/.test(name.he)) continue
    const hebrew = content.allPages.find(({ slug, locale }) => slug === page && locale === 'he')
    // What is before a colon is the name of what the page is about.
    const [title = ''] = String(hebrew?.frontMatter.title ?? '').split(':', 1)
    if (!/[א-ת]/.test(title) || title.toLowerCase().includes(name.he.toLowerCase())) continue
    yield {
      check: 'menuLabels',
      severity: 'warning',
      ...navigation.place(...at, 'he'),
      found: msg('a name in English in the Hebrew menu, {name}, which the title of the page does not have', {
        name: name.he,
      }),
      expected: msg(
        'what the page is called in Hebrew; a name that is the same in both languages is written once: {example}',
        {
          example: `${at.at(-1)}: ${name.en}`,
        },
      ),
      fix: `he: ${title}`,
    }
  }
}
