import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { expect, test } from 'vitest'

/** The rooms under src/, top floor first: a room imports from itself and from those after it. */
const rooms = ['desk', 'review', 'build', 'server', 'site', 'content']

/** What the server shares with the pages: the schema of the forms. */
const sharedWithServer = /^src\/site\/forms\//

/** Each source file with the files that it imports, types and workers included. */
const graph = new Map<string, readonly string[]>(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map(name => posix.join('src', name.replaceAll('\\', '/')))
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .map(file => [file, importsOf(file)]),
)

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const specifiers = source.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'(\.[^'?]+\.tsx?)'/g)
  return [...specifiers].map(([, specifier = '']) => posix.join(dirname(file), specifier))
}

const roomOf = (file: string): string => file.split('/')[1] ?? ''

test('imports go down from room to room, never up', () => {
  const upwards = [...graph].flatMap(([file, imports]) =>
    imports
      .filter(to => rooms.indexOf(roomOf(to)) < rooms.indexOf(roomOf(file)))
      .map(to => `${file} imports ${to}: expected nothing of src/${roomOf(to)}/ in src/${roomOf(file)}/`),
  )
  expect(upwards).toEqual([])
})

test('the server takes of the site only what the forms share with it', () => {
  const taken = [...graph].flatMap(([file, imports]) =>
    roomOf(file) === 'server'
      ? imports.filter(to => roomOf(to) === 'site' && !sharedWithServer.test(to)).map(to => `${file} imports ${to}`)
      : [],
  )
  expect(taken).toEqual([])
})

test('nothing of the page that shows leads is part of the public server', () => {
  const reached = new Set(['src/server/main.ts'])
  for (const file of reached) for (const to of graph.get(file) ?? []) reached.add(to)
  expect(reached.size).toBeGreaterThan(50)
  expect([...reached].filter(file => file.startsWith('src/server/leads/operator/'))).toEqual([])
})

test('no file imports itself by way of others', () => {
  expect([...graph.keys()].flatMap(circleThrough)).toEqual([])
})

/** The shortest cycle through a file, reported once: for its alphabetically first file. */
function circleThrough(start: string): string[] {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (let file = queue.shift(); file; file = queue.shift()) {
    for (const to of graph.get(file) ?? []) {
      if (to === start) {
        const way = [file]
        for (let at = file; at !== start; ) {
          at = cameFrom.get(at) ?? start
          way.unshift(at)
        }
        return way.every(other => start <= other) ? [[...way, start].join(' → ')] : []
      }
      if (!cameFrom.has(to)) {
        cameFrom.set(to, file)
        queue.push(to)
      }
    }
  }
  return []
}

test('the rooms of the list are the folders of the source', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(rooms.toSorted())
})
