import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const client = 'dist/client'
const files = readdirSync(client, { recursive: true, encoding: 'utf8' })

test('the gallery is no part of the site: no page of it, and none of its code, styles or address', () => {
  expect(files.filter(name => name.includes('gallery'))).toEqual([])
  const text = files.filter(name => /\.(html|js|css|xml|txt|json|webmanifest)$/.test(name))
  expect(text.filter(name => /\/gallery\b|gallery-/.test(readFileSync(join(client, name), 'utf8')))).toEqual([])
})
