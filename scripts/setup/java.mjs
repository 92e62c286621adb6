import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const hasJava = () => spawnSync('java', ['-version']).status === 0

/** Sees to a Java for the Nu HTML checker: this machine's, or Debian's where this user may install it. Says where there is none. */
export function seeToJava() {
  if (hasJava()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Java for the Nu HTML checker …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless']
    spawnSync('apt-get', install, { stdio: 'inherit', env })
  }
  if (!hasJava()) console.log('The pages are not checked by the Nu HTML checker: there is no Java.')
}
