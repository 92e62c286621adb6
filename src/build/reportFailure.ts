/** Prints why a build failed and ends the process with 1. */
export function reportFailure(error: unknown): never {
  // Content faults speak for themselves; anything else is ours and needs its stack. Told apart by name, because the
  // rendering bundle has a class of its own.
  console.error(error instanceof Error && error.name === 'ContentError' ? `\n${error.message}\n` : error)
  console.error('Build failed. The last good dist/ is untouched.')
  process.exit(1)
}
