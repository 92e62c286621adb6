import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'

/** `local language`, `session scroll` …: every key that the pages' code writes, with the storage that it goes to. */
function keysInCode(): string[] {
  const files = readdirSync('src/site', { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map(name => readFileSync(join('src/site', name), 'utf8'))
  const keys = files.flatMap(source => {
    const named = (word: string) => {
      const [, literal] =
        /^'([^']+)'$/.exec(word) ?? new RegExp(`${word.replace(/\(.*/, '')}\\b[^\n]*?['\`]([\\w:]+)`).exec(source) ?? []
      return literal ?? `unknown: ${word}`
    }
    return [
      ...[...source.matchAll(/\b(local|session)Storage\.setItem\(('[^']+'|\w+\(\w+\)|\w+)/g)]
        // The one module that takes its key as a parameter; its callers are found below.
        .filter(() => !/export function storedState/.test(source))
        .map(([, where, word = '']) => `${where} ${named(word)}`),
      ...[...source.matchAll(/\bstoredState\(('[^']+')/g)].map(([, word = '']) => `local ${named(word)}`),
    ]
  })
  return [...new Set(keys)].toSorted()
}

/** The same of the cookie policy's table. */
function keysInPolicy(locale: string): string[] {
  const text = readFileSync(`content/legal/cookie-policy.${locale}.mdx`, 'utf8')
  return [...text.matchAll(/^\| `([\w:]+)`.*?\|.*?\|(.*?)\|/gm)]
    .map(([, key, where = '']) => `${/session|כרטיסייה/i.test(where) ? 'session' : 'local'} ${key}`)
    .toSorted()
}

for (const locale of localeCodes) {
  test(`the cookie policy (${locale}) lists everything that the site keeps in a browser`, () => {
    expect(keysInPolicy(locale)).toEqual(keysInCode())
  })
}
