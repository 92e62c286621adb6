import { globSync, readFileSync } from 'node:fs'
import { makeConfig } from '@lingui/conf'
import { parsePoFile } from '@lingui/format-po'
import { expect, test } from 'vitest'
import config from '../../lingui.config.ts'
import { localeCodes } from '../../src/content/locales/locales.ts'

const linguiConfig = makeConfig(config)
const [writersTexts] = linguiConfig.extractors ?? []

/** What the sources say by `msg`, with the file that says it. */
async function messagesInSources(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const files = globSync([
    '{scripts,src/build,src/content,src/desk,src/server}/**/*.{ts,tsx}',
    'src/site/widgets/**/{description,props}.ts',
  ])
  for (const file of files.filter(name => !name.includes('.test.'))) {
    const code = readFileSync(file, 'utf8')
    if (!code.includes('msg(') || typeof writersTexts !== 'object') continue
    await writersTexts.extract(file, code, ({ message }) => found.set(message ?? '', file), { linguiConfig })
  }
  return found
}

/** Names of placeholders, plurals included. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name))].toSorted()

const inSources = await messagesInSources()

test.each(localeCodes)('the catalogue %s has a text for every message of the sources, and no other', locale => {
  const { items } = parsePoFile(readFileSync(`src/content/messages/${locale}.po`, 'utf8'))
  const translated = items.flatMap(({ msgid, msgstr }) => (msgstr[0]?.trim() ? [msgid] : []))
  expect(inSources.size).toBeGreaterThan(50)
  expect(translated.toSorted()).toEqual([...inSources.keys()].toSorted())
})

test('each Hebrew text has the placeholders of the English one, and Hebrew words', () => {
  const { items } = parsePoFile(readFileSync('src/content/messages/he.po', 'utf8'))
  for (const { msgid, msgstr } of items) {
    const text = msgstr[0] ?? ''
    expect(placeholders(text), msgid).toEqual(placeholders(msgid))
    // A sentence of nothing but placeholders and signs is the same in both.
    if (/\p{L}/u.test(msgid.replace(/\{\w+\}/g, ''))) expect(text, msgid).toMatch(/[א-ת]/)
  }
})
