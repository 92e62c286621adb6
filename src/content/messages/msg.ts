/** What stands for a placeholder: words of the file or names, isolated from the sentence; a number; another message. */
type Value = string | number | Message | readonly (string | Message)[]

/** A text for writers before it is put into their language; plain data, which can be sent to another process. */
export interface Message {
  /** The English text in ICU's message format; catalogues know it by this. */
  readonly id: string
  readonly values?: Readonly<Record<string, Value>>
}

/** A message, or a verbatim piece of the file, which is the same in every language. */
export type Text = Message | string

type NameIn<Inner> = Inner extends `${infer Name},${string}`
  ? Name
  : Inner extends `${string}${' ' | '#'}${string}`
    ? never
    : Inner

/** Names of the placeholders of a text: `url` and `count` of `{url} has {count, plural, one {# link} other {# links}}`. */
type Names<Id> = Id extends `${string}{${infer Inner}}${infer Rest}` ? NameIn<Inner> | Names<Rest> : never

/**
 * A message of the checks, the desk and the commands for writers, with a value for each placeholder. `npm run i18n` finds
 * it by this call and takes it into src/content/messages/. A brace that readers should see is part of a value.
 */
export function msg<Id extends string>(
  id: Id,
  ...[values]: [Names<Id>] extends [never] ? [] : [values: Readonly<Record<Names<Id>, Value>>]
): Message {
  return values === undefined ? { id } : { id, values }
}
