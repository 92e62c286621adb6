import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, expect as expectSoon, type Page } from '@playwright/test'
import { findWebServer, webServerNames } from '../../scripts/setup/webServers.mjs'
import { copyProject } from '../bench/copyProject.ts'
import { staticHosts } from '../built/staticHosts.ts'
import { headlessOptions } from '../e2e/chromium.ts'
import { freePort } from '../freePort.ts'
import { fixtureContent } from '../site/build.ts'
import { command, endAtExit, Skipped } from './machine.ts'

// On a busy machine.
const expect = expectSoon.configure({ timeout: 30_000 })

const words = {
  en: {
    prefix: '',
    sent: 'Message Sent!',
    mail: 'If it is urgent, write to us by email:',
    none: 'takes no messages by form',
  },
  he: {
    prefix: '/he',
    sent: 'ההודעה נשלחה!',
    mail: 'אם זה דחוף, אפשר לכתוב לנו במייל:',
    none: 'אין שליחת הודעות בטופס',
  },
} as const

type Words = (typeof words)['en' | 'he']

/**
 * Forms of pages on a static host, in a browser: sent to a server of ours on another origin, refused to pages of a third one,
 * without a server, and without forms.
 * @returns what was seen @throws where it does not hold
 */
export async function staticForms(): Promise<string> {
  const name = webServerNames.find(findWebServer)
  if (!name) throw new Skipped('install nginx or Caddy')
  const root = resolve('.cache/static-forms')
  copyProject(root)
  rmSync(join(root, 'content'), { recursive: true, force: true })
  cpSync(fixtureContent, join(root, 'content'), { recursive: true })
  if (existsSync('.cache/app')) cpSync('.cache/app', join(root, '.cache/app'), { recursive: true })
  const build = (FORMS_ORIGIN: string) => command(root, process.execPath, ['scripts/build.ts'], { FORMS_ORIGIN })

  const folder = mkdtempSync(join(tmpdir(), 'static-'))
  const removeFolder = endAtExit(() => rmSync(folder, { recursive: true, force: true }))
  const [hostPort, formsPort] = [await freePort(), await freePort()]
  const pages = `http://localhost:${hostPort}`
  const foreign = `http://127.0.0.1:${hostPort}`
  const forms = `http://localhost:${formsPort}`
  const browser = await chromium.launch(headlessOptions)
  try {
    build('')
    await served(name, join(folder, 'alone'), hostPort, join(root, 'dist'), async () => {
      await eachLanguage(browser, async (page, w) => expectMailAtOnce(page, `${pages}${w.prefix}/kandji`, w))
    })

    build(forms)
    const database = join(folder, 'leads.db')
    const server = start(process.execPath, ['src/server/main.ts'], root, {
      PORT: `${formsPort}`,
      LOG_LEVEL: 'warn',
      LEADS_DB: database,
      SITE_ORIGIN: forms,
      SITE_ORIGINS: pages,
    })
    await served(name, join(folder, 'with'), hostPort, join(root, 'dist'), async () => {
      await answers(`${forms}/healthz`, server.child)
      await eachLanguage(browser, async (page, w) => {
        await page.goto(`${pages}${w.prefix}/kandji`)
        await send(page)
        await expect(page.locator('[data-sonner-toast]')).toContainText(w.sent)
        await expect(page.getByText(w.mail)).toHaveCount(0)
      })
      await eachLanguage(browser, async (page, w) => expectMailAtOnce(page, `${foreign}${w.prefix}/kandji`, w))
      const refused = await fetch(`${forms}/api/submit-prospect.php`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: foreign },
        body: '{}',
      })
      expect(refused.status).toBe(403)
      expect(refused.headers.get('access-control-allow-origin')).toBe(null)
    })
    const leads = command(root, process.execPath, ['scripts/leads.ts', 'list'], { LEADS_DB: database })
    expect(leads.match(/noa@example\.com/g)).toHaveLength(2)
    const policy = /content-security-policy: .*/i.exec(readFileSync(join(root, 'dist/client/_headers'), 'utf8'))?.[0]
    expect(policy).toContain(`connect-src 'self' ${forms};`)
    server.stop()

    build('none')
    await served(name, join(folder, 'none'), hostPort, join(root, 'dist'), async () => {
      await eachLanguage(browser, async (page, w) => {
        await page.goto(`${pages}${w.prefix}/kandji`)
        await expect(page.getByText(w.none)).toBeVisible()
        await expect(page.locator('form[aria-label] [name=email]')).toHaveCount(0)
      })
    })
    return `${name}: sent to another origin, refused to a third one, without a server and without forms, in both languages`
  } finally {
    await browser.close()
    removeFolder()
  }
}

/** Visits in each language, in a browser of its own that reports what the pages' policy forbids. */
async function eachLanguage(browser: Browser, visit: (page: Page, words: Words) => Promise<void>): Promise<void> {
  for (const w of Object.values(words)) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const forbidden: string[] = []
    page.on('console', message => {
      if (message.text().includes('Content Security Policy')) forbidden.push(message.text())
    })
    await visit(page, w)
    expect(forbidden).toEqual([])
    await context.close()
  }
}

/** The first touch of a form that no server takes says how else to write; nothing has been sent by then. */
async function expectMailAtOnce(page: Page, url: string, { mail }: Words): Promise<void> {
  await page.goto(url)
  await (await liveForm(page)).locator('[name=name]').focus()
  await expect(page.getByText(mail).first().getByRole('link')).toHaveAttribute('href', /^mailto:/)
}

async function send(page: Page): Promise<void> {
  const form = await liveForm(page)
  const values = { name: 'Noa Example', email: 'noa@example.com', phone: '+972-3-555-0100', message: '12 Macs, שלום' }
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[name=contact]').check()
  await form.getByRole('button').click()
}

async function liveForm(page: Page) {
  const island = page.locator('[data-island=ContactForm]')
  await island.scrollIntoViewIfNeeded()
  await expect(island).toHaveAttribute('data-live', '')
  return island.locator('form')
}

/** Serves a build by a static host while something is looked at. */
async function served(
  name: keyof typeof staticHosts,
  folder: string,
  port: number,
  build: string,
  look: () => Promise<void>,
): Promise<void> {
  mkdirSync(folder)
  const host = start(findWebServer(name) ?? name, staticHosts[name](folder, port, build), folder, { HOME: folder })
  try {
    await answers(`http://127.0.0.1:${port}/`, host.child)
    await look()
  } finally {
    host.stop()
    if (host.child.exitCode === null) await new Promise(done => host.child.once('exit', done))
  }
}

function start(program: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>>) {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } })
  return { child, stop: endAtExit(() => child.kill()) }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline && child.exitCode === null) {
    const reached = await fetch(url).then(
      () => true,
      () => false,
    )
    if (reached) return
    await wait(100)
  }
  throw new Error(`${url} does not answer: ${child.spawnargs.join(' ')}`)
}
