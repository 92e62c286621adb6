import { iconNames } from '../content/names.ts'
import type { WidgetProp } from '../widgets/props.ts'

/** What a property may say, in as few words as a table has room for. */
export function valuesOf({ kind, values = [], refersTo }: WidgetProp): string {
  // All icons stand at the end of the gallery, drawn.
  if (values.length === iconNames.length) return 'icon'
  if (values.length > 0) return values.join(' | ')
  return refersTo ?? kind
}
