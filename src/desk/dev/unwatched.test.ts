import { expect, test } from 'vitest'
import { isUnwatched } from './unwatched.ts'

test.each(['/home/a/site', '/home/a/שיווק (1)/[site] {x}', 'C:\\Users\\נועה\\site'])('below %s', root => {
  const below = (...names: string[]) => [root, ...names].join(root.includes('\\') ? '\\' : '/')
  expect(isUnwatched(root, below('content'))).toBe(true)
  expect(isUnwatched(root, below('content', 'vendors', 'kandji.he.mdx'))).toBe(true)
  // Vite writes all paths with slashes.
  expect(isUnwatched(root, below('dist', 'client').replaceAll('\\', '/'))).toBe(true)
  expect(isUnwatched(root, below('contents', 'a.ts'))).toBe(false)
  expect(isUnwatched(root, below('src', 'content', 'site.ts'))).toBe(false)
})
