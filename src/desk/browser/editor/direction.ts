import { syntaxTree } from '@codemirror/language'
import { type Extension, Prec, type Range, RangeSet } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  Direction,
  EditorView,
  type PluginValue,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { isOnOneRow, type LineDirection, type LinePlace, lineDirection } from './lineDirection.ts'

type Dir = LineDirection['dir']

const lines = {
  ltr: Decoration.line({ attributes: { dir: 'ltr' } }),
  rtl: Decoration.line({ attributes: { dir: 'rtl' } }),
} satisfies Record<Dir, Decoration>

const isolate = (dir: Dir, isWhole: boolean) =>
  Decoration.mark({
    class: isWhole ? 'd-isolate d-whole' : 'd-isolate',
    attributes: { dir },
    bidiIsolate: dir === 'rtl' ? Direction.RTL : Direction.LTR,
    // Text typed at the end of a tag is not part of it.
    inclusive: false,
  })
const isolates = { ltr: isolate('ltr', false), rtl: isolate('rtl', false) } satisfies Record<Dir, Decoration>
const whole = isolate('ltr', true)

/** Gives each line the direction of its words and isolates text in the other direction, so that neither eye nor cursor jumps. */
export function direction(base: Dir): Extension {
  class Directions implements PluginValue {
    lines: DecorationSet = RangeSet.empty
    isolates: DecorationSet = RangeSet.empty
    #tree: unknown

    constructor(view: EditorView) {
      this.#build(view)
    }

    update(update: ViewUpdate): void {
      const parsed = syntaxTree(update.state) !== this.#tree
      if (update.docChanged || update.viewportChanged || parsed) this.#build(update.view)
    }

    #build({ state, viewport }: EditorView): void {
      const tree = syntaxTree(state)
      this.#tree = tree
      const [lineRanges, isolateRanges]: [Range<Decoration>[], Range<Decoration>[]] = [[], []]
      for (let at = viewport.from; at <= viewport.to; ) {
        const line = state.doc.lineAt(at)
        const layout = lineDirection(line.text, base, placeOf(tree, line.from))
        lineRanges.push(lines[layout.dir].range(line.from))
        for (const one of layout.isolates) {
          const { from, to, dir } = one
          const decoration = isOnOneRow(one) ? whole : isolates[dir]
          if (to > from) isolateRanges.push(decoration.range(line.from + from, line.from + to))
        }
        at = line.to + 1
      }
      this.lines = RangeSet.of(lineRanges, true)
      this.isolates = RangeSet.of(isolateRanges, true)
    }
  }
  const plugin = ViewPlugin.fromClass(Directions, {
    provide: own => {
      const isolated = (view: EditorView) => view.plugin(own)?.isolates ?? RangeSet.empty
      return [
        EditorView.decorations.of(view => view.plugin(own)?.lines ?? RangeSet.empty),
        // Around all other marks, or a highlight would part an isolate in two.
        Prec.highest(EditorView.outerDecorations.of(isolated)),
        EditorView.bidiIsolatedRanges.of(isolated),
      ]
    },
  })
  return [
    EditorView.perLineTextDirection.of(true),
    // Of the gutter too, wherever the editor is: where it takes the gutter to be, the editor shows no list of completions.
    EditorView.editorAttributes.of({ dir: base }),
    EditorView.contentAttributes.of({ dir: base }),
    plugin,
  ]
}

function placeOf(tree: ReturnType<typeof syntaxTree>, position: number): LinePlace {
  for (let node: ReturnType<typeof tree.resolve> | null = tree.resolve(position, 1); node; node = node.parent) {
    if (node.name === 'Frontmatter') return 'yaml'
    if (node.name === 'FencedCode') return 'code'
  }
  return 'text'
}
