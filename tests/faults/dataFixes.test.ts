import { expect, test } from 'vitest'
import { contentOf } from '../../src/content/checks/contentOf.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { yamlFile } from '../../src/content/yamlFile.ts'
import { spliced } from '../../src/desk/server/data/editValue.ts'
import { editFor } from '../../src/desk/server/editFor.ts'
import { widgetDescriptions } from '../../src/site/widgets/descriptions.ts'

const snapshot = readSnapshot(process.cwd())

/** What a data file of the content is once the fix of its first fault is made. */
function fixed(name: string, from: string, to: string) {
  const file = `content/data/${name}.yaml`
  const before = snapshot.yaml.get(file)?.source ?? ''
  const wrong = before.replace(from, to)
  expect(wrong).not.toBe(before)
  const yaml = new Map([...snapshot.yaml, [file, yamlFile(file, wrong)]])
  const content = contentOf({ ...snapshot, yaml }, widgetDescriptions)
  const [fault] = checkContent(content).filter(finding => finding.file === file && finding.severity === 'error')
  if (!fault) throw new Error('expected a fault')
  // The server reads the file as it was saved last.
  const edit = editFor(snapshot, file, wrong, fault)
  return { before, wrong, fault, edit, after: edit && spliced(wrong, edit) }
}

test.each([
  ['the id of a fact', 'plans', 'price: workspace.starter.price', 'price: workspace.strter.price # since May'],
  ['the id of a fact among cells', 'plans', 'storage: workspace.plus.storage', 'storage: workspace.plus.strage'],
  ['a page of a menu', 'navigation', 'page: torii', "page: 'toriii'", "page: 'torii'"],
  ['a page of a menu by its Hebrew title', 'navigation', 'page: torii', 'page: מי אנחנו', 'page: about'],
  ['a page of a menu by its English title', 'navigation', 'page: torii', 'page: About us', 'page: about'],
  ['a page in a list of a menu', 'navigation', '[setyl, torii]', '[setyll, torii]'],
  ['the logo of a vendor', 'vendors', 'logo: apple', 'logo: aple'],
  ['an icon', 'vendors', 'icon: shield', 'icon: shild'],
  ['a number in quotes', 'facts', 'value: 99.9', "value: '99.9'"],
  ['an old address in capitals', 'redirects', 'from: /data-security', 'from: /Data-Security/'],
  ['where an old address leads', 'redirects', 'to: /crowdstrike }', 'to: /crowdstrik }'],
  ['where an old address leads over another', 'redirects', 'to: /crowdstrike }', 'to: /lp }', 'to: /applecare }'],
  ['a word of the glossary', 'navigation', 'he: ניהול נכסים', "he: 'ניהול התקנים, ועוד'", "he: 'ניהול מכשירים, ועוד'"],
  ['its article within', 'navigation', 'he: ניהול נכסים', "he: 'ניהול ההתקנים, ועוד'", "he: 'ניהול המכשירים, ועוד'"],
])('%s is corrected, and nothing else', (_, name, right, wrong, corrected = right) => {
  const { before, after } = fixed(name, right, wrong)
  const [comment = ''] = / #.*$/.exec(wrong) ?? []
  expect(after).toBe(before.replace(right, corrected + comment))
})

/** A Hebrew value of a menu, once all that is wrong with how it is written is corrected. */
function correctedHebrew(written: string): string {
  const file = 'content/data/navigation.yaml'
  const before = snapshot.yaml.get(file)?.source ?? ''
  const faultsOf = (source: string) =>
    checkContent(
      contentOf({ ...snapshot, yaml: new Map([...snapshot.yaml, [file, yamlFile(file, source)]]) }, widgetDescriptions),
    ).filter(fault => fault.file === file && fault.check === 'hebrew')
  let text = before.replace('he: ניהול נכסים', `he: ${written}`)
  // From the end, as they are corrected together: each was found before those after it were made.
  for (const fault of faultsOf(text).toSorted((a, b) => b.column - a.column)) {
    const edit = editFor(snapshot, file, text, fault)
    if (edit) text = spliced(text, edit)
  }
  expect(faultsOf(text)).toEqual([])
  const [start = '', end = ''] = before.split('ניהול נכסים')
  expect([text.startsWith(start), text.endsWith(end)]).toEqual([true, true])
  return text.slice(start.length, text.length - end.length)
}

test('what a quotation of a cell is around stays as it was corrected before it', () => {
  expect(correctedHebrew(`'דוד "בן של צה"ל: #1" - כהן'`)).toBe("'דוד ״בן של צה״ל: #1״ - כהן'")
})

test('an apostrophe that the file has doubled is a geresh, and two of them are gershayim', () => {
  expect(correctedHebrew("'תמיכה: בצ''אט ובצ''ק, #2'")).toBe("'תמיכה: בצ׳אט ובצ׳ק, #2'")
  expect(correctedHebrew("'ג''ורג'' ו''''רשימה'''': ש''ל וצה''''ל'")).toBe("'ג׳ורג׳ ו״רשימה״: ש׳ל וצה״ל'")
  // At the end of its value, where the mark that closes the value follows.
  expect(correctedHebrew("'תמיכה: ג׳ורג'''")).toBe("'תמיכה: ג׳ורג׳'")
})

test('where only the writer knows what belongs there, nothing is corrected', () => {
  for (const [name, from, to] of [
    ['facts', 'value: 300', 'value:'],
    ['plans', 'price: workspace.starter.price', 'price: nothing.like.it'],
    ['plans', 'product: Google Workspace', 'prduct: Google Workspace'],
  ] as const)
    expect(fixed(name, from, to).edit).toBeUndefined()
})

test('what was corrected by hand meanwhile stays', () => {
  const { before, fault } = fixed('plans', 'price: workspace.starter.price', 'price: workspace.strter.price')
  const now = before.replace('price: workspace.starter.price', 'price: workspace.plus.price')
  expect(editFor(snapshot, fault.file, now, fault)).toBeUndefined()
})
