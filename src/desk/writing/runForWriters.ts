import { Refusal } from './refusal.ts'

/**
 * Runs a writers' command with the words after its name: prints what it answers, or its usage where it answers nothing, or
 * why it refused. Exits 1 unless it did its work.
 */
export function runForWriters(usage: string, command: (args: string[]) => string | undefined): void {
  try {
    const answer = command(process.argv.slice(2))
    if (answer === undefined) process.exitCode = 1
    console.log(answer ?? usage)
  } catch (error) {
    process.exitCode = 1
    const unknownOption =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (unknownOption) console.error(`${error.message}\n\n${usage}`)
    else if (error instanceof Refusal) console.error(error.message)
    else throw error
  }
}
