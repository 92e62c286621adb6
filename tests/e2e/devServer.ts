import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyProject } from '../bench/copyProject.ts'
import { generateSite } from '../bench/generateSite.ts'

/** A dev server on a generated site of its own, and the files of that site. */
export interface DevSite {
  url: string
  process: ChildProcess
  read(file: string): string
  write(file: string, text: string): void
  /** Saves a file with the first `from` replaced; throws where there is none. */
  edit(file: string, from: string, to: string): void
  remove(file: string): void
  stop(): Promise<void>
}

/** Starts `npm run dev` on `pages` generated pages, on a free port. */
export async function startDevSite(pages: number): Promise<DevSite> {
  const root = copyProject()
  generateSite(root, pages)
  // What the project's own dev server has compiled is the same here.
  if (existsSync('.cache/dev')) cpSync('.cache/dev', join(root, '.cache/dev'), { recursive: true })
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: 'localhost', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.once('exit', code => reject(new Error(`The dev server ended with ${code}:\n${output}`)))
    child.stdout.on('data', chunk => {
      output += chunk
      const address = /http:\/\/\S+:\d+/.exec(output)?.[0]
      if (address) resolve(address)
    })
  })
  const path = (file: string) => join(root, file)
  const read = (file: string) => readFileSync(path(file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), text)
  }
  return {
    url,
    process: child,
    read,
    write,
    edit(file, from, to) {
      const text = read(file)
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
      write(
        file,
        text.replace(from, () => to),
      )
    },
    remove: file => rmSync(path(file)),
    async stop() {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(root, { recursive: true, force: true })
    },
  }
}
