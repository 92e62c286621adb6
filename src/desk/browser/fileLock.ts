import { noteHeld, wasHeld } from './heldBefore.ts'

/** Time in which another tab answers whoever asks it for a file, ms. */
const handover = 500

interface Callbacks {
  /** This tab may write, at once or once the other tab has closed. */
  onHeld(): void
  /** Another tab writes. */
  onElsewhere(): void
  /** Another tab wants the file: store unsaved text where it will find it. */
  onAsked(): void
  /** Whether nothing was done with the file since another tab that went left it to this one. */
  isAsLeft(): boolean
}

/**
 * One tab writes a file; the others know, and any of them may take over. Closing or crashing releases it; a tab that only loads
 * anew gets it back.
 */
export class FileLock {
  readonly #file: string
  readonly #name: string
  readonly #channel: BroadcastChannel
  readonly #on: Callbacks
  #isHeld = false
  /** Asked for the file back before it was known to be here. */
  #isAskedBack = false

  constructor(file: string, on: Callbacks) {
    this.#file = file
    this.#name = `desk:${file}`
    this.#on = on
    this.#channel = new BroadcastChannel(this.#name)
    this.#channel.onmessage = ({ data }) => {
      if (data === 'give') {
        on.onAsked()
        this.#channel.postMessage('given')
      }
      if (data === 'give back') this.#giveBack()
    }
    void this.#request({ ifAvailable: true })
  }

  /** Takes the file from the tab that writes it. */
  async takeOver(): Promise<void> {
    await Promise.race([this.#ask('give'), new Promise(resolve => setTimeout(resolve, handover))])
    await this.#request({ steal: true })
  }

  /** Asks the tab that writes the file for it. */
  #ask(what: 'give' | 'give back'): Promise<'given' | 'kept'> {
    return new Promise(resolve => {
      this.#channel.addEventListener('message', ({ data }) => {
        if (data === 'given' || data === 'kept') resolve(data)
      })
      this.#channel.postMessage(what)
    })
  }

  /**
   * While this tab loaded anew another got the file, or its own last page has it still. An answer that comes late, from a busy
   * tab, still counts.
   */
  async #askBack(): Promise<void> {
    const waiting = setTimeout(() => this.#isHeld || this.#on.onElsewhere(), handover)
    const answer = await this.#ask('give back')
    clearTimeout(waiting)
    if (this.#isHeld) return
    if (answer === 'given') await this.#request({ steal: true })
    else this.#on.onElsewhere()
  }

  #giveBack(): void {
    this.#isAskedBack = !this.#isHeld
    if (this.#isHeld) this.#channel.postMessage(this.#on.isAsLeft() ? 'given' : 'kept')
  }

  async #request(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(this.#name, options, lock => {
        if (!lock) {
          if (wasHeld(this.#file)) void this.#askBack()
          else this.#on.onElsewhere()
          // Granted when the other tab is gone.
          void this.#request({})
          return
        }
        this.#setHeld(true)
        this.#on.onHeld()
        if (this.#isAskedBack) this.#giveBack()
        return new Promise<void>(() => undefined)
      })
    } catch {
      // Another tab took it.
      this.#setHeld(false)
      this.#on.onElsewhere()
      void this.#request({})
    }
  }

  #setHeld(isHeld: boolean): void {
    this.#isHeld = isHeld
    noteHeld(this.#file, isHeld)
  }
}
