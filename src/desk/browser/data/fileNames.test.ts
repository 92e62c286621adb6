import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataFileName } from './fileNames.ts'

test('every data file has a name in words', () => {
  const files = readdirSync('content/data', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.yaml'))
    .map(file => file.replaceAll('\\', '/').replace(/\.yaml$/, ''))
  expect(files.filter(file => !dataFileName(file))).toEqual([])
})
