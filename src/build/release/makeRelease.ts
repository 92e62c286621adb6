import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { create } from 'tar'
import { nodePackage } from '../../../scripts/setup/node.mjs'
import { npm } from '../../../scripts/setup/npm.mjs'
import { checksums } from './checksums.ts'
import { compressPages } from './compressPages.ts'
import { licences } from './licences.ts'

/** Processors that a release can be made for; the system is Linux with glibc. */
export const releaseCpus = ['x64', 'arm64'] as const
export type ReleaseCpu = (typeof releaseCpus)[number]

/** Commands of a release: its name in `bin/`, and the script that it runs. */
const commands = {
  serve: 'scripts/serve.mjs',
  leads: 'scripts/leads.ts',
  previews: 'src/server/previews/main.ts',
} as const

/**
 * Packs the built site, the server, the packages it runs on and Node into one archive, which starts on a Linux with glibc
 * that has neither npm nor a network. Made under `root/release/`.
 * @param commit what the archive is named after and reports about itself
 * @returns path of the archive
 * @throws where there is no build, or npm fails
 */
export async function makeRelease(root: string, cpu: ReleaseCpu, commit: string): Promise<string> {
  const { version, dependencies }: { version: string; dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const name = `site-${version}-${commit.slice(0, 12)}-linux-${cpu}`
  const home = join(root, 'release')
  const stage = join(home, name)
  const archive = `${stage}.tar.gz`
  const unfinished = `${archive}.unfinished`
  const discard = () => {
    for (const path of [stage, unfinished]) rmSync(path, { recursive: true, force: true })
  }
  discard()
  // Ctrl-C leaves nothing partly packed.
  process.once('exit', discard)
  mkdirSync(join(stage, 'bin'), { recursive: true })

  cpSync(join(root, 'dist/client'), join(stage, 'dist/client'), { recursive: true })
  copyFileSync(join(root, 'dist/site.json'), join(stage, 'dist/site.json'))
  // The versions that dates will bring.
  if (existsSync(join(root, 'dist/ahead'))) {
    cpSync(join(root, 'dist/ahead'), join(stage, 'dist/ahead'), { recursive: true })
  }
  await compressPages(join(stage, 'dist'))
  await bundleServer(root, join(stage, 'server'), Object.keys(dependencies))
  installPackages(root, stage, cpu)
  addNode(root, stage, cpu)
  cpSync(join(root, 'deploy/systemd'), join(stage, 'systemd'), { recursive: true })
  for (const manual of ['operations.md', 'reliability.md']) {
    cpSync(join(root, 'docs', manual), join(stage, 'docs', manual))
  }
  for (const command of Object.keys(commands)) {
    const file = join(stage, 'bin', command)
    writeFileSync(file, launcher(command))
    chmodSync(file, 0o755)
  }
  writeFileSync(join(stage, 'release.json'), `${JSON.stringify({ version, commit, cpu }, null, 2)}\n`)
  writeFileSync(join(stage, 'LICENCES.txt'), licences(stage))
  writeFileSync(join(stage, 'SHA256SUMS'), checksums(stage))

  await create({ file: unfinished, cwd: home, gzip: { level: 6 }, portable: true, noMtime: true }, [name])
  renameSync(unfinished, archive)
  writeFileSync(`${archive}.sha256`, `${checksums(home, [`${name}.tar.gz`])}`)
  discard()
  process.off('exit', discard)
  return archive
}

/** One file a command and what they share; packages stay outside, with their own licences and binaries. */
async function bundleServer(root: string, folder: string, packages: readonly string[]): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: commands,
    platform: 'node',
    external: id => packages.some(name => id === name || id.startsWith(`${name}/`)),
  })
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
  await bundle.close()
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
}

/** What `package-lock.json` pins for production, for the release's system instead of this one. */
function installPackages(root: string, stage: string, cpu: ReleaseCpu): void {
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(root, file), join(stage, file))
  npm(process.execPath, ['ci', ...platform(cpu)], stage, { production: true })
  for (const file of ['package.json', 'package-lock.json']) rmSync(join(stage, file))
}

/** The Node that the project pins, by its checksum in `scripts/setup/node/package-lock.json`. */
function addNode(root: string, stage: string, cpu: ReleaseCpu): void {
  const packed = nodePackage({ platform: 'linux', arch: cpu, musl: false })
  if (!packed) throw new Error(`There is no Node to pack for ${cpu}.`)
  const folder = join(stage, 'node')
  mkdirSync(folder)
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(root, 'scripts/setup/node', file), join(folder, file))
  }
  npm(process.execPath, ['ci', ...platform(cpu)], folder)
  mkdirSync(join(folder, 'bin'))
  const source = join(folder, 'node_modules', packed)
  copyFileSync(join(source, 'bin/node'), join(folder, 'bin/node'))
  copyFileSync(join(source, 'LICENSE'), join(folder, 'LICENSE'))
  for (const rest of ['node_modules', 'package.json', 'package-lock.json']) {
    rmSync(join(folder, rest), { recursive: true })
  }
}

const platform = (cpu: ReleaseCpu) => ['--os=linux', `--cpu=${cpu}`, '--libc=glibc']

/**
 * `exec`, so that signals of a service manager reach the server itself. Servers find the build in their folder; the operator
 * names files from where they are.
 */
function launcher(command: string): string {
  return `#!/bin/sh
# Works from anywhere, also through a symbolic link.
set -e
home=$(readlink -f "$(dirname "$(readlink -f "$0")")/..")
# What messages call the operator's command.
export LEADS_COMMAND="\${LEADS_COMMAND:-$(dirname "$0")/leads}"
${command === 'leads' ? '' : 'cd "$home"\n'}exec "$home/node/bin/node" "$home/server/${command}.js" "$@"
`
}
