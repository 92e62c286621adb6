import { appSettings, appSources } from './app.ts'
import { hashFiles } from './hashFiles.ts'

/** Hash of everything that a build reads. */
export function inputsHash(root: string): string {
  return hashFiles(root, [...appSources, 'content', 'scripts'], appSettings())
}
