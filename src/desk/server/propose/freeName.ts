/** The wanted name of a branch, or with the first number that makes it one that is not taken. */
export function freeName(wanted: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.includes(name)) return name
  }
}
