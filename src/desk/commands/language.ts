import { fold } from '../../../scripts/setup/fold.mjs'
import { localeOf } from '../../content/locales/environment.ts'
import { isLocale, type Locale, localeCodes } from '../../content/locales/locales.ts'
import { msg, type Text } from '../../content/messages/msg.ts'
import type { Say } from '../../content/messages/say.ts'
import { plainWordingIn, terminalWordingIn } from '../../content/messages/wording.ts'

/** How a command for writers talks to whoever started it. */
export interface Conversation {
  readonly locale: Locale
  /** The command's words without `--lang`. */
  readonly args: string[]
  /** Says a text for the screen. */
  readonly say: Say
  /** For files and programs. */
  readonly sayPlainly: Say
}

/** Words of the command line that make no sense, with the reason. */
export class UsageFault extends Error {
  readonly reason: Text

  constructor(reason: Text) {
    super()
    this.reason = reason
  }
}

/**
 * Runs a command in the language of its user: that of `--lang he`, or else of the environment. Words that it does not
 * understand end with 2 and its help, which `--help` prints.
 * @returns the exit code
 */
export function answer(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  help: Text,
  command: (conversation: Conversation) => number,
): number {
  let { say } = conversationIn(localeOf(env), [], env)
  try {
    const { lang, args } = withoutLanguage(words)
    const locale = lang ?? localeOf(env)
    if (!isLocale(locale))
      throw new UsageFault(
        msg('Unknown language "{language}": expected one of {known}.', { language: locale, known: localeCodes }),
      )
    const conversation = conversationIn(locale, args, env)
    say = conversation.say
    if (args.includes('--help') || args.includes('-h')) {
      console.log(fold(say(help)))
      return 0
    }
    return command(conversation)
  } catch (error) {
    if (!(error instanceof UsageFault)) throw error
    console.error(`${fold(say(error.reason))}\n\n${fold(say(help))}`)
    return 2
  }
}

const conversationIn = (locale: Locale, args: string[], env: NodeJS.ProcessEnv): Conversation => ({
  locale,
  args,
  say: terminalWordingIn(locale, { env, isTTY: process.stdout.isTTY ?? false }),
  sayPlainly: plainWordingIn(locale),
})

/** `--lang he` or `--lang=he`, taken out of the words. */
function withoutLanguage(words: readonly string[]): { lang: string | undefined; args: string[] } {
  const args: string[] = []
  let lang: string | undefined
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    if (word === '--lang') lang = words[++index] ?? ''
    else if (word.startsWith('--lang=')) lang = word.slice('--lang='.length)
    else args.push(word)
  }
  return { lang, args }
}

/**
 * What `parseArgs` reads.
 * @throws {UsageFault} for words that it does not know
 */
export function readOptions<Parsed>(read: () => Parsed): Parsed {
  try {
    return read()
  } catch (error) {
    const { code, message } = error instanceof Error && 'code' in error ? error : { code: '', message: String(error) }
    const [, word = ''] = /'([^']+)'/.exec(message) ?? []
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsageFault(msg('Unknown option "{word}".', { word }))
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
      throw new UsageFault(msg('Unexpected word "{word}".', { word }))
    throw new UsageFault(msg('The option "{word}" cannot be used in this way.', { word }))
  }
}
