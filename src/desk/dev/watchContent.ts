import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Time in which the events of one save arrive, ms. */
const settleTime = 5

/** The same where a saved file is empty or missing: editors truncate and write, or rename a temporary file. */
const longSettleTime = 50

/** Time between two looks at all files, ms. */
const pollInterval = 300

/**
 * Watches the folders under `content/` and calls back with the files of each save, as paths from `root`. A folder is watched
 * for all its files, so 500 pages cost ten watchers. Returns a function that stops watching.
 */
export function watchContent(root: string, onSave: (files: ReadonlySet<string>) => void): () => void {
  const watchers = new Map<string, { inode: number; watcher: FSWatcher }>()
  let files = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const note = (path: string) => {
    files.add(relative(root, path).split(sep).join('/'))
    clearTimeout(timer)
    timer = setTimeout(report, hasText(path) ? settleTime : longSettleTime)
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

  if (polls(process.env.CHOKIDAR_USEPOLLING)) return pollContent(root, onSave)
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

const hasText = (path: string) => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0

/** The setting that Vite's watcher has for drives that report no changes: network, virtual machines. */
const polls = (setting = '') => !['', '0', 'false'].includes(setting.toLowerCase())

/** Reads the times of all files again and again. */
function pollContent(root: string, onSave: (files: ReadonlySet<string>) => void): () => void {
  let known = stampsBelow(join(root, 'content'))
  const look = () => {
    const now = stampsBelow(join(root, 'content'))
    const names = new Set([...known.keys(), ...now.keys()])
    const saved = [...names].filter(name => known.get(name) !== now.get(name))
    known = now
    if (saved.length > 0) onSave(new Set(saved.map(path => relative(root, path).split(sep).join('/'))))
  }
  const timer = setInterval(look, pollInterval)
  return () => clearInterval(timer)
}

/** Every file below a folder with what changes when it is saved. */
function stampsBelow(folder: string): Map<string, string> {
  const files = [...foldersBelow(folder).keys()].flatMap(path =>
    readdirSync(path, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [] : join(path, entry.name))),
  )
  return new Map(
    files.flatMap((file): [string, string][] => {
      const stat = statSync(file, { throwIfNoEntry: false })
      return stat ? [[file, `${stat.mtimeMs} ${stat.size} ${stat.ino}`]] : []
    }),
  )
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
