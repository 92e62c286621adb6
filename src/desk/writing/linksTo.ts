import { type Message, msg } from '../../content/messages/msg.ts'
import { type ContentFiles, filesOfPage } from './contentFiles.ts'
import { Refusal } from './refusal.ts'

const link = (page: string) =>
  new RegExp(`\\[((?:[^\\[\\]]|\\[[^\\]]*\\])*)\\]\\(\\s*<?/${page}(#[^)>\\s]*)?>?(\\s+"[^"]*")?\\s*\\)`, 'g')
const definition = (page: string) => new RegExp(`(^ {0,3}\\[[^\\]\\n]+\\]:\\s*<?)/${page}(?:#\\S*)?(?=[>\\s]|$)`, 'gm')
const names = /(<[A-Z]\w*[^<>]*?\bpages?=)(["'])([^"']*)\2/g

/** Where other pages link to a page or name it in a widget, as `file:line`; of pages with such a source alone. */
export const placesLinkingTo = (
  files: ContentFiles,
  page: string,
  isMeant: (text: string) => boolean = () => true,
): string[] => {
  const own = filesOfPage(files, page).map(({ file }) => file)
  return [...files].flatMap(([file, text]) =>
    file.endsWith('.mdx') && !own.includes(file) && isMeant(text)
      ? linksTo(text, page).map(line => `${file}:${line}`)
      : [],
  )
}

/** Lines, from 1, on which a page links to another by its address, or names it in a widget. */
function linksTo(text: string, page: string): number[] {
  const lineAt = (index: number) => text.slice(0, index).split('\n').length
  const named = [...text.matchAll(names)].filter(([, , , list = '']) => list.split(/\s*,\s*/).includes(page))
  const found = [...text.matchAll(link(page)), ...text.matchAll(definition(page)), ...named]
  return [...new Set(found.map(({ index }) => lineAt(index)))].sort((a, b) => a - b)
}

/**
 * A page whose links to another lead to `to` instead, or are left as their words.
 * @throws {Refusal} where a widget or a reference would be left with nothing to lead to
 */
export function withoutLinks(
  text: string,
  file: string,
  { page, to, advice }: { page: string; to: string | undefined; advice: Message },
): string {
  const nothing = () =>
    new Refusal(msg('a link in {file} that needs an address in place of {page}', { file, page: `/${page}` }), advice)
  return text
    .replace(link(page), (_, words: string) => (to ? `[${words}](${to})` : words))
    .replace(definition(page), (_, start: string) => {
      if (!to) throw nothing()
      return start + to
    })
    .replace(names, (all, start: string, quote: string, list: string) => {
      const before = list.split(/\s*,\s*/)
      if (!before.includes(page)) return all
      const named = to === undefined || to.slice(1).includes('/') ? undefined : to === '/' ? 'home' : to.slice(1)
      const after = before.flatMap(name => (name === page ? (named && !before.includes(named) ? [named] : []) : [name]))
      if (after.length === 0) throw nothing()
      return `${start}${quote}${after.join(', ')}${quote}`
    })
}
