import { spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect as expectSoon } from '@playwright/test'
import { type EngineName, engineNames, findEngine } from '../../scripts/setup/engines.mjs'
import { copyBundles, copyProject } from '../bench/copyProject.ts'
import type { Driver, EngineBrowser } from '../e2e/engines/driver.ts'
import { startPuppeteer } from '../e2e/engines/puppeteerBrowser.ts'
import { startWebKit } from '../e2e/engines/webKitBrowser.ts'
import { freePort } from '../freePort.ts'
import { command, endAtExit, Skipped } from './machine.ts'

// On a busy machine.
const expect = expectSoon.configure({ timeout: 30_000 })

const start: Record<EngineName, (program: string) => Promise<EngineBrowser>> = {
  Chromium: program => startPuppeteer('chrome', program),
  Firefox: program => startPuppeteer('firefox', program),
  WebKitGTK: startWebKit,
}

/** Pages with the name of their source, and the words on the button once it has copied. */
const pages = [
  { path: '/kandji', file: 'content/vendors/kandji.en.mdx', copied: 'Copied' },
  { path: '/he/kandji', file: 'content/vendors/kandji.he.mdx', copied: 'הועתק' },
] as const

const floating = '.preview-remark-button:not([hidden])'
const area = '#preview-remark textarea'

/**
 * Remarks on words of a preview, in each engine that this machine has, in both languages.
 * @returns what was seen @throws where it does not hold
 */
export async function remarks(): Promise<string> {
  const engines = engineNames.flatMap(name => {
    const program = findEngine(name)
    return program ? [{ name, program }] : []
  })
  if (engines.length === 0) throw new Skipped('install Chromium, Firefox or WebKitGTK')
  const root = resolve('.cache/remarks')
  copyProject(root)
  rmSync(join(root, 'content'), { recursive: true, force: true })
  // The project's own: previews show pages besides those of the site, which name its facts.
  cpSync('content', join(root, 'content'), { recursive: true })
  copyBundles(root)
  command(root, process.execPath, ['scripts/build.ts'], {
    PREVIEW: '1',
    PREVIEW_BRANCH: 'words',
    PREVIEW_COMMIT: 'e'.repeat(40),
  })
  const port = await freePort()
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: `${port}`, LOG_LEVEL: 'warn', LEADS_DB: join(root, 'leads.db') },
  })
  const stop = endAtExit(() => void server.kill())
  try {
    const origin = `http://localhost:${port}`
    await expect
      .poll(() =>
        fetch(`${origin}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true)
    const seen: string[] = []
    for (const { name, program } of engines) {
      const browser = await start[name](program)
      try {
        for (const page of pages) await browser.visit(driver => remarkOn(driver, origin, root, page))
      } finally {
        await browser.close()
      }
      seen.push(`${name} ${browser.version}`)
    }
    return `${seen.join(', ')}: quoted, led to the line, copied, in both languages`
  } finally {
    stop()
  }
}

/** Selects a heading of the page, presses the button next to it and reads what there is to paste. */
async function remarkOn(
  driver: Driver,
  origin: string,
  root: string,
  { path, file, copied }: (typeof pages)[number],
): Promise<void> {
  await driver.resize(1280, 900)
  await driver.goto(origin + path)
  const value = (expression: string) => driver.evaluate(expression).catch(String)
  await expect.poll(() => value(`document.querySelectorAll('.preview-remark-button').length`)).toBe(1)
  // In the middle of the window, where nothing lies over it.
  const quote = await driver.evaluate(`(() => {
    const heading = document.querySelector('main h2')
    heading.scrollIntoView({ block: 'center', behavior: 'instant' })
    getSelection().selectAllChildren(heading)
    return heading.textContent.replace(/\\s+/g, ' ').trim()
  })()`)
  await expect.poll(() => value(`document.querySelector('${floating}') !== null`)).toBe(true)
  await press(driver, floating)
  await expect.poll(() => value(`document.querySelector('${area}').value`)).toContain(`> ${quote}\n`)
  const remark = String(await driver.evaluate(`document.querySelector('${area}').value`))
  expect(remark).toContain(`](${origin}${path}#:~:text=`)
  const [, line = ''] = new RegExp(`\`${file}:(\\d+)\``).exec(remark) ?? []
  expect(readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1]).toContain(quote)
  for (const { file } of pages) expect(remark).toContain(`\`${file}:`)
  // Firefox scrolls to the end of a selection a moment later.
  await wait(300)
  expect(await driver.evaluate(`document.querySelector('${area}').scrollTop`)).toBe(0)
  await press(driver, '#preview-remark [data-copy]')
  await expect.poll(() => value(`document.querySelector('#preview-remark [data-copy]').textContent`)).toBe(copied)
}

async function press(driver: Driver, selector: string): Promise<void> {
  const place = await driver.evaluate(`(() => {
    const { left, top, width, height } = document.querySelector('${selector}').getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  })()`)
  const [x, y] = Array.isArray(place) ? place.map(Number) : []
  await driver.clickPoint(x ?? 0, y ?? 0)
}
