/** Set by the build: a file with a JSON array of the addresses to render. Without it, all are. */
export const onlyVariable = 'PRERENDER_ONLY'
