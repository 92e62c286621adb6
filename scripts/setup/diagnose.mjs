import { chromiumAdvice } from './chromium.mjs'
import { isNewEnough, nodeAdvice, nodePackage, oldestNode } from './node.mjs'

/**
 * One thing that a machine has or lacks. A `fault` stops everything, a `note` something.
 * @typedef {{ state: 'ok' | 'note' | 'fault', text: string, advice?: string }} Line
 */

/** @type {(text: string) => Line} */
const ok = text => ({ state: 'ok', text })
/** @type {(text: string, advice: string) => Line} */
const note = (text, advice) => ({ state: 'note', text, advice })
/** @type {(text: string, advice: string) => Line} */
const fault = (text, advice) => ({ state: 'fault', text, advice })

/** Vite reads these in a path as the beginning of a query, of a fragment, or as an encoded character; the others end its globs. */
const unusable = /[#?%*]/

/** Characters of a folder's path on Windows above which files below node_modules pass 260. */
const longPath = 110

/** Bytes that the dependencies and a build need. */
const diskNeeded = 1.5e9

/** Each covers one subject, from what was read about the machine. */
export const diagnoses = {
  /** @type {(found: { version: string, platform: string, arch: string, musl: boolean, fetched: boolean }) => Line} */
  node({ version, fetched, ...machine }) {
    if (isNewEnough(version)) return ok(`Node ${version}`)
    if (fetched) return ok(`Node ${version} is older than ${oldestNode}; the one fetched for this project is used.`)
    if (nodePackage(machine)) {
      return note(
        `Node ${version} is older than ${oldestNode}.`,
        'Nothing to do: the first command fetches one for this project alone (80 MB).',
      )
    }
    return fault(
      `Node ${version} is older than ${oldestNode}, and the registry has none for this machine.`,
      nodeAdvice(),
    )
  },

  /** @type {(found: { cli: string | undefined, cache: string | undefined }) => Line} */
  npm({ cli, cache }) {
    if (!cli) return fault('npm was not found.', 'Install Node with npm, from nodejs.org.')
    return cache
      ? note("npm's cache cannot be written (a read-only home?).", `Nothing to do: ${cache} is used.`)
      : ok('npm')
  },

  /** @type {(found: { root: string, platform: string }) => Line} */
  folder({ root, platform }) {
    const found = unusable.exec(root)?.[0]
    if (found) {
      return fault(
        `The project lies in ${root}, and a path with “${found}” cannot be built from.`,
        `Rename the folder or move the project to one without “${found}”.`,
      )
    }
    if (platform === 'win32' && root.length > longPath) {
      return note(
        `The project's path has ${root.length} characters.`,
        'git config --global core.longpaths true, or move it nearer to the drive.',
      )
    }
    return ok(`The project lies in ${root}`)
  },

  /** @type {(found: { readOnly: string[], freeBytes: number | undefined }) => Line} */
  writing({ readOnly, freeBytes }) {
    if (readOnly.length > 0) {
      return fault(
        `${readOnly.join(', ')} cannot be written.`,
        'Take the project to a folder of your own, or correct its rights.',
      )
    }
    if (freeBytes !== undefined && freeBytes < diskNeeded) {
      return note(
        `${Math.round(freeBytes / 1e6)} MB are free on this disk; an install and a build need 1500.`,
        'Free some space.',
      )
    }
    return ok('The folder can be written')
  },

  /** @type {(found: { installed: boolean, present: boolean }) => Line} */
  dependencies({ installed, present }) {
    if (installed) return ok('The dependencies are installed')
    return note(
      present
        ? 'The dependencies are not those of the lock file, or another kind of machine’s.'
        : 'The dependencies are not installed.',
      'Nothing to do: the next command installs them (npm ci), which takes a connection to the npm registry.',
    )
  },

  /** @type {(found: { git: boolean, repository: boolean, shallow: boolean, autocrlf: boolean }) => Line} */
  git({ git, repository, shallow, autocrlf }) {
    if (!git) return note('git is not installed: everything but npm run review works.', 'Install it from git-scm.com.')
    if (!repository) {
      return note(
        'This is no git repository: everything but npm run review works.',
        'Clone the project with git for the rest.',
      )
    }
    if (shallow) {
      return note(
        'This is a shallow clone: pages have no dates of change, and reviews no common ancestor.',
        'git fetch --unshallow',
      )
    }
    if (autocrlf) {
      return note(
        'git changes line ends here (core.autocrlf); the project works with both, and .gitattributes keeps LF.',
        'Nothing to do; git config core.autocrlf false says so to git, too.',
      )
    }
    return ok('git')
  },

  /** @type {(found: { browser: string | undefined }) => Line} */
  browser({ browser }) {
    return browser
      ? ok(`Browser: ${browser}`)
      : note('No Chrome, Edge or Chromium: npm test and npm run review fetch one if they can.', chromiumAdvice)
  },

  /** @type {(found: { postgres: boolean }) => Line} */
  postgres({ postgres }) {
    return postgres
      ? ok('PostgreSQL')
      : note(
          'No PostgreSQL: npm test tries the leads on SQLite only.',
          'Only for work on the server: install it, or set TEST_DATABASE_URL.',
        )
  },

  /** @type {(found: { port: number, portFree: boolean }) => Line} */
  port({ port, portFree }) {
    return portFree
      ? ok(`Port ${port} is free`)
      : note(`Port ${port} is taken.`, 'Stop what uses it, or set PORT; npm run dev takes the next free one by itself.')
  },
}

/** @typedef {keyof typeof diagnoses} Subject */

/** @param {readonly Line[]} lines */
export function faults(lines) {
  return lines.filter(({ state }) => state === 'fault')
}

/**
 * For the terminal, what stops first.
 * @param {readonly Line[]} lines
 */
export function formatLines(lines) {
  const label = { fault: 'FAULT', note: 'note ', ok: 'ok   ' }
  const order = Object.keys(label)
  return [...lines]
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .flatMap(({ state, text, advice }) => [`${label[state]}  ${text}`, ...(advice ? [`       ${advice}`] : [])])
    .join('\n')
}
