// Plain JavaScript: setup asks before anything is installed, under whatever Node is at hand.
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'

/**
 * The Chromium, Chrome or Edge of this machine; CHROMIUM_PATH names one of your own.
 * @param {{ platform: string, env: Record<string, string | undefined>, exists: (path: string) => boolean }} [machine]
 * @returns {string | undefined}
 */
export function findChromium(
  { platform, env, exists } = { platform: process.platform, env: process.env, exists: existsSync },
) {
  return [env.CHROMIUM_PATH ?? '', ...usualPlaces(platform, env)].find(path => path !== '' && exists(path))
}

/**
 * @param {string} platform
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
function usualPlaces(platform, env) {
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean)
    const programs = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
    return programs.flatMap(program => folders.map(folder => win32.join(folder ?? '', program)))
  }
  if (platform === 'darwin') {
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return names.flatMap(name =>
      ['/Applications', posix.join(homedir(), 'Applications')].map(
        folder => `${folder}/${name}.app/Contents/MacOS/${name}`,
      ),
    )
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
  return [...names.map(name => `/usr/bin/${name}`), '/snap/bin/chromium']
}
