import { history, redo, undo } from '@codemirror/commands'
import { EditorState, type Transaction } from '@codemirror/state'
import { expect, test } from 'vitest'
import { keptFields, outsideChange, outsideChanges } from './outsideChange.ts'

const first = 'מכשירים מגיעים רשומים.\n\nDevices arrive enrolled.\n'

/** An editor without a view. */
function editor() {
  const config = { extensions: [history(), outsideChanges] }
  let state = EditorState.create({ doc: first, ...config })
  const apply = (transaction: Transaction) => {
    state = transaction.state
  }
  return {
    text: () => state.doc.toString(),
    write: (from: number, insert: string, to = from) =>
      apply(state.update({ changes: { from, to, insert }, userEvent: 'input.type', selection: { anchor: from } })),
    outside: (from: number, to: number, insert = '') => outsideChange(state, { from, to, insert }).forEach(apply),
    undo: () => undo({ state, dispatch: apply }),
    redo: () => redo({ state, dispatch: apply }),
    /** As when the page loads anew with a draft. */
    reload: () => {
      state = EditorState.fromJSON(JSON.parse(JSON.stringify(state.toJSON(keptFields))), config, keptFields)
    },
  }
}

const end = first.indexOf('.') + 1
const own = '\n\nפסקה חדשה.'

test('a change of others elsewhere stays where one’s own is undone', () => {
  const { write, outside, undo, text } = editor()
  write(end, own)
  outside(text().indexOf('Devices'), text().indexOf(' arrive'), 'Macs')
  undo()
  expect(text()).toBe(first.replace('Devices', 'Macs'))
})

test('a text that went away with a branch and came back can be undone as before, what was written since first', () => {
  const { write, outside, undo, text } = editor()
  write(end, own)
  const whole = text()
  // The same letters stand on either side of it, so that what is compared may find them in another place.
  outside(end + 2, end + 2 + own.length)
  expect(text()).toBe(first)
  outside(end + 2, end + 2, own.slice(2) + own.slice(0, 2))
  expect(text()).toBe(whole)
  write(whole.length, 'x')
  undo()
  expect(text()).toBe(whole)
  undo()
  expect(text()).toBe(first)
})

test('what others removed of one’s own text is not undone in half', () => {
  const { write, outside, undo, text } = editor()
  write(end, own)
  outside(end + 2, end + 2 + own.length)
  write(text().length, 'x')
  undo()
  undo()
  undo()
  expect(text()).toBe(first)
})

test('a text that comes back after something else was written is left alone by undo', () => {
  const { write, outside, undo, text } = editor()
  write(end, own)
  outside(end + 2, end + 2 + own.length)
  write(first.length, 'x')
  outside(end + 2, end + 2, own.slice(2) + own.slice(0, 2))
  undo()
  undo()
  expect(text()).toBe(first.slice(0, end) + own + first.slice(end))
})

test('where text was removed, a change of others at the same place ends what can be undone', () => {
  const { write, outside, undo, text } = editor()
  write(0, '', 8)
  outside(0, 1, 'ה')
  const after = text()
  undo()
  expect(text()).toBe(after)
})

for (const [language, place, word, correct] of [
  ['Hebrew', end, 'מכשירי', 'מכשיר'],
  ['English', first.length - 1, 'telephone', 'phone'],
] as const) {
  /** A paragraph that was corrected in two places, and then removed by others; `reloadsAfter` so many of the steps before that. */
  function removed(reloadsAfter: number) {
    const own = `\n\n${word} ${word}.`
    const desk = editor()
    const steps = [
      () => desk.write(place, own),
      () => desk.write(desk.text().indexOf(own) + 2, correct, desk.text().indexOf(own) + 2 + word.length),
      () => desk.write(place + 3 + correct.length, correct, place + 3 + correct.length + word.length),
      () => desk.write(desk.text().length, 'x'),
      desk.undo,
      desk.undo,
      desk.redo,
      desk.redo,
      desk.undo,
    ]
    for (const [index, step] of steps.entries()) {
      if (index === reloadsAfter) desk.reload()
      step()
    }
    const paragraph = `\n\n${correct} ${correct}.`
    expect(desk.text()).toBe(first.slice(0, place) + paragraph + first.slice(place))
    desk.outside(place, place + paragraph.length)
    return desk
  }

  for (const reloadsAfter of [1, 2, 3, 4, 5, 8])
    test(`what others removed is neither undone nor redone where the page loaded anew after ${reloadsAfter} steps (${language})`, () => {
      const { undo, redo, text } = removed(reloadsAfter)
      for (const again of [undo, undo, undo, undo, redo, redo, redo, redo, redo]) {
        again()
        expect(text()).toBe(first)
      }
    })

  test(`what is written after others removed something is undone alone, also where the page loads anew again (${language})`, () => {
    const { write, reload, undo, redo, text } = removed(3)
    write(0, 'y')
    reload()
    undo()
    undo()
    undo()
    expect(text()).toBe(first)
    redo()
    redo()
    expect(text()).toBe(`y${first}`)
  })
}

test('where the page has loaded anew, a change of others elsewhere leaves what can be undone', () => {
  const { write, reload, outside, undo, redo, text } = editor()
  write(end, own)
  reload()
  outside(text().indexOf('Devices'), text().indexOf(' arrive'), 'Macs')
  undo()
  expect(text()).toBe(first.replace('Devices', 'Macs'))
  redo()
  expect(text()).toBe(first.slice(0, end) + own + first.slice(end).replace('Devices', 'Macs'))
})

test('where the page has loaded anew, a text that went away with a branch and came back can be undone as before', () => {
  const { write, reload, outside, undo, text } = editor()
  write(end, own)
  reload()
  const whole = text()
  outside(end, end + own.length)
  expect(text()).toBe(first)
  outside(end, end, own)
  expect(text()).toBe(whole)
  undo()
  expect(text()).toBe(first)
})
