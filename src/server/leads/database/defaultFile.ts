import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import project from '../../../../package.json' with { type: 'json' }

/** Where leads were kept before: inside the checkout, where `git clean -fdx` deletes them. */
const CHECKOUT_FILE = path.join('data', 'leads.db')

/** The machine, user and folder that the default depends on. */
interface Place {
  platform: NodeJS.Platform
  env: Readonly<Record<string, string | undefined>>
  home: string
  folder: string
}

/**
 * The SQLite file where LEADS_DB names none: in the user's data folder, which no command on a checkout reaches. A file that
 * an earlier version left in the checkout stays in use.
 */
export function defaultDatabaseFile(
  { platform, env, home, folder }: Place = {
    platform: process.platform,
    env: process.env,
    home: homedir(),
    folder: process.cwd(),
  },
): string {
  const inCheckout = path.join(folder, CHECKOUT_FILE)
  if (existsSync(inCheckout)) return inCheckout
  return path.join(dataFolder(platform, env, home), project.name, 'leads.db')
}

function dataFolder(platform: NodeJS.Platform, env: Place['env'], home: string): string {
  if (platform === 'win32') return env.LOCALAPPDATA || path.join(home, 'AppData', 'Local')
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support')
  // The XDG specification says to ignore relative paths.
  return env.XDG_DATA_HOME?.startsWith('/') ? env.XDG_DATA_HOME : path.join(home, '.local', 'share')
}
