import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The package of each tool, where it is named otherwise. */
const packageOf = {
  biome: '@biomejs/biome',
  lingui: '@lingui/cli',
  playwright: '@playwright/test',
  tsc: 'typescript',
}

/**
 * A tool's JavaScript, which Node runs on every system; what npm puts into node_modules/.bin is a link here and a .cmd
 * file there.
 * @param {string} root
 * @param {string} name
 * @returns {string}
 */
export function toolFile(root, name) {
  const folder = join(root, 'node_modules', packageOf[name] ?? name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}
