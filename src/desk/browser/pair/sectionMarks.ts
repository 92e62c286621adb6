import { type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { offText } from './offText.ts'

/** A section of the text in an editor, with what is above it. */
interface SectionMark {
  /** First character of its first line; undefined where this language has no such section. */
  readonly at: number | undefined
  readonly banner?: Banner | undefined
}

/** What is shown about a section. */
export interface Banner {
  /** The same for banners that say the same, which are left alone. */
  readonly key: string
  draw(): HTMLElement
}

class BannerWidget extends WidgetType {
  readonly banner: Banner

  constructor(banner: Banner) {
    super()
    this.banner = banner
  }

  override get estimatedHeight(): number {
    return 90
  }

  override eq(other: BannerWidget): boolean {
    return other.banner.key === this.banner.key
  }

  override toDOM(): HTMLElement {
    return this.banner.draw()
  }
}

class Spacer extends WidgetType {
  /** px */
  readonly height: number

  constructor(height: number) {
    super()
    this.height = height
  }

  override get estimatedHeight(): number {
    return this.height
  }

  override eq(other: Spacer): boolean {
    return other.height === this.height
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('div')
    element.style.blockSize = `${this.height}px`
    return element
  }

  override ignoreEvent(): boolean {
    return false
  }
}

interface Marks {
  readonly starts: readonly (number | undefined)[]
  readonly banners: DecorationSet
  readonly spacers: DecorationSet
}

const setSections = StateEffect.define<readonly SectionMark[]>()
const setSpacers = StateEffect.define<ReadonlyMap<number, number>>()

const above = (widget: WidgetType, side: number) => Decoration.widget({ widget, side, block: true })

const marksField = StateField.define<Marks>({
  create: () => ({ starts: [], banners: RangeSet.empty, spacers: RangeSet.empty }),
  update(marks, { changes, docChanged, effects }) {
    let { starts, banners, spacers } = marks
    if (docChanged) {
      starts = starts.map(at => (at === undefined ? undefined : changes.mapPos(at, -1)))
      banners = banners.map(changes)
      spacers = spacers.map(changes)
    }
    for (const effect of effects) {
      if (effect.is(setSections)) {
        starts = effect.value.map(({ at }) => at)
        const ranges = effect.value.flatMap(({ at, banner }) =>
          banner && at !== undefined ? [above(new BannerWidget(banner), -1).range(at)] : [],
        )
        banners = Decoration.set(ranges, true)
      }
      if (effect.is(setSpacers)) {
        const ranges = [...effect.value].flatMap(([index, height]) => {
          const at = starts[index]
          return at === undefined ? [] : [above(new Spacer(height), -2).range(at)]
        })
        spacers = Decoration.set(ranges, true)
      }
    }
    return { starts, banners, spacers }
  },
  provide: field => [
    EditorView.decorations.from(field, ({ banners }) => banners),
    EditorView.decorations.from(field, ({ spacers }) => spacers),
  ],
})

/** An editor whose sections can be marked and kept level with those of another. */
export const sectionMarks: Extension = [marksField, offText]

/** Puts these marks in place of all earlier ones. */
export const showSections = (view: EditorView, marks: readonly SectionMark[]): void =>
  view.dispatch({ effects: setSections.of(marks) })

/** Where each section begins now. */
export const sectionStarts = (view: EditorView): readonly (number | undefined)[] => view.state.field(marksField).starts

/** The padding above sections, px, in order. */
export function spacersOf(view: EditorView): { at: number; height: number }[] {
  const found: { at: number; height: number }[] = []
  view.state.field(marksField).spacers.between(0, view.state.doc.length, (at, _, { spec }) => {
    found.push({ at, height: (spec.widget as Spacer).height })
  })
  return found
}

/** @param room px, by the index of a section */
export const setRoom = (view: EditorView, room: ReadonlyMap<number, number>): void =>
  view.dispatch({ effects: setSpacers.of(room) })

/** Whether an update is about that room. */
export const isAboutRoom = (effects: readonly StateEffect<unknown>[]): boolean =>
  effects.some(effect => effect.is(setSpacers))
