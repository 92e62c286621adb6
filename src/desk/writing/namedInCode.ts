import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { factIdsFile } from '../../content/formatFactIds.ts'

const comment = /^\s*(\*|\/[/*])/

/** Places in the site's code that lead to a page by its address, as `file:line`: nothing moves them along with it. */
export function namedInCode(root: string, slug: string): string[] {
  if (!/^[a-z0-9-]+$/.test(slug)) return []
  const address = new RegExp(`['"\`]/${slug}(#[\\w-]*)?['"\`]`)
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  return (
    names
      .map(name => `src/${name.replaceAll('\\', '/')}`)
      // No page is made of the desk, whose texts name pages as examples.
      .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|^src\/desk\//.test(file))
      .sort()
      .flatMap(file =>
        readFileSync(join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, index) => (address.test(line) && !comment.test(line) ? [`${file}:${index + 1}`] : [])),
      )
  )
}

/** Ids of facts that the site's own code shows, or the examples of its widgets, which the desk offers and the gallery draws. */
export function factsInCode(root: string): ReadonlySet<string> {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(
    name => `src/${name.replaceAll('\\', '/')}`,
  )
  const files = names.filter(
    file => /\.tsx?$|\/examples\.yaml$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file) && file !== factIdsFile,
  )
  return new Set(
    files
      .flatMap(file => readFileSync(join(root, file), 'utf8').split('\n'))
      .filter(line => !comment.test(line))
      .flatMap(line => [...line.matchAll(/['"]([a-z]+(?:\.[a-z]+)+)['"]/g)].map(([, id = '']) => id)),
  )
}
