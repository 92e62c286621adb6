import { once } from 'node:events'
import { chmodSync, createWriteStream, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Locale } from '../../../content/locales/locales.ts'
import type { LeadsDatabase } from '../database/database.ts'
import { fileIdentity } from '../database/sqliteFile.ts'
import { restoreSubscription } from '../newsletter/subscriptions.ts'
import { operatorCommand } from '../operatorCommand.ts'
import { PurgeDoubt } from '../retention/doubt.ts'
import { forget } from '../retention/forget.ts'
import { CONFIRM_CLOCK, purge, purgeObstacles, undeliveredSentence } from '../retention/purge.ts'
import { loadSecrets } from '../secrets.ts'
import { configuredChannels, type LeadsSettings } from '../settings.ts'
import type { CommandName, Options } from './arguments.ts'
import { copyBackup, moveToPostgres } from './copyToPostgres.ts'
import { deliverNow, retryDead } from './deliveries.ts'
import { exportLeads, exportSubscribers } from './exportCsv.ts'
import { LIST_HEADINGS, listLeads, totals } from './listLeads.ts'
import { openPage } from './page/openPage.ts'
import { personFile } from './page/personView.ts'
import { isKnown, personData, personJson } from './personData.ts'
import { showLead } from './showLead.ts'
import { formatTable } from './table.ts'

export interface Operation {
  settings: LeadsSettings
  database: LeadsDatabase
  /** The SQLite file of servers here, also while they are set to PostgreSQL. */
  ownFile: string
  options: Options
  /** The language of whoever runs the command. */
  locale: Locale
  /** Its argument besides options; empty if omitted. */
  argument: string
  /** Set when the operator interrupts. */
  stop: AbortSignal
  print: (text: string) => void
}

/** A command that ends with a message for the operator instead of a stack. */
export class OperatorError extends Error {}

/** The operator’s commands, by name. */
export const commands: Readonly<Record<CommandName, (operation: Operation) => Promise<void>>> = {
  list: async ({ database, settings, options, print }) => {
    const rows = await listLeads(database, options.limit, options.state)
    if (rows.length > 0) print(formatTable(LIST_HEADINGS, rows, process.stdout.columns ?? Number.MAX_SAFE_INTEGER))
    const all = await totals(database)
    print(
      `${rows.length} of ${all.leads} leads shown (times in UTC); ${all.subscribers} newsletter addresses; deliveries: ${all.pending} pending, ${all.dead} dead`,
    )
    if (settings.database.kind === 'sqlite') print(`Kept in ${path.resolve(settings.database.file)}`)
    for (const obstacle of await purgeObstacles(database, new Date())) print(obstacle)
  },

  show: async ({ database, argument, print }) => {
    const text = await showLead(database, argument)
    if (text === null) throw new OperatorError(`There is no lead ${argument}.`)
    print(text)
  },

  open: async ({ database, locale, options, stop, print }) => {
    const page = await openPage(database, { locale, port: options.port, now: () => new Date() })
    print(OPENED[locale](page.address))
    if (!stop.aborted) await once(stop, 'abort')
    await page.close()
  },

  export: async operation => {
    const { argument } = operation
    return argument === '' ? exportTable(operation) : exportPerson(operation, argument)
  },

  purge: async ({ database, options, print }) => {
    const confirmed = { clock: options.confirm, undelivered: options.undelivered }
    const purged = await withProgress(show =>
      purge(database, new Date(), confirmed, deleted => show(`${deleted} rows deleted`)),
    ).catch(error => {
      if (!(error instanceof PurgeDoubt)) throw error
      throw new OperatorError(`Nothing was deleted. ${error.message} ${CONFIRM_CLOCK}`)
    })
    print(
      `Deleted ${purged.leads} leads older than 24 months, ${purged.subscribers} addresses unsubscribed for 12 months, ${purged.unconfirmed} never confirmed within 14 days, ${purged.receipts} used challenges and keys of more than a day`,
    )
    if (purged.undelivered > 0) print(undeliveredSentence(purged.undelivered))
    await requireCleared(database)
  },

  deliver: async ({ database, settings, stop, print }) => {
    if (configuredChannels(settings).length === 0) {
      throw new OperatorError('There is nowhere to deliver to: set CRM_WEBHOOK_URL or SMTP_URL (docs/operations.md).')
    }
    const context = {
      settings,
      database,
      secrets: () => loadSecrets(settings.secrets, database),
      now: () => new Date(),
    }
    const counts = await withProgress(show =>
      deliverNow(context, ({ delivered, failed }) => show(`${delivered} delivered, ${failed} failed`), stop),
    )
    print(`${counts.delivered} delivered, ${counts.failed} failed and to be tried again on the schedule`)
  },

  retry: async ({ database, argument, print }) => {
    const due = await retryDead(database, new Date(), argument || undefined)
    print(`Dead deliveries due again: ${due}. A running server sends them now; without one: ${operatorCommand} deliver`)
  },

  forget: async ({ database, argument, print }) => {
    const erased = await forget(database, argument, new Date())
    print(`Erased leads: ${erased.leads}; newsletter addresses: ${erased.subscribers}.`)
    if (erased.crmErasures > 0)
      print(
        `Erasures requested from the CRM: ${erased.crmErasures} (lead.erased, newsletter.erased). Check that it carries them out.`,
      )
    print(
      `Not reached from here: backups and exports made earlier${erased.mailed > 0 ? `; mails about the person that were sent: ${erased.mailed}` : ''}.`,
    )
    await requireCleared(database)
  },

  resubscribe: async ({ database, settings, argument, print }) => {
    if (!(await restoreSubscription(database, argument, configuredChannels(settings), new Date())))
      throw new OperatorError('This address was never entered into the newsletter form.')
    print('The address is on the newsletter list. Keep what the person wrote to you: it is the consent.')
  },

  backup: async ({ database, argument, print }) => {
    if (database.kind !== 'sqlite') throw new OperatorError('This copies a SQLite file. For PostgreSQL use pg_dump.')
    if (existsSync(argument)) throw new OperatorError(`${argument} exists already; name a new file.`)
    requireFolder(argument)
    await database.read(db => sql`vacuum into ${argument}`.execute(db))
    chmodSync(argument, 0o600)
    print(`Written to ${argument}. It contains personal data: protect it as you do the original.`)
  },

  'copy-to-postgres': async ({ database, settings, ownFile, options, print }) => {
    if (settings.database.kind !== 'postgres') {
      throw new OperatorError('Set DATABASE_URL to the PostgreSQL database to copy to.')
    }
    const { from = ownFile } = options
    if (!existsSync(from)) throw new OperatorError(`There is no ${from} to copy from: name the file with --from.`)
    const isOwn = fileIdentity(from) === fileIdentity(ownFile)
    if (!isOwn && existsSync(`${from}-wal`))
      throw new OperatorError(
        `${from} is in use, or its server was killed: ${path.basename(from)}-wal lies beside it. To move it, so that it takes no more leads: LEADS_DB=${from} ${operatorCommand} copy-to-postgres`,
      )
    const copy = isOwn ? moveToPostgres : copyBackup
    const rows = await withProgress(show => copy(from, database, copied => show(`${copied} rows copied`)))
    print(
      `${rows} rows copied from ${from}, which ${isOwn ? 'takes no more leads' : 'was only read'}. Start the servers with DATABASE_URL.`,
    )
  },
}

/** Printed when the page is open. */
const OPENED: Readonly<Record<Locale, (address: string) => string>> = {
  en: address =>
    `${address}\n\nOpen this in a browser on this machine. Whoever has the address reads the leads: do not pass it on. Ctrl-C ends it.`,
  he: address =>
    `${address}\n\nיש לפתוח את הכתובת בדפדפן במחשב הזה. כל מי שיש לו הכתובת יכול לקרוא את הפניות, ולכן אין להעביר אותה. Ctrl-C מסיים.`,
}

/** @throws OperatorError if the folder for a file is missing */
function requireFolder(file: string): void {
  const folder = path.dirname(path.resolve(file))
  if (!existsSync(folder)) throw new OperatorError(`There is no folder ${folder} to write to.`)
}

/** Writes a person's data to a file or to standard output. */
async function exportPerson({ database, locale, options, print }: Operation, email: string): Promise<void> {
  const person = await personData(database, email, new Date())
  if (!isKnown(person)) throw new OperatorError('Nothing is kept of this address.')
  const text = options.html ? personFile(locale, person) : personJson(person)
  if (options.output === undefined) return print(text.trimEnd())
  requireFolder(options.output)
  writeFileSync(options.output, text, { mode: 0o600 })
  print(
    `Written to ${options.output}: leads: ${person.leads.length}, newsletter addresses: ${person.subscriptions.length}`,
  )
}

/** Writes all leads, or all newsletter addresses, as CSV. */
async function exportTable({ database, settings, options, print }: Operation): Promise<void> {
  if (options.output !== undefined) requireFolder(options.output)
  const keys = (await loadSecrets(settings.secrets, database)).unsubscribe
  const lines = options.subscribers
    ? exportSubscribers(database, { origin: settings.origin, keys })
    : exportLeads(database)
  const output = options.output === undefined ? process.stdout : createWriteStream(options.output, { mode: 0o600 })
  let rows = 0
  await withProgress(async show => {
    for await (const batch of lines) {
      if (!output.write(batch.text)) await once(output, 'drain')
      rows += batch.rows
      show(`${rows} rows`)
    }
  })
  if (options.output !== undefined) {
    output.end()
    await once(output, 'finish')
    print(`${rows} rows written to ${options.output}`)
  }
}

/** How long a command tries to clear what was deleted, ms. */
const CLEARING_TIMEOUT = 10_000

/** @throws OperatorError when what was deleted can still be read from the file */
async function requireCleared(database: LeadsDatabase): Promise<void> {
  if (await database.clearDeleted(CLEARING_TIMEOUT)) return
  throw new OperatorError(
    `What was deleted is still in the write-ahead log beside the database file, because another program is reading it. A running server tries again every minute; or end that program, then: ${operatorCommand} purge`,
  )
}

/** Shows how far `work` is on standard error, in place; elsewhere than on a terminal it shows nothing. */
async function withProgress<Result>(work: (show: (text: string) => void) => Promise<Result>): Promise<Result> {
  const { stderr } = process
  if (!stderr.isTTY) return work(() => {})
  const clearLine = '\r\u001b[K'
  try {
    return await work(text => stderr.write(`${clearLine}${text}`))
  } finally {
    stderr.write(clearLine)
  }
}
