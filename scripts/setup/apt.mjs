import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this user may install packages of Debian here. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

let hasUpdated = false

/**
 * Installs packages of Debian; apt-get itself reports what could not be installed.
 * @param {string[]} packages
 */
export function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!hasUpdated) spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  hasUpdated = true
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit', env })
}
