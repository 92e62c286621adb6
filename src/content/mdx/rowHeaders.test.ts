import { expect, test } from 'vitest'
import { compileMdx } from './compile.ts'

test('the first cell of each row heads it; an empty one does not', async () => {
  const body = '|  | Kandji |\n| --- | --- |\n| Windows | No |\n|  | Yes |\n'
  const code = await compileMdx({ file: 'x.en.mdx', locale: 'en', bodyOffset: 0, body })
  expect(code.match(/scope: "row"/g)).toHaveLength(1)
  expect(code).toMatch(/scope: "row",\s*children: "Windows"/)
})
