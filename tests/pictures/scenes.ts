import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openPage } from '../../src/server/leads/operator/page/openPage.ts'
import { testDatabases } from '../../src/server/leads/testing/databases.ts'
import { homeSubmissionWith, startTestServer } from '../../src/server/leads/testing/server.ts'
import { endAtExit } from '../machines/machine.ts'

const root = join(import.meta.dirname, '../..')

export interface Scene extends AsyncDisposable {
  /** Shown side by side. */
  addresses: readonly string[]
  width: number
  height: number
  /** Waited for before the picture is taken. */
  ready: string
  /** The page in the frame follows the cursor of the text next to it: waited for too. */
  follows?: boolean
}

/** The parts of the product, each running and showing what its people see. */
export const scenes: Record<string, () => Promise<Scene>> = {
  /** Visitors: the home page in both languages. */
  async home() {
    const server = await listening('scripts/serve.mjs', root)
    return {
      addresses: [`${server.url}/`, `${server.url}/he`],
      width: 1100,
      height: 820,
      ready: 'main h1',
      [Symbol.asyncDispose]: server.stop,
    }
  },

  /** Writers: a Hebrew page with its source. */
  async desk() {
    const server = await listening('scripts/dev.ts', root)
    return {
      addresses: [`${server.url}/he/kandji?edit=25:1`],
      width: 1400,
      height: 860,
      ready: '.faults .good',
      follows: true,
      [Symbol.asyncDispose]: server.stop,
    }
  },

  /** Reviewers: the report on a changed sentence. */
  async review() {
    const clone = mkdtempSync(join(tmpdir(), 'pictures-'))
    const remove = endAtExit(() => rmSync(clone, { recursive: true, force: true }))
    const git = (...words: string[]) => execFileSync('git', words, { cwd: clone, stdio: 'ignore' })
    execFileSync('git', ['clone', '-q', root, clone])
    git('checkout', '-q', '-B', 'main')
    git('checkout', '-q', '-b', 'kandji-title')
    writeFileSync(join(clone, '.git/info/exclude'), 'node_modules\n')
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'junction')
    cpSync(join(root, '.cache'), join(clone, '.cache'), { recursive: true })
    for (const [language, [from, to]] of Object.entries(rewritten)) {
      const file = join(clone, `content/vendors/kandji.${language}.mdx`)
      const text = readFileSync(file, 'utf8')
      if (!text.includes(from))
        throw new Error(`${file} does not contain “${from}”. Change it in tests/pictures/scenes.ts.`)
      writeFileSync(file, text.replace(from, to))
    }
    git('-c', 'user.name=Reviewer', '-c', 'user.email=reviewer@example.com', 'commit', '-qam', 'One console, one hour')
    execFileSync(process.execPath, ['scripts/review.ts', '--base', 'main'], { cwd: clone, stdio: 'ignore' })
    return {
      addresses: [String(pathToFileURL(join(clone, 'review/index.html')))],
      width: 1280,
      height: 900,
      ready: 'h1',
      [Symbol.asyncDispose]: async () => remove(),
    }
  },

  /** The operator: the leads of invented people. */
  async leads() {
    const kind = testDatabases().find(kind => kind.kind === 'sqlite')
    if (!kind) throw new Error('There is no SQLite here.')
    const database = await kind.create()
    const server = await startTestServer(database.settings)
    for (const [index, lead] of people.entries()) {
      await server.post('/api/submit-prospect.php', homeSubmissionWith(await server.token(), lead))
      const day = new Date(Date.now() - index * 30 * 3_600_000).toISOString()
      await server.database.write(db =>
        db.updateTable('leads').set({ created_at: day }).where('email', '=', lead.email).execute(),
      )
    }
    const page = await openPage(server.database, { locale: 'he', port: 0, now: () => new Date() })
    return {
      addresses: [page.address],
      width: 1280,
      height: 900,
      ready: '.leads',
      async [Symbol.asyncDispose]() {
        await page.close()
        await server.close()
        await database.remove()
      },
    }
  },
}

/** A sentence of each language's page, and what the change makes of it. */
const rewritten = {
  en: ['Every Mac enrolled, patched and accounted for', 'Every Mac enrolled, patched and found within the hour'],
  he: ['כל Mac רשום ומעודכן, ואפשר להוכיח זאת', 'כל Mac רשום, מעודכן ונמצא בתוך שעה'],
} as const

const people = [
  {
    name: 'נועה לוי',
    email: 'noa@example.com',
    company: 'סטודיו רימון',
    message: 'עוברים משרד בינואר, 35 עמדות. מי מתכנן את הרשת?',
  },
  {
    name: 'Dana Cohen',
    email: 'dana@example.com',
    company: 'Harel Labs',
    message: 'We have 60 Macs and no management. Where do we begin?',
  },
  {
    name: 'יוסי מזרחי',
    email: 'yossi@example.com',
    company: 'מזרחי ובניו',
    message: 'צריכים הצעת מחיר ל־Google Workspace ל־22 משתמשים.',
  },
  {
    name: 'Omer Peretz',
    email: 'omer@example.com',
    company: 'Northgate',
    message: 'CrowdStrike for 120 endpoints, and who answers at night?',
  },
  {
    name: 'תמר אזולאי',
    email: 'tamar@example.com',
    company: 'עמותת גשרים',
    message: 'איך עומדים בתיקון 13 עם שלושה אנשי צוות?',
  },
]

/** Starts a server of the project on a free port, with leads of its own. */
async function listening(script: string, cwd: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'pictures-'))
  const remove = endAtExit(() => rmSync(data, { recursive: true, force: true }))
  const child = spawn(process.execPath, [script], {
    cwd,
    env: { ...process.env, PORT: '0', HOST: 'localhost', LEADS_DB: join(data, 'leads.db') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.once('exit', code => reject(new Error(`${script} ended with ${code}:\n${output}`)))
    child.stdout.setEncoding('utf8').on('data', chunk => {
      output += chunk
      const address = /http:\/\/[^\s"]+:\d+/.exec(output)?.[0]
      if (address) resolve(address)
    })
  })
  return {
    url,
    async stop() {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      remove()
    },
  }
}
