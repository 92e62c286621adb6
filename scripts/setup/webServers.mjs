import { spawnSync } from 'node:child_process'
import { aptInstall, mayInstall } from './apt.mjs'

/** Web servers whose answers are compared with the site's own, by Debian's package: where each may be found. */
const webServers = { nginx: ['nginx', '/usr/sbin/nginx'], caddy: ['caddy', '/usr/bin/caddy'] }

/** @typedef {keyof typeof webServers} WebServer */

export const webServerNames = /** @type {WebServer[]} */ (Object.keys(webServers))

/**
 * @param {WebServer} name
 * @returns {string | undefined} the server's program
 */
export const findWebServer = name => webServers[name].find(program => !spawnSync(program, ['version']).error)

/** Installs what this machine lacks of them, where this user may, and says which ones will not be tested. */
export function installWebServers() {
  const missing = () => webServerNames.filter(name => !findWebServer(name))
  const packages = missing()
  if (packages.length > 0 && mayInstall()) {
    console.log(`Installing ${packages.join(', ')} for the tests of static hosts …`)
    aptInstall(packages)
  }
  for (const name of missing()) console.log(`The build is not tried on ${name}, which is not here.`)
}
