import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'content/README.md',
  'content/README.he.md',
  ...readdirSync('docs').map(name => `docs/${name}`),
].filter(name => name.endsWith('.md') && existsSync(name))

/** Paths of this project begin with one of these; anything else between backticks is code. */
const own = /^(src|scripts|content|schemas|tests|docs|public|\.ci|\.github|\.vscode)\//

/** Git keeps no empty folder: this one comes with the first picture. */
const pictures = 'content/images/'

/** What is between backticks in a document, code blocks included. */
function quoted(text: string): string[] {
  const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].flatMap(match => (match[1] ?? '').split('\n'))
  const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(match => match[1] ?? '')
  return [...blocks, ...spans]
}

for (const document of documents) {
  const text = readFileSync(document, 'utf8')

  test(`${document} names only paths that exist`, () => {
    const paths = quoted(text)
      .flatMap(words => words.split(/\s+/))
      .map(word => word.replace(/[,.;:)]+$/, ''))
      .filter(word => own.test(word) && !/[<>*{}…]/.test(word) && word !== pictures)
    const links = [
      ...text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\((?!https?:|#|mailto:|\/)([^)#\s]+)/g),
    ].map(match => join(dirname(document), match[1] ?? ''))
    expect([...paths, ...links].filter(path => !existsSync(path))).toEqual([])
  })

  test(`${document} names only commands that exist`, () => {
    const commands = quoted(text).flatMap(words =>
      [...words.matchAll(/npm (?:run (?:-s )?)?([a-z][a-z:0-9-]*)/g)].map(match => match[1] ?? ''),
    )
    const npm = new Set(['ci', 'install', 'run'])
    expect(commands.filter(command => !npm.has(command) && !(command in packageJson.scripts))).toEqual([])
  })
}

test('the README’s map names every folder of the source', () => {
  const map = quoted(readFileSync('README.md', 'utf8'))
  const folders = readdirSync('src', { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(folders.map(({ name }) => `src/${name}/`).filter(folder => !map.includes(folder))).toEqual([])
})

test('the README’s table has every command but variants of one', () => {
  const rows = quoted(readFileSync('README.md', 'utf8'))
  const commands = Object.keys(packageJson.scripts).filter(name => !name.includes(':'))
  const has = (name: string) => rows.some(words => new RegExp(`^npm (?:run )?${name}(?: |$)`).test(words))
  expect(commands.filter(name => !has(name))).toEqual([])
})
