import { parse } from '../parse.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import { changePage, pageChoices, planPage } from './pageChanges.ts'
import { changePageBody, pageChangeSchema } from './protocol.ts'

/**
 * What the desk asks about whole pages, by method and name.
 * @param refresh reads the files again: the writer goes to the page at once, before the change is noticed
 */
export const pageEndpoints = (root: string, edited: EditedFiles, refresh: () => void) => ({
  'GET pages': () => pageChoices(),
  'POST page/plan': ({ body }: { body: unknown }) => planPage(root, parse(pageChangeSchema, body)),
  'POST page/change': ({ body }: { body: unknown }) => {
    const { change, version, locale } = parse(changePageBody, body)
    const changed = changePage(root, edited, change, version, locale)
    refresh()
    return changed
  },
})
