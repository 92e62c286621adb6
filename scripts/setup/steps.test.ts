import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'

/** Prints its process id and stops as a server does, after a moment. */
const server = `
  process.on('SIGTERM', () => setTimeout(() => process.exit(0), 50))
  process.on('SIGINT', () => setTimeout(() => process.exit(0), 50))
  console.log(process.pid)
  setInterval(() => {}, 1000)`

const pids: number[] = []

afterEach(() => {
  for (const pid of pids.splice(0)) if (running(pid)) process.kill(pid, 'SIGKILL')
})

/** A setup script that runs the given commands of Node one after another. */
function setupScript(commands: readonly string[], more: object = {}): string {
  const steps = commands.map(code => ({ file: '-e', words: [code], ...more }))
  return `
    import { runSteps } from '${new URL('steps.mjs', import.meta.url)}'
    process.exitCode = await runSteps(process.cwd(), process.execPath, ${JSON.stringify(steps)})`
}

function setup(...commands: string[]) {
  return setupOf(commands)
}

function setupOf(commands: readonly string[], more: object = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', setupScript(commands, more)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.pid) pids.push(child.pid)
  return child
}

function running(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s to a setup script stops what it runs, and nothing runs after it',
  async signal => {
    const script = setup(server, 'console.log("ran on")')
    const [line] = await once(script.stdout, 'data')
    const pid = Number(line)
    pids.push(pid)
    let output = ''
    script.stdout.on('data', chunk => {
      output += chunk
    })
    script.kill(signal)
    expect(await once(script, 'close')).toEqual([0, null])
    expect(running(pid)).toBe(false)
    expect(output).toBe('')
  },
)

test('the end of the shell that npm started stops what a setup script runs', async () => {
  const script = setupScript([server])
  // As npm's shell: it starts the script and does not pass signals on.
  const code = `require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', process.argv[1]], {
    stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } })`
  const shell = spawn(process.execPath, ['-e', code, script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(shell.stdout, 'data')
  const pid = Number(line)
  pids.push(pid)
  shell.kill('SIGTERM')
  // The pipe closes when the last process that holds it has ended.
  await once(shell, 'close')
  expect(running(pid)).toBe(false)
})

test('a command that fails ends the setup script with its status', async () => {
  const script = setup('process.exit(3)', 'console.log("ran on")')
  let output = ''
  script.stdout.on('data', chunk => {
    output += chunk
  })
  expect(await once(script, 'close')).toEqual([3, null])
  expect(output).toBe('')
})

const deaf = `
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
    console.log(process.pid)
    setInterval(() => {}, 1000)`

test('Ctrl-C ends a tool that ignores it', async () => {
  const script = setupOf([deaf], { ignoresSignals: true })
  const pid = Number((await once(script.stdout, 'data'))[0])
  pids.push(pid)
  script.kill('SIGINT')
  expect(await once(script, 'exit')).toEqual([130, null])
  expect(running(pid)).toBe(false)
})

test.skipIf(process.platform === 'win32')('nothing of a group outlives its first process', async () => {
  const first = `
    require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: 'inherit' })`
  const script = setupOf([first], { isGroup: true })
  pids.push(Number((await once(script.stdout, 'data'))[0]))
  script.kill('SIGINT')
  // The pipe closes when the last process that holds it has ended.
  expect(await once(script, 'close')).toEqual([130, null])
})
