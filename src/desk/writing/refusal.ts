/** Why a command for writers does nothing: what was found, what was expected and what to do, in plain words. */
export class Refusal extends Error {
  constructor(found: string, expected: string) {
    super(`Found:    ${found}\nExpected: ${expected}\nNothing was changed.`)
    this.name = 'Refusal'
  }
}
