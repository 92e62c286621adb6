// Also in a release: imports nothing.
/**
 * What `parseArgs` did not understand, as every command says it.
 * @param {unknown} error
 * @returns {string}
 */
export function wordFault(error) {
  const { message, code } = /** @type {{ message?: string, code?: string }} */ (error)
  const [, word = ''] = /'([^']+)'/.exec(message || '') || []
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `Unknown option "${word}".`
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `Unexpected word "${word}".`
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return `The option "${word}" cannot be used in this way.`
  return message || String(error)
}
