/** Time in which another tab hands a file over before it is taken, ms. */
const handover = 500

interface Callbacks {
  /** This tab may write, at once or once the other tab has closed. */
  onHeld(): void
  /** Another tab writes. */
  onElsewhere(): void
  /** Another tab wants the file: store unsaved text where it will find it. */
  onAsked(): void
}

/** One tab writes a file; the others know, and any of them may take over. Closing or crashing releases it. */
export class FileLock {
  readonly #name: string
  readonly #channel: BroadcastChannel
  readonly #on: Callbacks

  constructor(file: string, on: Callbacks) {
    this.#name = `desk:${file}`
    this.#on = on
    this.#channel = new BroadcastChannel(this.#name)
    this.#channel.onmessage = ({ data }) => {
      if (data !== 'give') return
      on.onAsked()
      this.#channel.postMessage('given')
    }
    void this.#request({ ifAvailable: true })
  }

  /** Takes the file from the tab that writes it. */
  async takeOver(): Promise<void> {
    const given = new Promise<void>(resolve => {
      this.#channel.addEventListener('message', ({ data }) => data === 'given' && resolve())
      setTimeout(resolve, handover)
    })
    this.#channel.postMessage('give')
    await given
    await this.#request({ steal: true })
  }

  async #request(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(this.#name, options, lock => {
        if (!lock) {
          this.#on.onElsewhere()
          // Granted when the other tab is gone.
          void this.#request({})
          return
        }
        this.#on.onHeld()
        return new Promise<void>(() => undefined)
      })
    } catch {
      // Another tab took it.
      this.#on.onElsewhere()
      void this.#request({})
    }
  }
}
