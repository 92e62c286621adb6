import { gate } from '../../content/checks/gate.ts'
import { readPage } from '../../content/checks/readContent.ts'
import { references } from '../../content/checks/references.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import type { Check, Content } from '../../content/checks/types.ts'
import { unknownFact } from '../../content/checks/unknownFact.ts'
import { widgetChildren } from '../../content/checks/widgetChildren.ts'
import { widgetProps } from '../../content/checks/widgetProps.ts'
import { widgets } from '../../content/checks/widgets.ts'
import type { Finding } from '../../content/fault.ts'
import { isContent, type Page, type Site } from '../../content/site.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'

/** Why a page cannot be rendered is mostly one of these, and they need nothing but the page and the facts. Named as their findings are. */
export const ownChecks: readonly Check[] = [gate, references, unknownFact, widgetChildren, widgetProps, widgets]

/**
 * What the checks say of a page's own text as it stands on disk: at once, where checking the whole content takes a second or
 * more.
 */
export function ownFaults(site: Site, { file: own, section, slug, locale }: Page): Finding[] {
  // The gallery's page has a widget of its own, and a file may go while its page is still known.
  const page = isContent({ file: own }) ? readPage(site.root, { file: own, section, slug, locale }) : undefined
  if (!page) return []
  const pages = [page]
  const data: Pick<Content, 'data'> = {
    data: name => {
      const file = `content/data/${name}.yaml`
      return { file, value: site.data[name], place: () => ({ file, line: 1, column: 1 }) } as never
    },
  }
  const none = new Map<string, never>()
  const content: Content = {
    ...data,
    root: site.root,
    widgets: widgetDescriptions,
    today: '',
    // Of the others only their addresses are asked for.
    allPages: [...site.pages.values()].flatMap(pair => Object.values(pair)) as never,
    pages,
    store: site.data.store.map(value => ({ file: '', value, place: () => ({ file: '', line: 1, column: 1 }) })),
    yaml: none,
    files: none,
    pictures: none,
  }
  return checkContent(content, ownChecks).filter(({ file }) => file === own)
}
