/** Waits before each attempt, ms: browsers call themselves online a moment before anything can be fetched. */
const waits = [0, 1000, 3000]

/**
 * Makes attempts once the browser is online again, until one of them succeeds.
 * @param attempt resolves to whether the network is there
 * @param giveUp is called when no attempt has succeeded
 * @returns a function that ends it
 */
export function onReconnect(attempt: () => Promise<boolean>, giveUp?: () => void): () => void {
  let current = 0
  const start = async () => {
    current += 1
    const run = current
    for (const wait of waits) {
      await new Promise(resolve => setTimeout(resolve, wait))
      if (run !== current || (await attempt()) || run !== current) return
    }
    giveUp?.()
  }
  addEventListener('online', start)
  return () => {
    current += 1
    removeEventListener('online', start)
  }
}
