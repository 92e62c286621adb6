/** What the walks need of a browser, whatever engine it has. Coordinates are CSS pixels of the viewport. */
export interface Driver {
  goto(url: string): Promise<void>
  /** Back or forward in the history, as `history.go`; what is there has an address of its own. */
  travel(steps: number): Promise<void>
  /** The value of an expression in the page, as JSON has it; a promise is waited for. */
  evaluate(expression: string): Promise<unknown>
  movePointer(x: number, y: number): Promise<void>
  clickPoint(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(path: string): Promise<void>
  /** The page as a PDF, on sheets of A6: so small that most things reach over the end of one. */
  print?(): Promise<Uint8Array>
  /** Opens an address in a tab that nobody sees, and goes on there. */
  openBehind?(url: string): Promise<void>
  /** Shows the tab that is driven. */
  comeForward?(): Promise<void>
}

/** A browser that was started, until it is closed. */
export interface EngineBrowser {
  /** As people name it, such as 153 or 2.50. */
  readonly version: string
  /** Runs a visit that finds nothing stored by an earlier one. */
  visit(walk: (driver: Driver) => Promise<void>): Promise<void>
  /** Ends and starts it, where it may stop answering; the driver of the visit goes on with the new one. */
  restart?(): Promise<void>
  /** Whether a command was left without an answer since the last visit began. */
  readonly hung?: boolean
  close(): Promise<void>
}

export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown' | 'ArrowUp' | 'Backspace'
