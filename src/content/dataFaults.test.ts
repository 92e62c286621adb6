import { expect, test } from 'vitest'
import { validateData } from './dataFaults.ts'
import { navigationSchema } from './dataFiles.ts'
import { readText } from './files.ts'
import { msg } from './messages/msg.ts'
import { sayEnglish, withoutIsolates } from './messages/say.ts'
import { yamlFile } from './yamlFile.ts'

const menus = readText('content/data/navigation.yaml')
const findingsIn = (text: string) =>
  validateData(yamlFile('content/data/navigation.yaml', text), navigationSchema).findings
const faultsOf = (text: string) =>
  findingsIn(text).map(({ severity, expected }) => `${severity}: ${withoutIsolates(sayEnglish(expected))}`)

test.each([
  [/(page: torii, label: )Torii/, "$1''", 'error: a text, which is missing here, such as “Setyl”'],
  [/(\{ en: )Security,/, "$1'',", 'error: a text, which is missing here, such as “Cloud & Collaboration”'],
  [/(page: )torii/, "$1''", 'error: the page that it leads to, which is missing here, such as setyl'],
])('an empty text of an entry is a fault that says what the others have: %s', (text, empty, fault) => {
  expect(menus).toMatch(text)
  expect(faultsOf(menus.replace(text, empty))).toEqual([fault])
})

test('what an empty English text is like is never Hebrew, and at the desk it is read without its signs', () => {
  const [fault] = findingsIn(
    menus.replace(/(\{ en: )Security,/, "$1'',").replace('en: Cloud & Collaboration', 'en: ענן ושיתוף'),
  )
  expect(sayEnglish(fault?.expected ?? '')).not.toMatch(/[א-ת]/)
  expect(fault?.foundAtDesk).toEqual(msg('an empty text'))
})
