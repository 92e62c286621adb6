/** The file that `npm run facts -- --ids` writes. */
export const factIdsFile = 'src/content/factIds.ts'

export function formatFactIds(ids: readonly string[]): string {
  const lines = ids.map(id => `  | '${id}'\n`).join('')
  return `// Written by "npm run facts -- --ids" from content/data/facts.yaml.\n\n/** An id of content/data/facts.yaml. */\nexport type FactId =\n${lines}`
}
