import { contentOf } from '../../content/checks/contentOf.ts'
import { gate } from '../../content/checks/gate.ts'
import { images } from '../../content/checks/images.ts'
import { references } from '../../content/checks/references.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import type { Check } from '../../content/checks/types.ts'
import { unknownFact } from '../../content/checks/unknownFact.ts'
import { widgetChildren } from '../../content/checks/widgetChildren.ts'
import { widgetProps } from '../../content/checks/widgetProps.ts'
import { widgets } from '../../content/checks/widgets.ts'
import type { Finding } from '../../content/fault.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'

/** Why a page cannot be rendered is mostly one of these, and they need nothing but the page and the facts. Named as their findings are. */
export const ownChecks: readonly Check[] = [gate, images, references, unknownFact, widgetChildren, widgetProps, widgets]

/** What the checks say of a page's own text: at once, where checking the whole content takes a second or more. */
export function ownFaults(snapshot: Snapshot, own: string): Finding[] {
  const content = contentOf(snapshot, widgetDescriptions)
  // The gallery's page, which has its own widget, is not among them.
  const pages = content.pages.filter(({ file }) => file === own)
  return checkContent({ ...content, pages }, ownChecks).filter(({ file }) => file === own)
}
