import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Time in which the events of one save arrive (editors truncate and write, or write a temporary file and rename it), ms. */
const settleTime = 15

/**
 * Watches the folders below `content/` and calls back with the files of each save, as paths from `root`. A folder is watched
 * for all its files, so 500 pages cost ten watchers. Returns a function that stops watching.
 */
export function watchContent(root: string, onSave: (files: ReadonlySet<string>) => void): () => void {
  const watchers = new Map<string, { inode: number; watcher: FSWatcher }>()
  let files = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const note = (path: string) => {
    files.add(relative(root, path).split(sep).join('/'))
    clearTimeout(timer)
    timer = setTimeout(report, settleTime)
  }
  const report = () => {
    const saved = files
    files = new Set()
    // New folders are watched before they are read, so that no change is missed.
    watchFolders()
    onSave(saved)
  }
  const forget = (folder: string) => {
    watchers.get(folder)?.watcher.close()
    watchers.delete(folder)
  }
  const watchFolders = () => {
    const present = foldersBelow(join(root, 'content'))
    for (const folder of watchers.keys()) if (!present.has(folder)) forget(folder)
    for (const [folder, inode] of present) {
      if (watchers.get(folder)?.inode === inode) continue
      forget(folder)
      const watcher = watch(folder, (_, name) => note(join(folder, name ?? '')))
      watcher.on('error', () => {
        forget(folder)
        note(folder)
      })
      watchers.set(folder, { inode, watcher })
    }
  }

  watchFolders()
  // The folder itself may be replaced, by a checkout for example.
  const top = watch(root, (_, name) => {
    if (name === 'content') note(join(root, 'content'))
  })
  return () => {
    clearTimeout(timer)
    top.close()
    for (const folder of [...watchers.keys()]) forget(folder)
  }
}

/** A folder and all folders below it, with their inodes: a folder of the same name can be another one. */
function foldersBelow(folder: string): Map<string, number> {
  const found = new Map<string, number>()
  const visit = (path: string) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat?.isDirectory()) return
    found.set(path, stat.ino)
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory()) visit(join(path, entry.name))
    }
  }
  visit(folder)
  return found
}
