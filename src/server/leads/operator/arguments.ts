import { parseArgs } from 'node:util'
import { z } from 'zod'
import { localeCodes } from '../../../content/locales/locales.ts'

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

export interface Arguments {
  command: string | undefined
  argument: string | undefined
  options: Options
}

/** How to use the command, as it prints it. */
export const USAGE = `npm run leads -- <command>

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
                                  more leads; or copy a backup, which stays as it is

Settings come from the environment: docs/operations.md.`

/**
 * Reads the command line.
 * @throws Error that says what is wrong with it
 */
export function readArguments(args: readonly string[]): Arguments {
  if (args.includes('--help')) return { command: 'help', argument: undefined, options: options.parse({}) }
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
  const [command, argument, ...unexpected] = positionals
  if (unexpected.length > 0) throw new Error(`Unexpected arguments: ${unexpected.join(' ')}`)
  return { command, argument, options: parsed.data }
}
