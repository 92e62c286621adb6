/**
 * The database cannot take or give anything now: full, locked, stopped, unreachable. Its message holds a code only;
 * drivers put row contents into theirs, and those are personal data.
 */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly code: string

  constructor(cause: unknown) {
    const code = faultCode(cause)
    super(`The leads database is not available (${code}).`)
    this.code = code
  }
}

/** Code of a driver's or the system's error (`SQLITE_FULL`, `57P01`, `ECONNREFUSED`), else its class name. */
export function faultCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  if (error instanceof AggregateError) return faultCode(error.errors[0])
  // The pool of `pg` gives its time-outs no code.
  if (/timeout|terminated/i.test(error.message)) return 'TIMEOUT'
  return error.name
}
