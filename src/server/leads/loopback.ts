const NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a URL's host name is this machine, so that nothing sent there can be read on the way. */
export function isLoopback(hostname: string): boolean {
  return NAMES.has(hostname)
}
