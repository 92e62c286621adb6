import { randomBytes } from 'node:crypto'

/** How many are kept; the oldest goes first. */
const LIMIT = 500

/**
 * Values that must not appear in an address, under keys that may: addresses stay in the browser's history, which can be
 * shared with other machines, and people's names and e-mail addresses must not leave this one.
 */
export class Remembered<Value> {
  readonly #values = new Map<string, Value>()

  keep(value: Value): string {
    const key = randomBytes(9).toString('base64url')
    this.#values.set(key, value)
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= LIMIT) break
      this.#values.delete(oldest)
    }
    return key
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }
}
