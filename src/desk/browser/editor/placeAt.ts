import type { EditorState } from '@codemirror/state'

/** What the cursor is in, and how much of it is already written. */
export type Place =
  | { kind: 'widget'; written: string }
  | { kind: 'attribute'; widget: string; used: readonly string[]; written: string }
  | { kind: 'value'; widget: string; attribute: string; written: string }
  | { kind: 'address'; picture: boolean; words: string; written: string }
  | { kind: 'illustration'; written: string }
  | { kind: 'figure'; written: string }

/** What can be written at the end of a line's beginning; undefined in plain words. */
export function placeAt(before: string): Place | undefined {
  const tag = /<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|\{[^}]*\}))?)*)\s+(?:([\w-]*)|([\w-]+)="([^"]*))$/.exec(before)
  if (tag) {
    const [, widget = '', attributes = '', written, attribute, value = ''] = tag
    if (attribute !== undefined) return { kind: 'value', widget, attribute, written: value }
    const used = [...attributes.matchAll(/([\w-]+)(?==|\s|$)/g)].map(([name]) => name)
    return { kind: 'attribute', widget, used, written: written ?? '' }
  }
  // A widget's name in Hebrew may be of several words.
  const [, widget] = /<([A-Z]?\w*|[א-ת][א-ת״׳"'־ -]*)$/.exec(before) ?? []
  if (widget !== undefined) return { kind: 'widget', written: widget }
  // What has Hebrew letters is the beginning of a title, which has spaces.
  const [, sign, words = '', address] = /(!?)\[([^\]]*)\]\(([^)\s]*|[^()]*[א-ת][^()]*)$/.exec(before) ?? []
  if (address !== undefined) return { kind: 'address', picture: sign === '!', words, written: address }
  const [, illustration] = /^illustration:\s*([\w-]*)$/.exec(before) ?? []
  if (illustration !== undefined) return { kind: 'illustration', written: illustration }
  const [figure] = /(?<![\w.,"=#/-])[$₪]?\d[\d.,]*(?: ?[$₪])?$/.exec(before) ?? []
  return figure === undefined ? undefined : { kind: 'figure', written: figure }
}

/** A place in a text. */
export interface PlaceInText {
  /** The line up to it. */
  readonly before: string
  readonly line: { readonly from: number; readonly to: number }
  readonly place: Place | undefined
  /** The range that is selected in a value or an address, as the words of a template are, which a choice takes the place of. */
  readonly selected?: { readonly from: number; readonly to: number } | undefined
}

/** What a position is in; with a value or address selected, what its beginning is in. */
export function placeIn({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>, pos: number): PlaceInText {
  const { from, to, empty } = selection.main
  const at = (end: number) => {
    const line = doc.lineAt(end)
    const before = doc.sliceString(line.from, end)
    return { line, before, place: placeAt(before) }
  }
  const start = empty ? undefined : at(from)
  const isFilled = start?.place?.kind === 'value' || start?.place?.kind === 'address'
  return start && isFilled && to <= start.line.to ? { ...start, selected: { from, to } } : at(pos)
}
