import { existsSync } from 'node:fs'
import { fold } from '../../../../scripts/setup/fold.mjs'
import { wordFault } from '../../../../scripts/setup/wordFault.mjs'
import { localeOf } from '../../../content/locales/environment.ts'
import { DatabaseUnavailable } from '../database/database.ts'
import { defaultDatabaseFile } from '../database/defaultFile.ts'
import { leadsDatabase } from '../database/open.ts'
import { readLeadsEnv } from '../env.ts'
import { type LeadsSettings, leadsSettings } from '../settings.ts'
import { type Arguments, readArguments, USAGE } from './arguments.ts'
import { commands, OperatorError } from './commands.ts'

export interface Terminal {
  print: (text: string) => void
  printError: (text: string) => void
}

/**
 * Runs one of the operator’s commands.
 * @returns exit code: 0 done, 1 failed, 2 wrong usage
 */
export async function runLeads(
  args: readonly string[],
  env: Record<string, string | undefined>,
  terminal: Terminal,
  stop: AbortSignal,
): Promise<number> {
  let given: Arguments
  try {
    given = readArguments(args)
  } catch (error) {
    terminal.printError(`${wordFault(error)}\n\n${fold(USAGE)}`)
    return 2
  }
  if (given.command === 'help') {
    terminal.print(fold(USAGE))
    return 0
  }
  const command = commands[given.command]
  try {
    const leadsEnv = readLeadsEnv(env)
    const settings = leadsSettings(leadsEnv)
    requireFile(settings)
    const database = leadsDatabase(settings.database)
    try {
      await database.open()
      await command({
        settings,
        database,
        ownFile: leadsEnv.LEADS_DB ?? defaultDatabaseFile(),
        options: given.options,
        locale: given.options.lang ?? localeOf(env),
        argument: given.argument,
        stop,
        print: terminal.print,
      })
    } finally {
      await database.close()
    }
    return 0
  } catch (error) {
    terminal.printError(explain(error))
    return 1
  }
}

/** A mistyped LEADS_DB must not answer that nothing is kept of a person, or make an empty backup. */
function requireFile({ database }: LeadsSettings): void {
  if (database.kind !== 'sqlite' || existsSync(database.file)) return
  throw new OperatorError(
    `There is no database at ${database.file}: the server makes it when it starts. If yours is elsewhere, set LEADS_DB to its file.`,
  )
}

function explain(error: unknown): string {
  if (error instanceof DatabaseUnavailable)
    return `${error.message} Check LEADS_DB or DATABASE_URL, and that the database runs.`
  if (error instanceof OperatorError) return error.message
  return messageOf(error)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
