/** What operators type before the name of a command: an npm script in a checkout; the launchers of a release set what works there. */
export const operatorCommand = process.env.LEADS_COMMAND ?? 'npm run leads --'
