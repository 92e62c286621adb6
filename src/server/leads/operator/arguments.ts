import { parseArgs } from 'node:util'
import { z } from 'zod'
import { localeCodes } from '../../../content/locales/locales.ts'
import { operatorCommand } from '../operatorCommand.ts'

/** Options of all commands, with their defaults. */
const options = z.strictObject({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a number from 1')
    .transform(Number)
    .default(20),
  state: z.enum(['pending', 'delivered', 'dead'], 'must be pending, delivered or dead').optional(),
  csv: z.boolean().default(false),
  subscribers: z.boolean().default(false),
  confirm: z.boolean().default(false),
  undelivered: z.boolean().default(false),
  output: z.string().min(1, 'must name a file').optional(),
  from: z.string().min(1, 'must name a file').optional(),
  html: z.boolean().default(false),
  port: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .refine(port => port < 65_536, 'must be a port number')
    .default(0),
  lang: z.enum(localeCodes, 'must be en or he').optional(),
})

export type Options = z.output<typeof options>

/** Each command's argument besides its options: none, an optional one, or the prompt for a required one. */
const subjects = {
  list: 'nothing',
  show: { ask: `Name the lead: ${operatorCommand} show LEAD-ID (list shows ids)` },
  open: 'nothing',
  export: 'optional',
  deliver: 'nothing',
  retry: 'optional',
  purge: 'nothing',
  forget: { ask: `Name the address: ${operatorCommand} forget person@example.com` },
  resubscribe: { ask: `Name the address: ${operatorCommand} resubscribe person@example.com` },
  backup: { ask: `Name the file to write: ${operatorCommand} backup FILE` },
  'copy-to-postgres': 'nothing',
} as const

export type CommandName = keyof typeof subjects

const isCommandName = (word: string): word is CommandName => Object.hasOwn(subjects, word)

export interface Arguments {
  command: CommandName | 'help'
  /** Its argument besides options; empty if optional. */
  argument: string
  options: Options
}

/** How to use the command, as it prints it. */
export const USAGE = `${operatorCommand} <command>

  The operator's side of the forms. Settings come from the environment: docs/operations.md.

  list [--limit 20] [--state pending|delivered|dead]
                                  the newest leads and how far their delivery is
  show LEAD-ID                    everything that is kept of a lead, its message included
  open [--port PORT] [--lang he]  read leads in the browser of this machine, count them, answer and erase people
  export --csv [--output FILE]    all leads; with --subscribers the newsletter addresses
  export EMAIL [--html] [--lang he] [--output FILE]
                                  what is kept of a person who asks for it, as JSON or as a page
  deliver                         attempt now everything that is due
  retry [LEAD-ID]                 make dead deliveries due again
  purge [--confirm] [--undelivered]
                                  delete what is older than the privacy policy allows; --confirm although the clock
                                  seems wrong, --undelivered what was not delivered too
  forget EMAIL                    erase a person
  resubscribe EMAIL               put an address that left back on the newsletter list
  backup FILE                     copy the SQLite database while servers run
  copy-to-postgres [--from FILE]  move the SQLite file (LEADS_DB, or the default one) into DATABASE_URL, so that it takes no
                                  more leads; or copy a backup, which stays as it is`

/**
 * Reads the command line.
 * @throws Error that says what is wrong with it
 */
export function readArguments(args: readonly string[]): Arguments {
  if (args.includes('--help') || args.includes('-h')) return help
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      limit: { type: 'string' },
      state: { type: 'string' },
      csv: { type: 'boolean' },
      subscribers: { type: 'boolean' },
      confirm: { type: 'boolean' },
      undelivered: { type: 'boolean' },
      output: { type: 'string' },
      from: { type: 'string' },
      html: { type: 'boolean' },
      port: { type: 'string' },
      lang: { type: 'string' },
    },
  })
  const parsed = options.safeParse({ ...values })
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(issue => `--${issue.path.join('.')} ${issue.message}`).join('\n'))
  }
  const [command, argument = '', ...more] = positionals
  if (command === undefined) throw new Error('This command needs different arguments.')
  if (command === 'help') return help
  if (!isCommandName(command)) throw new Error(`There is no command "${command}".`)
  const subject: 'nothing' | 'optional' | { ask: string } = subjects[command]
  const [unexpected] = subject === 'nothing' ? positionals.slice(1) : more
  if (unexpected !== undefined) throw new Error(`Unexpected word "${unexpected}".`)
  if (argument === '' && typeof subject === 'object') throw new Error(subject.ask)
  if (command === 'export' && argument === '' && !parsed.data.csv)
    throw new Error(`Say what: ${operatorCommand} export --csv, or ${operatorCommand} export person@example.com`)
  return { command, argument, options: parsed.data }
}

const help: Arguments = { command: 'help', argument: '', options: options.parse({}) }
