import { StateEffect } from '@codemirror/state'
import { BlockType, EditorView } from '@codemirror/view'
import { isAboutRoom, sectionStarts, setRoom, spacersOf } from './sectionMarks.ts'

/** Differences below this are left, px: heights are fractions. */
const tolerance = 1

type Room = Map<number, number>

/**
 * Room above the sections of two columns that brings each pair to the same height.
 * @param tops of the sections' first lines in both columns, px
 */
export function roomFor(tops: readonly (readonly [a: number, b: number] | undefined)[]): { a: Room; b: Room } {
  const room: { a: Room; b: Room } = { a: new Map(), b: new Map() }
  let [addedA, addedB] = [0, 0]
  let last: readonly [number, number] = [-1, -1]
  tops.forEach((pair, index) => {
    // Sections in another order than the other language's stay where they are.
    if (!pair || pair[0] <= last[0] || pair[1] <= last[1]) return
    last = pair
    const difference = pair[0] + addedA - (pair[1] + addedB)
    if (Math.abs(difference) < tolerance) return
    if (difference < 0) {
      room.a.set(index, -difference)
      addedA -= difference
    } else {
      room.b.set(index, difference)
      addedB += difference
    }
  })
  return room
}

/**
 * Keeps the sections of two editors at the same height while they are typed in.
 * @param isLevel whether they are side by side
 * @returns measures and moves them soon
 */
export function keepLevel(a: EditorView, b: EditorView, isLevel: () => boolean): () => void {
  let isAsked = false
  const level = () => {
    isAsked = false
    const [topsA, topsB] = [topsOf(a), topsOf(b)]
    const pairs = topsA.map((top, index): [number, number] | undefined => {
      const other = topsB[index]
      return top === undefined || other === undefined ? undefined : [top, other]
    })
    const room = roomFor(isLevel() ? pairs : [])
    const typed = [a, b].find(view => view.hasFocus)
    const before = typed && heightOfCursor(typed)
    bring(a, room.a)
    bring(b, room.b)
    const after = typed && heightOfCursor(typed)
    // The line that is typed stays where the writer's eye is.
    if (before !== undefined && after !== undefined) typed?.dom.closest('.editors')?.scrollBy(0, after - before)
  }
  const soon = () => {
    if (!isAsked) requestAnimationFrame(level)
    isAsked = true
  }
  const listener = EditorView.updateListener.of(({ docChanged, geometryChanged, viewportChanged, transactions }) => {
    const isOwn = transactions.some(({ effects }) => isAboutRoom(effects))
    if (!isOwn && (docChanged || geometryChanged || viewportChanged)) soon()
  })
  for (const view of [a, b]) view.dispatch({ effects: StateEffect.appendConfig.of(listener) })
  addEventListener('resize', soon)
  return soon
}

const heightOfCursor = (view: EditorView): number | undefined => view.coordsAtPos(view.state.selection.main.head)?.top

/** Heights of the first lines of sections, px, without the room above them. */
function topsOf(view: EditorView): (number | undefined)[] {
  const spacers = spacersOf(view)
  return sectionStarts(view).map(at => {
    if (at === undefined) return undefined
    const block = view.lineBlockAt(at)
    const text = Array.isArray(block.type) ? block.type.find(({ type }) => type === BlockType.Text) : block
    const room = spacers.reduce((sum, spacer) => (spacer.at <= at ? sum + spacer.height : sum), 0)
    return (text?.top ?? block.top) - room
  })
}

function bring(view: EditorView, room: Room): void {
  const starts = sectionStarts(view)
  const wanted = [...room].map(([index, height]) => ({ at: starts[index] ?? 0, height }))
  const known = spacersOf(view)
  const isThere = wanted.every(({ at, height }, index) => {
    const spacer = known[index]
    return spacer?.at === at && Math.abs(spacer.height - height) < tolerance
  })
  if (!isThere || known.length !== wanted.length) setRoom(view, room)
}
