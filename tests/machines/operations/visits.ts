import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Debian } from '../walk/debian.ts'
import type { Seen } from './visitors.ts'

const program = join(import.meta.dirname, 'visitors.ts')

/** Has visitors read pages and send leads on a machine while something is done there. @param label begins the leads' addresses */
export async function visited(machine: Debian, label: string, work: () => Promise<unknown>): Promise<Seen> {
  const words = ['-t', `${machine.pid}`, '-n', process.execPath, program, 'https://www.example.com', label]
  const child = spawn('nsenter', words, { stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', chunk => {
    output += chunk
  })
  try {
    await once(child.stdout, 'data')
    await work()
  } finally {
    child.stdin.end()
    await once(child, 'close')
  }
  const seen: Seen = JSON.parse(output.split('\n')[1] ?? '')
  return seen
}
