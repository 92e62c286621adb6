import { expect, test } from 'vitest'
import { contentOf } from '../../src/content/checks/contentOf.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { parsePage } from '../../src/content/pageSource.ts'
import { pageFileOf } from '../../src/content/site.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { editFor } from '../../src/desk/server/editFor.ts'
import { widgetDescriptions } from '../../src/site/widgets/descriptions.ts'

const file = 'content/vendors/acme.he.mdx'
const snapshot = readSnapshot('tests/fixtures/base')

/** The Hebrew faults of a text of the page. */
function faultsOf(text: string) {
  const place = pageFileOf(file)
  if (!place) throw new Error(`${file} is no page`)
  const page = parsePage(place, text)
  const pages = snapshot.pages.map(other => (other.file === file ? page : other))
  return checkContent(contentOf({ ...snapshot, pages }, widgetDescriptions)).filter(
    fault => fault.file === file && fault.check === 'hebrew',
  )
}

test('a fix that has been made already is not made in the place of what stands around it', () => {
  const sound = snapshot.pages.find(page => page.file === file)?.source ?? ''
  const wrong = sound.replace(/(<Cta [^>]*>\n\n)/, '$1אנחנו מטפלים בMac וגם בWindows.\n\n')
  const [first, second] = faultsOf(wrong)
  if (!first || !second) throw new Error('expected two faults on one line')
  const edit = editFor(snapshot, file, wrong, first)
  if (!edit) throw new Error('expected a fix of the first')
  const once = wrong.slice(0, edit.from) + edit.insert + wrong.slice(edit.to)
  expect(faultsOf(once)).toHaveLength(1)
  // The button of the first is still there until the text has been checked again.
  expect(editFor(snapshot, file, once, first)).toBeUndefined()
})

test('fixes of a title that is written with escapes leave its key, and every other line, in place', () => {
  const sound = snapshot.pages.find(page => page.file === file)?.source ?? ''
  const title = /^title: .*$/m
  const rest = (text: string) => text.replace(/^.*$/gm, line => (line.startsWith('title: ') ? '' : line))
  let text = sound.replace(title, () => String.raw`title: "צ'ק ליסט: \"דנה\" & חב'"`)
  for (let presses = 0; presses < 10; presses++) {
    const edit = faultsOf(text)
      .map(fault => editFor(snapshot, file, text, fault))
      .find(Boolean)
    if (!edit) break
    text = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
    expect(rest(text)).toBe(rest(sound))
  }
  expect(title.exec(text)?.[0]).toMatch(/^title: "צ׳ק ליסט: .*חב׳"$/)
})

test.each([
  ['in double quotation marks', String.raw`title: "מערכת \"אקמה\" ומנכ\"ל"`, 'title: "מערכת ״אקמה״ ומנכ״ל"'],
  ['in single ones', `title: 'מערכת "אקמה" ומנכ"ל'`, "title: 'מערכת ״אקמה״ ומנכ״ל'"],
  ['with doubled marks', `title: 'מערכת "אקמה" של ג''ון'`, "title: 'מערכת ״אקמה״ של ג׳ון'"],
  ['with a doubled mark at the end', `title: 'אקמה: המערכת של ג''ורג'''`, "title: 'אקמה: המערכת של ג׳ורג׳'"],
])('each mark of a quotation in front matter has its fix, %s', (_, written, corrected) => {
  const sound = snapshot.pages.find(page => page.file === file)?.source ?? ''
  let text = sound.replace(/^title: .*$/m, () => written)
  for (let fault = faultsOf(text)[0]; fault; fault = faultsOf(text)[0]) {
    const edit = editFor(snapshot, file, text, fault)
    expect(edit).toBeDefined()
    if (!edit) break
    text = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
  }
  expect(/^title: .*$/m.exec(text)?.[0]).toBe(corrected)
})
