import { contentOf } from '../../../content/checks/contentOf.ts'
import { placeholdersOf } from '../../../content/checks/read/placeholders.ts'
import { siteDay } from '../../../content/day.ts'
import { factIdsFile } from '../../../content/formatFactIds.ts'
import type { Locale } from '../../../content/locales/locales.ts'
import { localize, type PagePath } from '../../../content/locales/urls.ts'
import { parsePage } from '../../../content/pageSource.ts'
import { pageFileOf, sha } from '../../../content/site.ts'
import { readSnapshot, type Snapshot } from '../../../content/snapshot.ts'
import { widgetDescriptions } from '../../../site/widgets/descriptions.ts'
import { Unwritten } from '../../writing/allOrNothing.ts'
import { applyPlan, type Plan } from '../../writing/applyPlan.ts'
import { committedAddresses } from '../../writing/committedAddresses.ts'
import { type ContentFiles, filesOfPage, readContentFiles } from '../../writing/contentFiles.ts'
import { adviceAtDesk } from '../../writing/deletionAdvice.ts'
import { placesLinkingTo } from '../../writing/linksTo.ts'
import { menuNames, navigationFile, usualMenu } from '../../writing/menu.ts'
import { factsInCode, namedInCode } from '../../writing/namedInCode.ts'
import { planDelete } from '../../writing/planDelete.ts'
import { isDraftText, planDraft, withDraft } from '../../writing/planDraft.ts'
import { planNew } from '../../writing/planNew.ts'
import { planRename } from '../../writing/planRename.ts'
import { Refusal } from '../../writing/refusal.ts'
import { starterOf, withoutHints } from '../../writing/starter.ts'
import { movedFiles } from '../movedFiles.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import { titleOf } from '../propose/titles.ts'
import { isBelowContent, SourceProblem } from '../sourceFiles.ts'
import type { LastDeletion } from './lastDeletion.ts'
import type { ChangePage, PageChange, PageChanged, PageChoices, PagePlan, PageRestored } from './protocol.ts'

/** Pages like which no other is. */
const noExamples: readonly string[] = ['home', 'not-found']

/** What a new page can be: a folder with what stands in it, and a menu. */
export function pageChoices({ pages, files }: Snapshot): PageChoices {
  const navigation = files.get(navigationFile)?.text ?? ''
  const sections = Object.keys(starterOf).map(name => {
    const own = pages.filter(
      ({ section, slug, frontMatter }) => section === name && !noExamples.includes(slug) && frontMatter.draft !== true,
    )
    // What is before a colon is the name of what the page is about.
    const titles = (locale: Locale) =>
      own.filter(page => page.locale === locale).map(page => titleOf(page).replace(/: .*/, ''))
    const menu = usualMenu(navigation, [...new Set(own.map(({ slug }) => slug))])
    return {
      name,
      examples: { en: titles('en').slice(0, 2), he: titles('he').slice(0, 2) },
      ...(menu === undefined ? {} : { menu }),
    }
  })
  return { sections, menus: menuNames }
}

/** What a change of a page would do to the files; nothing has happened yet. */
export function planPage(root: string, change: PageChange): PagePlan {
  return refusable(() => {
    const files = readContentFiles(root)
    const plan = planOf(root, change, files)
    if (change.kind !== 'draft') return shown(plan)
    if (change.draft) return { ...shown(plan), linkedFrom: placesLinkingTo(files, change.page, isSeen) }
    const toWrite = placeholderCount(files, change.page)
    return { ...shown(plan), ...(toWrite > 0 ? { toWrite } : {}) }
  })
}

/** A draft may lead to another one. */
const isSeen = (text: string): boolean => !isDraftText(text)

/**
 * Carries out a plan, whole or not at all. If the content has changed since, returns the new plan instead.
 * @throws {SourceProblem} for a plan that would leave `content/`
 * @throws {Unwritten} where a file cannot be written
 */
export function changePage(
  root: string,
  edited: EditedFiles,
  deletion: LastDeletion,
  { change, version, locale }: ChangePage,
): PageChanged {
  return refusable(() => {
    const files = readContentFiles(root)
    const plan = planOf(root, change, files)
    const now = shown(plan)
    if (now.version !== version) return now
    const apply = () => applyPlan(root, plan)
    if (change.kind === 'delete') deletion.record(change.page, plan, apply)
    else apply()
    note(plan, files, edited)
    const moved = movedFiles(root)
    for (const { from, to } of plan.moves) moved.move(from, to)
    return { url: localize(addressAfter(change), locale) }
  })
}

/** How a draft is published, as texts of its files; and how many of its texts are still to be written. */
export function planToPublish(root: string, page: string): { edits: Plan['edits']; toWrite: number } {
  const files = readContentFiles(root)
  const { edits } = planOf(root, { kind: 'draft', page, draft: false }, files)
  return { edits, toWrite: placeholderCount(files, page) }
}

/** Brings the page back that was deleted last; its files are noted as edited since then. */
export async function restorePage(
  deletion: LastDeletion,
  edited: EditedFiles,
  page: string,
  locale: Locale,
): Promise<PageRestored> {
  const kept = await deletion.restore(page, edited.note)
  return kept ? { url: localize(`/${page}`, locale), kept } : {}
}

const placeholderCount = (files: ContentFiles, page: string): number =>
  filesOfPage(files, page)
    .flatMap(({ file }) => pageFileOf(file) ?? [])
    .flatMap(place => [...placeholdersOf(parsePage(place, files.get(place.file) ?? ''), [])]).length

function planOf(root: string, change: PageChange, files: ContentFiles): Plan {
  const plan = planFor(root, change, files)
  const touched = [
    ...plan.creates.keys(),
    ...plan.edits.keys(),
    ...(plan.removes ?? []),
    ...plan.moves.map(({ to }) => to),
  ]
  if (!touched.every(file => isBelowContent(root, file))) throw new SourceProblem('outside')
  return plan
}

function planFor(root: string, change: PageChange, files: ContentFiles): Plan {
  switch (change.kind) {
    case 'new': {
      const { section, page: slug, menu, draft } = change
      const plan = planNew(files, { section, slug, today: siteDay(new Date()), ...(menu ? { menu } : {}) })
      const ready = (text: string) => withDraft(withoutHints(text), draft)
      return { ...plan, creates: new Map([...plan.creates].map(([file, text]) => [file, ready(text)])) }
    }
    case 'rename':
      return planRename(files, {
        old: change.page,
        now: change.now,
        namedInCode: namedInCode(root, change.page),
        committed: committedAddresses(root),
      })
    case 'delete': {
      const content = contentOf(readSnapshot(root), widgetDescriptions)
      const plan = planDelete(content, files, {
        page: change.page,
        to: change.to || undefined,
        links: change.links,
        advice: adviceAtDesk,
        namedInCode: namedInCode(root, change.page),
        factsInCode: factsInCode(root),
      })
      // The list of ids for the compiler is code, where the desk does not write: more in it than there are facts does no harm.
      return { ...plan, edits: new Map([...plan.edits].filter(([file]) => file !== factIdsFile)) }
    }
    case 'draft':
      return planDraft(files, change.page, change.draft)
  }
}

function shown({ creates, edits, moves, removes = [] }: Plan): Exclude<PagePlan, { refused: unknown }> {
  const version = sha(JSON.stringify([[...creates], [...edits], moves, removes]))
  return { version, creates: [...creates.keys()], edits: [...edits.keys()], moves, removes }
}

function refusable<Result>(act: () => Result): Result | { refused: Pick<Refusal, 'found' | 'expected' | 'places'> } {
  try {
    return act()
  } catch (error) {
    // No other change would do: the same one is tried again.
    if (!(error instanceof Refusal) || error instanceof Unwritten) throw error
    const { found, expected, places } = error
    return { refused: { found, expected, places } }
  }
}

/** What the plan changed is the desk's to propose. */
function note({ creates, edits, moves, removes = [] }: Plan, files: ContentFiles, edited: EditedFiles): void {
  const before = (file: string) => files.get(file) ?? ''
  for (const [file, text] of creates) edited.note(file, '', text)
  for (const [file, text] of edits) edited.note(file, before(file), text)
  for (const file of removes) edited.remove(file, before(file))
  for (const { from, to } of moves) {
    const text = edits.get(from) ?? before(from)
    edited.move(from, to, text, text)
  }
}

function addressAfter(change: PageChange): PagePath {
  if (change.kind === 'delete') return (change.to || '/') as PagePath
  if (change.kind === 'rename') return `/${change.now.split('/').at(-1)}` as PagePath
  return change.page === 'home' ? '/' : (`/${change.page}` as PagePath)
}
