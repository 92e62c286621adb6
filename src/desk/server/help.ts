import { isNotFoundPage } from '../../content/addresses.ts'
import { contentOf } from '../../content/checks/contentOf.ts'
import { anchorsOf, sectionsIn } from '../../content/checks/read/anchors.ts'
import { nameOf, namesOf } from '../../content/checks/read/names.ts'
import { textOf } from '../../content/checks/read/nodes.ts'
import { termsOf } from '../../content/checks/read/termsOf.ts'
import { formatFact } from '../../content/formatFact.ts'
import type { Locale } from '../../content/locales/locales.ts'
import { iconNames, illustrationNames } from '../../content/names.ts'
import { mailWidgets } from '../../content/ownContacts.ts'
import type { PageSource } from '../../content/pageSource.ts'
import { pictureAddress, pictureWidths } from '../../content/pictures/picture.ts'
import { picturesOf } from '../../content/projectSite.ts'
import { type PageState, pageState } from '../../content/schedule.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { describeWidget, type WidgetDescription, type WidgetProp } from '../../content/widgets.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { skeleton } from '../codeEditors/snippets.ts'
import { describeIn } from '../gallery/describe.ts'
import type { Help, HelpPage, HelpProp, HelpWidget, PageSection } from './protocol.ts'

/**
 * Everything that a page in a language can name, with what its writer knows it by; read without parsing any page.
 * @param file that of the page
 * @param language that of the desk, in which things are described; what is written into the page is in the page's own
 * @param now ms since 1970: by it a page is to be seen or not
 */
export function helpFor(
  snapshot: Snapshot,
  file: string,
  locale: Locale,
  language: Locale,
  now: number = Date.now(),
): Help {
  const content = contentOf(snapshot, widgetDescriptions)
  const [say, write] = [describeIn(snapshot.root, language), describeIn(snapshot.root, locale)]
  const names = namesOf(content)
  const company = content.data('company')?.value
  const facts = Object.entries(content.entries('facts')?.value ?? {})
  const pairs = Map.groupBy(content.allPages, ({ path }) => path)
  const pages = [...pairs.values()].flatMap(pair => pageHelp(pair, locale, now)).toSorted(seenFirst)
  const own = content.allPages.find(page => page.file === file)?.path
  return {
    widgets: Object.keys(widgetDescriptions)
      .sort()
      .flatMap(name => {
        const widget = describeWidget(widgetDescriptions, name)
        return widget ? [widgetHelp(name, widget, say, write)] : []
      }),
    facts: facts.map(([id, fact]) => ({ id, value: formatFact(fact, locale), kind: fact.kind })),
    pages,
    pageNames: pages
      .filter(({ path }) => path !== own && !isNotFoundPage(path))
      .map(({ path, ...page }) => ({ name: nameOf({ path }), ...page }))
      .toSorted((one, other) => seenFirst(one, other) || one.title.localeCompare(other.title, language)),
    plans: names.plans ?? [],
    storeCategories: names.storeCategory ?? [],
    pictures: [...picturesOf(snapshot).values()].map(picture => ({
      file: picture.file,
      thumbnail: pictureAddress(picture, pictureWidths(picture)[0] ?? picture.width, 'webp'),
    })),
    illustrations: illustrationNames,
    mail: company ? mailWidgets(company) : {},
    terms: termsOf(content).terms.map(({ en, he, avoid, plural }) => {
      // An explanation of an English term is not part of it.
      const [word, other] = locale === 'he' ? [he, en] : [en.replace(/ \(.*\)$/, ''), he]
      return { word, others: [...new Set([...(other === word ? [] : [other]), ...avoid, ...(plural?.avoid ?? [])])] }
    }),
  }
}

/**
 * The sections of the page at a plain path, or where that is empty of a file's own page, in the language of the file; none where
 * there is no such page. Parses both its languages.
 */
export function sectionsFor({ pages }: Snapshot, path: string, file: string, locale: Locale): PageSection[] {
  const wanted = path || pages.find(page => page.file === file)?.path
  const pair = pages.filter(page => page.path === wanted)
  const page = pair.find(candidate => candidate.locale === locale) ?? pair[0]
  if (!page) return []
  const known = new Set(anchorsOf(pair, locale, widgetDescriptions)?.ids)
  return sectionsIn(page, pair).flatMap(({ id, heading }) => (known.has(id) ? [{ id, heading: textOf(heading) }] : []))
}

/** The English of a description in one language. */
type Say = (english: string) => string

function widgetHelp(name: string, widget: WidgetDescription, say: Say, write: Say): HelpWidget {
  const { description, form, inside, props, children } = widget
  // CodeMirror's snippets have fields but no choices, so the first choice is the default.
  const lines = skeleton(name, write).map(line => line.replace(/(?<=\$\{\d+)\|([^,|]*)[^|]*\|(?=\})/g, ':$1'))
  const tags = typeof children === 'string' && children !== 'none' ? tagsOf(lines) : undefined
  return {
    name,
    description: say(description),
    skeleton: lines.join('\n'),
    ...(tags ? { tags } : {}),
    isInline: form === 'inline',
    ...(inside ? { inside } : {}),
    props: Object.entries(props).map(([prop, described]) => propHelp(prop, described, say)),
  }
}

/** The first and the last tag of a skeleton, on one line or on lines of their own. */
function tagsOf(lines: readonly string[]): readonly [string, string] | undefined {
  const [first = '', last = ''] = [lines[0], lines.at(-1)]
  if (lines.length > 1) return [first, last]
  const [, open, close] = /^(.*>)\$\{\d+:.*\}(<\/\w+>)$/.exec(first) ?? []
  return open !== undefined && close !== undefined ? [open, close] : undefined
}

const propHelp = (
  name: string,
  { description, required, kind, values = [], refersTo, factKinds }: WidgetProp,
  say: Say,
): HelpProp => ({
  name,
  description: say(description),
  required,
  bare: kind === 'number' || kind === 'boolean',
  values,
  icons: values.length === iconNames.length,
  ...(refersTo ? { refersTo } : {}),
  ...(factKinds ? { factKinds } : {}),
})

function pageHelp(pair: readonly PageSource[], locale: Locale, now: number): HelpPage[] {
  const page = pair.find(candidate => candidate.locale === locale) ?? pair[0]
  if (!page) return []
  // Visitors see a page only in both languages.
  const hidden = pair.map(candidate => stateOf(candidate, now)).find(state => state !== 'public')
  return [{ path: page.path, title: String(page.frontMatter.title ?? page.slug), ...(hidden ? { hidden } : {}) }]
}

/** Also of a page whose front matter has faults, which say nothing of its dates. */
const stateOf = ({ page, frontMatter }: PageSource, now: number): PageState =>
  page ? pageState(page.frontMatter, now) : frontMatter.draft === true ? 'draft' : 'public'

const seenFirst = (one: Pick<HelpPage, 'hidden'>, other: Pick<HelpPage, 'hidden'>): number =>
  Number(one.hidden !== undefined) - Number(other.hidden !== undefined)
