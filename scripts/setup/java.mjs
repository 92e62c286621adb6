import { spawnSync } from 'node:child_process'
import { aptInstall, mayInstall } from './apt.mjs'

const hasJava = () => spawnSync('java', ['-version']).status === 0

/** Provides a Java for the Nu HTML checker: this machine's, or Debian's if this user may install it. Reports if there is none. */
export function seeToJava() {
  if (hasJava()) return
  if (mayInstall()) {
    console.log('Installing Java for the Nu HTML checker …')
    aptInstall(['default-jre-headless'])
  }
  if (!hasJava()) console.log('The pages are not checked by the Nu HTML checker: there is no Java.')
}
