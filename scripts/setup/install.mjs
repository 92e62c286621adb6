// Runs under any Node since 14, with nothing installed yet: plain JavaScript, no dependency.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMusl } from './node.mjs'
import { npm } from './npm.mjs'

/** @typedef {{ version: string, optional?: true, os?: string[], cpu?: string[], libc?: string[] }} Package */
/** @typedef {{ platform: string, arch: string, musl: boolean }} Machine */

/**
 * Installs the dependencies when node_modules does not match the lock file.
 * @param {string} root
 * @param {string} node the program that everything will run on
 * @throws with npm's own words where it fails
 */
export function install(root, node) {
  if (isInstalled(root)) return
  console.log('Installing the dependencies (npm ci). Once, about a minute …')
  npm(node, ['ci'], root)
}

/**
 * Whether node_modules holds what the lock file names for this machine, by the record that npm keeps in it.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !present) return false
  const machine = { platform: process.platform, arch: process.arch, musl: isMusl() }
  return missingPackages(wanted, present, machine).length === 0
}

/**
 * The packages that a machine lacks, or has in another version. Of the native ones npm leaves out those that a
 * Node is too old for; that all are missing means that node_modules came from another kind of machine.
 * @param {Record<string, Package>} wanted
 * @param {Record<string, Package>} present
 * @param {Machine} machine
 * @returns {string[]}
 */
export function missingPackages(wanted, present, machine) {
  const missing = Object.keys(wanted).filter(path => {
    // The first entry is the project itself.
    if (path === '' || present[path]?.version === wanted[path]?.version) return false
    return present[path] || !wanted[path]?.optional
  })
  const native = Object.keys(wanted).filter(path => wanted[path]?.optional && isFor(wanted[path], machine))
  return native.some(path => present[path]) ? missing : [...missing, ...native]
}

/**
 * Whether a package contains a machine's native files.
 * @param {Package} entry
 * @param {Machine} machine
 */
function isFor({ os, cpu, libc }, { platform, arch, musl }) {
  if (!os || !cpu) return false
  return os.includes(platform) && cpu.includes(arch) && (!libc || libc.includes(musl ? 'musl' : 'glibc'))
}

/**
 * @param {string} file
 * @returns {Record<string, Package> | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
