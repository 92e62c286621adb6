import { isNotFoundPage, readAddresses } from '../../../content/addresses.ts'
import { agreementsOf } from '../../../content/checks/read/agreementsOf.ts'
import { type Locale, localeCodes } from '../../../content/locales/locales.ts'
import type { PagePath } from '../../../content/locales/urls.ts'
import type { PageSource } from '../../../content/pageSource.ts'
import { readData } from '../../../content/readData.ts'
import type { Snapshot } from '../../../content/snapshot.ts'
import { compareSections } from '../../../content/translations/compare.ts'
import type { Agreement } from '../../../content/translations/lock.ts'
import type { GivenWords } from '../pictures/givenWords.ts'
import { passagesBetween } from '../propose/passages.ts'
import type { Passage } from '../propose/protocol.ts'
import { agreedBefore } from './agreedBefore.ts'
import { editsBetween, wordsFor } from './editsBetween.ts'
import type { PairAnswer, PairedSection, PairTexts } from './protocol.ts'
import { joined, sectionEdits, withoutSectionsApart } from './sectionsApart.ts'
import { type SectionHistory, type SectionText, sectionTextsOf } from './sectionTexts.ts'

/** How two texts, saved or not, stand to each other: section by section, and where facts, links and widgets differ. */
export async function readPair(
  { yaml, pages }: Pick<Snapshot, 'yaml' | 'pages'>,
  history: SectionHistory,
  texts: PairTexts,
  wordsOf: GivenWords = () => undefined,
): Promise<PairAnswer> {
  const [en, he] = [history.page(texts.en.file, texts.en.text), history.page(texts.he.file, texts.he.text)]
  if (!en || !he || en.unread.length > 0 || he.unread.length > 0) return {}
  const opened = perLocale(locale => history.page(texts[locale].file, texts[locale].opened))
  for (const page of Object.values(opened)) history.note(page)
  const { agreements } = agreementsOf({ yaml })
  const sections = comparedSections(en, he, agreements)
  const { pairs } = sections
  const before = opened.en && opened.he && comparedSections(opened.en, opened.he, agreements)
  const page = `${en.section}/${en.slug}`
  const paired = pairs.map(async ({ state, behind, ...own }): Promise<PairedSection> => {
    const of = (locale: Locale) => own[locale] as SectionText | undefined
    const hashes = { en: of('en')?.hash ?? '', he: of('he')?.hash ?? '' }
    const section = { state, ...(behind ? { behind } : {}), hashes }
    const agreed = await agreedBefore({ ...section, en: of('en') }, { page, sections, agreements }, hash =>
      history.find(texts.en.file, hash),
    )
    const changes = await Promise.all(
      localeCodes.map(async (locale): Promise<[Locale, readonly Passage[]][]> => {
        const [now, then] = [of(locale), agreed?.[locale]]
        if (!now || !then || then === now.hash) return []
        const source = await history.find(texts[locale].file, then)
        return source === undefined ? [] : [[locale, passagesOf(source, now.source)]]
      }),
    )
    return {
      ...section,
      heading: perLocale(locale => (of(locale)?.line === 1 ? undefined : of(locale)?.heading)),
      line: perLocale(locale => of(locale)?.line),
      changes: Object.fromEntries(changes.flat()),
    }
  })
  return {
    view: {
      compared: pairs.some(({ state }) => state === 'inStep' || state === 'behind'),
      published: en.frontMatter.draft === true || isPublished(yaml, en.path),
      sections: await Promise.all(paired),
      edits: joined(
        editsBetween(
          { en: withoutSectionsApart(en, sections), he: withoutSectionsApart(he, sections) },
          before ? perLocale(locale => opened[locale] && withoutSectionsApart(opened[locale], before)) : opened,
          pages,
          readData(yaml, 'facts').value ?? {},
          wordsOf,
        ),
        sectionEdits({ en, he }, sections, opened, before, follower => wordsFor({ en, he }[follower], pages, wordsOf)),
      ),
    },
  }
}

function comparedSections(en: PageSource, he: PageSource, agreements: readonly Agreement[]) {
  const sections = { en: sectionTextsOf(en), he: sectionTextsOf(he, en) }
  return { ...sections, pairs: compareSections(sections.en, sections.he, agreements) }
}

/** Whether a page needs no line in the record: it has one, or there is no record. */
function isPublished(files: Snapshot['yaml'], path: PagePath): boolean {
  const { yaml, rows } = readAddresses(files)
  return !yaml || isNotFoundPage(path) || rows.some(row => row.path === path)
}

/** The date of an update is not text; the heading is above it anyway. */
const passagesOf = (before: string, after: string): Passage[] => {
  const [a = '', b = ''] = [before, after].map(text => text.replace(/^(---\n(?:.*\n)*?)updated:.*\n/, '$1'))
  return passagesBetween(a, b)
}

function perLocale<Value>(value: (locale: Locale) => Value | undefined): Partial<Record<Locale, Value>> {
  return Object.fromEntries(
    localeCodes.flatMap((locale): [Locale, Value][] => {
      const own = value(locale)
      return own === undefined ? [] : [[locale, own]]
    }),
  )
}
