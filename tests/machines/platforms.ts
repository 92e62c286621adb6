import { existsSync, readFileSync } from 'node:fs'

export interface Platform {
  os: string
  cpu: string
  libc?: string
}

export const platforms: readonly Platform[] = ['x64', 'arm64'].flatMap((cpu): Platform[] => [
  { os: 'linux', cpu, libc: 'glibc' },
  { os: 'linux', cpu, libc: 'musl' },
  { os: 'darwin', cpu },
  { os: 'win32', cpu },
])

interface Package {
  resolved?: string
  integrity?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optional?: boolean
  optionalDependencies?: Record<string, string>
}

/** Packages with binaries only for some systems, which do without them elsewhere. */
const onlySome = ['fsevents']

/**
 * What the lock file lacks for a platform: a package that comes in one package per platform, none of which is this
 * platform's with a checksum. What `npm ci` installs there follows from nothing else.
 */
export function missingNatives({ os, cpu, libc }: Platform): string[] {
  const { packages }: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const suits = ({ os: systems, cpu: kinds, libc: libraries, integrity }: Package) =>
    integrity !== undefined &&
    systems?.includes(os) &&
    (!kinds || kinds.includes(cpu)) &&
    (!libraries || !libc || libraries.includes(libc))
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const children = Object.keys(optionalDependencies).flatMap(name => find(packages, path, name) ?? [])
    const native = children.filter(child => child.os && child.cpu)
    if (native.length < 3 || onlySome.some(name => path.endsWith(name)) || native.some(suits)) return []
    return [`${[os, cpu, libc].filter(Boolean).join(' ')}: no package of ${path || 'the project'}`]
  })
  return [...missing, ...missingSqlite(os, cpu, libc)]
}

/** A dependency as Node looks for it: nearest first. */
function find(packages: Readonly<Record<string, Package>>, path: string, name: string): Package | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]
    if (found || folder === '') return found
  }
}

/** better-sqlite3 has the binaries of every platform inside. */
function missingSqlite(os: string, cpu: string, libc?: string): string[] {
  const file = `node_modules/better-sqlite3/prebuilds/${os}${libc === 'musl' ? 'musl' : ''}-${cpu}.node`
  return existsSync(file) ? [] : [`${os} ${cpu}: no ${file}`]
}
