/** Folders that hold no source of a page, or have a watcher of their own. */
const folders = ['content', 'data', 'dist', '.cache', 'review', 'test-results', 'tests', 'docs']

/**
 * Whether Vite leaves a path alone. Asked with paths, because in a glob a project under `a (1)` or `C:\\site` would not be
 * what its name says.
 */
export function isUnwatched(root: string, path: string): boolean {
  const [top, file] = [root, path].map(name => name.replaceAll('\\', '/'))
  return folders.some(folder => file === `${top}/${folder}` || file?.startsWith(`${top}/${folder}/`))
}
