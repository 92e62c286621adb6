import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { htmlRules } from './htmlRules.ts'

const client = 'dist/client'

const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.html'))
  .sort()

const validator = new HtmlValidate(htmlRules)

/** The style sheet and the boot script are the same in every page, and half of what there is to parse. */
const withoutInlineCode = (html: string) => html.replace(/(<style>)[\s\S]*?(<\/style>)/g, '$1$2')

async function faults(html: string, file: string): Promise<string[]> {
  const { results } = await validator.validateString(withoutInlineCode(html), file)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${file} ${ruleId}: ${message} (${selector})`),
  )
}

test('every HTML file of the build is valid', { timeout: 120_000 }, async () => {
  const found: string[] = []
  for (const file of files) found.push(...(await faults(readFileSync(join(client, file), 'utf8'), file)))
  expect(files.length).toBeGreaterThan(70)
  expect(found).toEqual([])
})

test('a fault in a page would be found', async () => {
  const page = readFileSync(join(client, 'kandji.html'), 'utf8')
  const broken = page.replace('</main>', '<p><div id="main"></div></p><img src="/x.png"></main>')
  const rules = (await faults(broken, 'broken.html')).map(fault => fault.split(' ')[1])
  expect(rules).toEqual(expect.arrayContaining(['no-dup-id:', 'wcag/h37:', 'close-order:']))
})
