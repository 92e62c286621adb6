import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { localize } from '../../content/locales/urls.ts'
import { pageFileOf, pathOf } from '../../content/site.ts'
import { pagesOnDisk, redirectFrom } from './addressesNow.ts'
import { isRenamed } from './isRenamed.ts'
import type { SourceFile } from './protocol.ts'
import { SourceProblem, textOnDisk } from './sourceFiles.ts'
import { lastSaves, moveRecord, originRecord, pagesRead, unsavedTexts } from './textStore.ts'

/**
 * Where files were moved at the desk, or by someone whose changes came from elsewhere: another tab may still hold a text under the
 * old name, and sends it by that.
 */
export function movedFiles(root: string) {
  const record = moveRecord(root)
  const origins = originRecord(root)
  const read = pagesRead(root)
  const unsaved = unsavedTexts(root)
  /** Takes along what is kept for a file that was moved. */
  const move = (from: string, to: string): void => {
    for (const kept of [unsaved, lastSaves(root)]) kept.move(from, to)
    record.keep(from, to)
    // What is there now is not what once was moved from there: so no names lead in a circle.
    record.forget(to)
  }
  /** Notes that a page which is gone was renamed elsewhere: its address leads to a new page, which has its text. */
  const followRename = (file: string): string | undefined => {
    const [page, was] = [pageFileOf(file), read.read(file)]
    const path = page && redirectFrom(root, pathOf(page.section, page.slug))
    const place = path && pagesOnDisk(root, page.locale).get(path)
    const text = place && textOnDisk(root, place)
    if (!was || !place || text === undefined || !isRenamed(was, { path, text })) return undefined
    // Each of both texts would take the other's place.
    if (unsaved.read(file) && unsaved.read(place)) return undefined
    move(file, place)
    origins.keep(place, file)
    return place
  }
  /** On a branch from before a renaming the page has its old name again, and what is unsaved of it goes back. */
  const followBack = (file: string): void => {
    const origin = existsSync(join(root, file)) ? undefined : origins.read(file)
    const text = origin && textOnDisk(root, origin)
    if (origin && !unsaved.read(origin) && text !== undefined && text === read.read(origin)?.text) move(file, origin)
  }
  const placeOf = (file: string): string | undefined => {
    let place: string | undefined = file
    while (place !== undefined && !existsSync(join(root, place))) place = record.read(place) ?? followRename(place)
    return place === file ? undefined : place
  }
  /** Where the readers of a page that is gone are led, in its language. */
  const leadsTo = (file: string): string | undefined => {
    const page = pageFileOf(file)
    const path = page && redirectFrom(root, pathOf(page.section, page.slug))
    return path && localize(path, page.locale)
  }
  return {
    move,
    /** Where a file that is not there was moved to; undefined where nothing is known of it. */
    placeOf,
    /** Remembers a page as a desk reads it, for when it is gone. */
    noteRead({ file, text }: SourceFile): void {
      const page = pageFileOf(file)
      // With the same text it stays as it was: as its file is moved, both may be there for a moment.
      if (!page || read.read(file)?.text === text) return
      read.keep(file, { text, paths: [...pagesOnDisk(root, page.locale).keys()] })
    },
    /** Takes along at once what is unsaved of pages that were renamed elsewhere, whether a tab shows them or not. */
    followRenames(): void {
      for (const { base } of unsaved.all()) {
        if (placeOf(base.file) === undefined) followBack(base.file)
      }
    },
    /**
     * Does something with a file.
     * @throws {SourceProblem} which says of a file that is not there any more where it was moved, or where its address leads
     */
    follow<Result>(file: string, act: () => Result): Result {
      try {
        return act()
      } catch (error) {
        if (!(error instanceof SourceProblem) || error.problem !== 'missing') throw error
        const page = pageFileOf(placeOf(file) ?? '')
        if (page) {
          const url = localize(pathOf(page.section, page.slug), page.locale)
          throw new SourceProblem('missing', { moved: { file: page.file, url } })
        }
        const led = leadsTo(file)
        throw led ? new SourceProblem('missing', { leadsTo: led }) : error
      }
    },
  }
}
