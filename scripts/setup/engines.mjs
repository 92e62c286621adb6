import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium } from '../../src/review/screenshots/findChromium.mjs'
import { aptInstall, mayInstall } from './apt.mjs'

const libraries = '/usr/lib'

/** Debian's Chromium without a user interface, which opens a new visitor's window at a quarter of the cost. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The engines in which a visitor's walks through the site are tested: how each is found, and Debian's packages of it.
 * @type {Record<'Chromium' | 'Firefox' | 'WebKitGTK', { find: () => string | undefined, packages: string[] }>}
 */
const engines = {
  Chromium: { find: findHeadlessChromium, packages: ['chromium', 'fonts-liberation'] },
  Firefox: {
    find: () => process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox'),
    packages: ['firefox-esr'],
  },
  // No release for other systems can be driven; there Safari is what people have.
  WebKitGTK: {
    find: () => (onPath('WebKitWebDriver') && onPath('Xvfb') ? miniBrowser() : undefined),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

/**
 * The Chromium of most browser tests: the headless shell next to Debian's; where there is none, or where another one is
 * named, the same as people have.
 * @returns {string | undefined}
 */
export function findHeadlessChromium() {
  const found = findChromium()
  return found === '/usr/bin/chromium' && existsSync(headlessShell) ? headlessShell : found
}

/** @typedef {keyof typeof engines} EngineName */

export const engineNames = /** @type {EngineName[]} */ (Object.keys(engines))

/**
 * @param {EngineName} name
 * @returns {string | undefined} the engine's program
 */
export const findEngine = name => engines[name].find()

/**
 * Installs what this machine lacks of them, where this user may, and says which engines will not be tested.
 */
export function installEngines() {
  const missing = () => engineNames.filter(name => !findEngine(name))
  const packages = missing().flatMap(name => engines[name].packages)
  if (findHeadlessChromium() === '/usr/bin/chromium') packages.push('chromium-headless-shell')
  if (packages.length > 0 && mayInstall()) {
    console.log(`Installing ${packages.join(', ')} for the browser tests …`)
    aptInstall(packages)
  }
  for (const name of missing()) {
    const { packages } = engines[name]
    console.log(`The walks of a visitor do not run in ${name}, which is not here (Debian: ${packages.join(', ')}).`)
  }
}

/**
 * The engines of the last run of the walks, as their browsers call themselves.
 * @param {string} root
 * @returns {{ name: string, version: string }[]}
 */
export function enginesThatRan(root) {
  const folder = join(root, 'test-results/engines')
  if (!existsSync(folder)) return []
  return readdirSync(folder).map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')))
}

/** @param {string} program */
function onPath(program) {
  const places = (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, program))
  return places.find(place => existsSync(place))
}

/** WebKitGTK's small browser, which Debian keeps below the libraries of the machine's kind. */
function miniBrowser() {
  if (!existsSync(libraries)) return undefined
  return readdirSync(libraries)
    .flatMap(kind => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map(name => join(libraries, kind, name, 'MiniBrowser')))
    .find(place => existsSync(place))
}
