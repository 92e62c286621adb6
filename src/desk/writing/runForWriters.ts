import { msg, type Text } from '../../content/messages/msg.ts'
import { answer, type Conversation, UsageFault } from '../commands/language.ts'
import { Unwritten } from './allOrNothing.ts'
import { Refusal } from './refusal.ts'

/**
 * Runs a writers' command in its user's language with the words after its name: prints what it answers, a text a line, or
 * why it refused. Exits 1 unless it did its work, and 2 where it did not understand.
 */
export function runForWriters(help: Text, command: (conversation: Conversation) => readonly Text[]): void {
  process.exitCode = answer(process.argv.slice(2), process.env, help, conversation => {
    const { say } = conversation
    try {
      for (const line of command(conversation)) console.log(say(line))
      return 0
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      console.error(`${say(msg('Found:'))} ${say(error.found)}`)
      for (const place of error.places) console.error(`  ${place}`)
      console.error(`${say(msg('Expected:'))} ${say(error.expected)}`)
      const isPart = error instanceof Unwritten && error.changed.length > 0
      if (!isPart) console.error(say(msg('Nothing was changed.')))
      return 1
    }
  })
}

/** @throws {UsageFault} where a command needs other words than it got */
export function misunderstood(): never {
  throw new UsageFault(msg('This command needs different arguments.'))
}
