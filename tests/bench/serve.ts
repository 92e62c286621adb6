import { type ChildProcess, spawn } from 'node:child_process'

/** Serves dist/ under `root` as in production, on its own port, as if that address were the site's origin. */
export async function serveBuild(port: number, root = process.cwd()): Promise<{ origin: string; stop(): void }> {
  const origin = `http://localhost:${port}`
  const server: ChildProcess = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_ORIGIN: origin,
      LOG_LEVEL: 'error',
      LEADS_DB: 'test-results/bench.db',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // The server says itself what it lacks, a build for one.
  const end = (code: number | null) => process.exit(code ?? 1)
  server.once('exit', end)
  await new Promise<void>(ready => server.stdout?.on('data', (data: Buffer) => data.includes('Serving') && ready()))
  server.off('exit', end)
  return { origin, stop: () => server.kill() }
}
