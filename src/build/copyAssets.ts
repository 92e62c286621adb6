import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { App } from './app.ts'

/** Copies bundled assets and public files; Vite's own notes stay behind. */
export function copyAssets(app: App, target: string): void {
  cpSync(join(app.folder, 'client'), target, {
    recursive: true,
    filter: source => !['.vite', 'assets.json'].includes(basename(source)),
  })
}
