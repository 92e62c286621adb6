import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'yaml'

/** The step of a workflow of the project that runs a script, as its shell gets it. */
export function stepThatRuns(workflow: string, script: string): string {
  const { jobs }: { jobs: Record<string, { steps: { run?: string }[] }> } = parse(
    readFileSync(`.github/workflows/${workflow}`, 'utf8'),
  )
  const steps = Object.values(jobs).flatMap(job => job.steps)
  const found = steps.find(({ run }) => run?.includes(script))?.run
  if (!found) throw new Error(`No step of ${workflow} runs ${script}.`)
  return found
}

/** Runs a step in a folder; the fakes of this process answer meanwhile. */
export async function runStep(
  step: string,
  cwd: string,
  env: Record<string, string>,
): Promise<{ status: number | null; output: string }> {
  const child = spawn('bash', ['-e', '-c', step], { cwd, env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text))
  const status = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { status, output }
}

/** The preview host as `npm run previews` starts it. */
export async function startPreviewHost(dir: string, token: string): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, ['src/server/previews/main.ts'], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', PREVIEWS_DIR: dir, PREVIEWS_TOKEN: token },
  })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (text: string) => {
      output += text
      const [, found] = /on (http:\S+)\n/.exec(output) ?? []
      if (found) resolve(found)
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    child.once('exit', () => reject(new Error(output)))
  })
  return { url, stop: () => void child.kill() }
}

/** An API that answers with JSON by its paths, and keeps what is sent to it. */
export async function fakeApi(answer: (method: string, path: string) => unknown) {
  const sent: { method: string; path: string; body: string }[] = []
  const server: Server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    if (method !== 'GET') sent.push({ method, path, body: JSON.parse(body).body })
    const found = answer(method, path)
    response.end(Buffer.isBuffer(found) ? found : JSON.stringify(found))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, sent, stop: () => void server.close() }
}
