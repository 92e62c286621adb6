import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { localize } from '../../content/locales/urls.ts'
import { pageFileOf, pathOf } from '../../content/site.ts'
import { SourceProblem } from './sourceFiles.ts'
import { lastSaves, moveRecord, unsavedTexts } from './textStore.ts'

/** Where the desk moved files: another tab may still hold a text under the old name, and sends it by that. */
export function movedFiles(root: string) {
  const record = moveRecord(root)
  const placeOf = (file: string): string | undefined => {
    let place: string | undefined = file
    while (place !== undefined && !existsSync(join(root, place))) place = record.read(place)
    return place === file ? undefined : place
  }
  return {
    /** Takes along what is kept for a file that was moved. */
    move(from: string, to: string): void {
      for (const kept of [unsavedTexts(root), lastSaves(root)]) kept.move(from, to)
      record.keep(from, to)
      // What is there now is not what once was moved from there: so no names lead in a circle.
      record.forget(to)
    },
    /** Where a file that is not there was moved to; undefined where nothing is known of it. */
    placeOf,
    /**
     * Does something with a file.
     * @throws {SourceProblem} which says of a file that is not there any more where it was moved
     */
    follow<Result>(file: string, act: () => Result): Result {
      try {
        return act()
      } catch (error) {
        if (!(error instanceof SourceProblem) || error.problem !== 'missing') throw error
        const page = pageFileOf(placeOf(file) ?? '')
        throw page
          ? new SourceProblem('missing', {
              file: page.file,
              url: localize(pathOf(page.section, page.slug), page.locale),
            })
          : error
      }
    },
  }
}
