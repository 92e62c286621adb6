import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Name, version, licence and its text of each package in `node_modules`, and of Node. */
export function licences(release: string): string {
  const modules = join(release, 'node_modules')
  const sections = packagesIn(modules).map(folder => {
    const { name, version, license }: { name: string; version: string; license?: string } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    return `${name} ${version}: ${license ?? 'see its text'}\n\n${licenceText(folder)}`
  })
  return [...sections, `Node\n\n${licenceText(join(release, 'node'))}`].join(`\n\n${'-'.repeat(80)}\n\n`)
}

function licenceText(folder: string): string {
  const file = readdirSync(folder).find(name => /^(licen[cs]e|copying)/i.test(name))
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '(no text in the package)'
}

/** Folders of packages, scoped and nested ones included, in the order of their paths. */
function packagesIn(modules: string): string[] {
  if (!existsSync(modules)) return []
  return readdirSync(modules)
    .filter(name => !name.startsWith('.'))
    .flatMap(name => (name.startsWith('@') ? readdirSync(join(modules, name)).map(inner => join(name, inner)) : [name]))
    .sort()
    .flatMap(name => [join(modules, name), ...packagesIn(join(modules, name, 'node_modules'))])
}
