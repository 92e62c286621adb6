import type { LiveContent } from '../../dev/liveContent.ts'
import { parse } from '../parse.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import type { SourceFile } from '../protocol.ts'
import { bringBack } from './bringBack.ts'
import { lastDeletion } from './lastDeletion.ts'
import { changePage, pageChoices, planPage, restorePage } from './pageChanges.ts'
import { bringBackBody, changePageBody, pageChangeSchema, restorePageBody } from './protocol.ts'

/**
 * What the desk asks about whole pages, by method and name.
 * @param sourceOf reads a file, with what is kept of it
 * @param refresh reads the files again: the writer goes to the page at once, before the change is noticed
 */
export function pageEndpoints(
  root: string,
  live: LiveContent,
  edited: EditedFiles,
  sourceOf: (file: string) => SourceFile,
  refresh: () => void,
) {
  const deletion = lastDeletion(root)
  return {
    'GET pages': () => pageChoices(live.snapshot),
    'POST page/plan': ({ body }: { body: unknown }) => planPage(root, parse(pageChangeSchema, body)),
    'POST page/change': ({ body }: { body: unknown }) => {
      const { change, version, locale } = parse(changePageBody, body)
      const changed = changePage(root, edited, deletion, { change, version, locale })
      refresh()
      return changed
    },
    'POST page/restore': async ({ body }: { body: unknown }) => {
      const { page, locale } = parse(restorePageBody, body)
      const restored = await restorePage(deletion, edited, page, locale)
      refresh()
      return restored
    },
    'POST file/bringBack': async ({ body }: { body: unknown }) => {
      const back = await bringBack({ root, live, edited, deletion, sourceOf }, parse(bringBackBody, body))
      refresh()
      return back
    },
  }
}
