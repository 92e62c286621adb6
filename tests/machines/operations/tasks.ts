import { expect } from '@playwright/test'
import type { CodeBlock } from '../walk/codeBlocks.ts'
import type { Debian } from '../walk/debian.ts'
import { addresses, type Network } from './network.ts'
import type { Seen } from './visitors.ts'
import { visited } from './visits.ts'

/** What the tasks are done with. */
export interface Manual {
  readonly network: Network
  /** Names of two releases under `/root`, without their ending: the one that is installed first, and a newer one. */
  readonly releases: readonly [string, string]
  /** Types a block of the manual on a machine, as root. @param change what a reader puts in place of examples */
  type(machine: Debian, heading: string, change?: (text: string) => string): Promise<string>
  /** A block of the manual that is a file's content. */
  block(heading: string): CodeBlock
}

/** One of the manual's tasks. @returns what was seen besides the time @throws where it does not hold */
export type Task = (manual: Manual) => Promise<string>

/** What the first server is given besides the manual's lines: one address sends all of the visitors' forms. */
const settings = ['SITE_ORIGIN=https://www.example.com', 'TRUST_PROXY=127.0.0.1/32', 'LEADS_RATE_LIMIT=1000000']

/** No authority answers here: Caddy signs by itself. */
const selfSigned = '{\n\tlocal_certs\n\tskip_install_trust\n}\n'

const own = 'https://www.example.com'
const untilReady = (url: string) => `until curl -skf --max-time 5 ${url}/readyz >/dev/null; do sleep 0.1; done`

/** The manual's tasks, in an order in which each finds what it needs. */
export const tasks: Readonly<Record<string, Task>> = {
  'the first server': async ({ network: { first }, releases: [older, newer], type, block }) => {
    expect(await type(first, 'A machine of your own (2)', text => text.replaceAll('site-*', `${older}*`))).toMatch(
      /"commit":"[0-9a-f]{40}"/,
    )
    expect(await type(first, 'A machine of your own (3)')).toContain('0 of 0 leads')
    await first.run(`printf '%s\\n' ${settings.join(' ')} > /etc/site.env; systemctl restart site.service`)
    first.write('etc/caddy/Caddyfile', selfSigned + block('A machine of your own (4)').text)
    await first.run(`systemctl restart caddy; ${untilReady(own)}`)
    expect(newer).not.toBe(older)
    const seen = await visited(first, 'first', async () => first.run('sleep 2'))
    await expectKept(first, [seen])
    return `${seen.kept.length} leads`
  },

  'upgrade, with visitors': async ({ network: { first }, releases: [, newer], type }) => {
    const seen = await visited(first, 'upgrade', async () => {
      await first.run('sleep 2')
      await type(first, 'A machine of your own (5)', text => text.replaceAll('site-NEW', newer))
      await first.run(`${untilReady(own)}; sleep 2`)
    })
    expect(await first.run(`curl -sk ${own}/healthz`)).toContain(NEW_COMMIT)
    await expectKept(first, [seen])
    return words(seen)
  },

  'back, with visitors': async ({ network: { first }, releases: [older], block }) => {
    const last = block('A machine of your own (5)').commands.at(-1) ?? ''
    const seen = await visited(first, 'back', async () => {
      await first.run('sleep 2')
      await first.run(last, `/opt/site/releases/${older}`)
      await first.run(`${untilReady(own)}; sleep 2`)
    })
    expect(await first.run(`curl -sk ${own}/healthz`)).not.toContain(NEW_COMMIT)
    await expectKept(first, [seen])
    return words(seen)
  },

  'a host for previews': async ({ network: { first }, type, block }) => {
    expect(await type(first, 'Previews')).toContain('"ok":true')
    const [, put = '', remove = ''] = block('Previews (2)').commands
    first.write('root/handover/preview.json', JSON.stringify(previewNotes))
    await first.run(
      'cp -r /opt/site/current/dist/client /opt/site/current/dist/site.json . && tar -czf preview.tar.gz *',
      '/root/handover',
    )
    // The two lines of the manual, in a server that ends no TLS.
    first.write(
      'etc/nginx/conf.d/previews.conf',
      'server { listen 8080; location / { proxy_pass http://127.0.0.1:3100; proxy_set_header Host $host; client_max_body_size 96m; } }\n',
    )
    // Debian's own site wants port 80, which Caddy has.
    await first.run('rm /etc/nginx/sites-enabled/default && systemctl start nginx')
    const token = 'PREVIEWS_TOKEN=$(sed -n s/^PREVIEWS_TOKEN=//p /etc/previews.env)'
    const plain = (line: string) => line.replace('https://previews.example.net', 'http://previews.example.net:8080')
    await first.run(`${token}; ${plain(put)}`)
    const page = `curl -s -o /dev/null -w '%{http_code}' -H 'Host: my-branch.previews.example.net' http://127.0.0.1:8080/he/kandji`
    expect(await first.run(page)).toBe('200')
    await first.run(`${token}; ${plain(remove)}`)
    expect(await first.run(page)).toBe('404')
    return 'uploaded through nginx, served, removed'
  },

  'backup and restore': async ({ network: { first }, type }) => {
    await type(first, 'Backup and restore')
    const before = await leadsOf(first)
    const later = await visited(first, 'later', async () => first.run('sleep 2'))
    await expectKept(first, [later])
    expect(await type(first, 'Backup and restore (2)')).toContain(`of ${before.length} leads`)
    expect(await leadsOf(first)).toEqual(before)
    const after = await visited(first, 'restored', async () => first.run('sleep 2'))
    await expectKept(first, [after])
    return `${before.length} leads back, ${later.kept.length} that came after the backup gone`
  },

  'a visitor asks': async ({ network: { first }, block }) => {
    const person = 'first-0@example.com'
    const asMachine = (line: string) => line.replace('npm run leads --', 'leads').replace('--output', '>')
    const lines = ['A visitor asks what you know of them', 'A visitor asks what you know of them (2)'].flatMap(
      heading => block(heading).commands.map(line => asMachine(line).replaceAll('person@example.com', person)),
    )
    for (const line of lines.slice(0, -1)) await first.run(`umask 077; ${line}`)
    expect(first.read('root/person.html')).toMatch(/<html lang="he" dir="rtl"[\s\S]*first-0@example\.com/)
    expect(JSON.parse(first.read('root/person.json'))).toMatchObject({ leads: [{ email: person }] })
    await first.run(lines.at(-1) ?? '')
    expect(await leadsOf(first)).not.toContain(person)
    return 'a page in Hebrew, JSON, erased'
  },

  'to PostgreSQL': async ({ network: { first }, type }) => {
    const before = await leadsOf(first)
    await type(first, 'Moving to PostgreSQL')
    await first.run(untilReady(own))
    expect((await leadsOf(first)).sort()).toEqual(before.sort())
    const seen = await visited(first, 'postgres', async () => first.run('sleep 2'))
    await expectKept(first, [seen])
    return `${before.length} leads moved, ${seen.kept.length} since`
  },

  'two servers, each stopped for a while': async manual => {
    const { network, type, block } = manual
    const { first, second, balancer } = network
    // As the manual says it in words.
    await first.run(`
      cd /etc/postgresql/*/main
      echo "listen_addresses = 'localhost, ${addresses.first}'" > conf.d/network.conf
      echo "hostssl leads leads 10.0.0.0/24 scram-sha-256" >> pg_hba.conf
      systemctl restart postgresql
      sed -i 's|@127.0.0.1:5432/leads|@${addresses.first}:5432/leads?sslmode=no-verify|; s|^TRUST_PROXY=.*|TRUST_PROXY=${addresses.balancer}/32|' /etc/site.env
      echo "LEADS_SECRET=$(openssl rand -hex 32)" >> /etc/site.env`)
    second.write('root/site.env', first.read('etc/site.env'))
    const older = manual.releases[0]
    await type(second, 'A machine of your own (2)', text => text.replaceAll('site-*', `${older}*`))
    await second.run('cat site.env > /etc/site.env')
    for (const name of ['first', 'second'] as const) {
      const listen = `[Socket]\nListenStream=\nListenStream=${addresses[name]}:3000\n`
      network[name].write('etc/systemd/system/site.socket.d/listen.conf', listen)
      await network[name].run(
        `systemctl daemon-reload; systemctl stop site.service; systemctl restart site.socket; systemctl start site.service; ${untilReady(`http://${addresses[name]}:3000`)}`,
      )
    }
    await first.run('systemctl stop caddy')
    const { text } = block('Two servers behind a balancer')
    balancer.write('etc/caddy/Caddyfile', selfSigned + text)
    await balancer.run(`systemctl restart caddy; ${untilReady(own)}`)
    const seen = await visited(balancer, 'two', async () => {
      for (const name of ['first', 'second'] as const) {
        const server = `${addresses[name]}:3000`
        balancer.write('etc/caddy/Caddyfile', selfSigned + text.replace(` ${server}`, ''))
        await balancer.run('sleep 2; systemctl reload caddy; sleep 1')
        await network[name].run('systemctl stop site.socket site.service; sleep 2')
        await network[name].run(`systemctl start site.socket site.service; ${untilReady(`http://${server}`)}`)
        balancer.write('etc/caddy/Caddyfile', selfSigned + text)
        await balancer.run('systemctl reload caddy; sleep 3')
      }
    })
    for (const machine of [first, second]) {
      const answered = await machine.run(`journalctl -u site.service -o cat | grep -c '"path":"/kandji"'`)
      expect(Number(answered)).toBeGreaterThan(0)
    }
    await expectKept(first, [seen])
    return words(seen)
  },

  'a secret, with visitors': async ({ network, type }) => {
    const { first, second, balancer } = network
    const spread = async () => {
      second.write('etc/site.env', first.read('etc/site.env'))
      await second.run(`systemctl restart site.service; ${untilReady(`http://${addresses.second}:3000`)}`)
    }
    const seen = await visited(balancer, 'secret', async () => {
      await balancer.run('sleep 1')
      for (const heading of ['Changing a secret', 'Changing a secret (2)']) {
        await type(first, heading)
        await spread()
        await balancer.run('sleep 2')
      }
    })
    expect(first.read('etc/site.env')).toMatch(/^LEADS_SECRET=[0-9a-f]{64}$/m)
    await expectKept(first, [seen])
    return words(seen)
  },

  logs: async ({ network: { first }, block }) => {
    first.write('etc/systemd/journald.conf.d/site.conf', block('Keeping and rotating logs').text)
    await first.run('systemctl restart systemd-journald; journalctl --verify --quiet')
    first.write('etc/logrotate.d/site', block('Keeping and rotating logs (2)').text)
    first.write(
      'etc/systemd/system/site.service.d/log.conf',
      '[Service]\nStandardOutput=append:/var/log/site/site.log\n',
    )
    const server = `http://${addresses.first}:3000`
    await first.run(`mkdir -p /var/log/site; systemctl daemon-reload; systemctl restart site.service; ${untilReady(server)}
      curl -s -o /dev/null ${server}/kandji; sleep 1
      logrotate --force /etc/logrotate.d/site
      curl -s -o /dev/null ${server}/he/kandji; sleep 1`)
    expect(await first.run('zcat /var/log/site/site.log.1.gz')).toContain('"path":"/kandji"')
    const now = first.read('var/log/site/site.log')
    expect(now).toContain('"path":"/he/kandji"')
    expect(now).not.toContain('"path":"/kandji"')
    return 'rotated under the running server'
  },
}

/** The commit that the newer release reports. */
export const NEW_COMMIT = 'e'.repeat(40)

const previewNotes = { branch: 'my-branch', commit: 'e'.repeat(40), author: 'Noa', pages: [], faults: [] }

const words = ({ visits, kept, longest }: Seen) =>
  `${visits} visits and ${kept.length} leads answered, the slowest after ${(longest / 1000).toFixed(1)} s`

/** Addresses of all leads, newest first. */
async function leadsOf(machine: Debian): Promise<string[]> {
  const table = await machine.run('leads list --limit 100000')
  return [...table.matchAll(/\S+@example\.com/g)].map(([address]) => address)
}

/** No one was left without an answer, and each acknowledged lead is stored once. */
async function expectKept(machine: Debian, all: readonly Seen[]): Promise<void> {
  const stored = await leadsOf(machine)
  for (const { faults, kept } of all) {
    expect(faults).toEqual([])
    expect(kept.length).toBeGreaterThan(0)
    for (const email of kept) expect(stored.filter(one => one === email)).toHaveLength(1)
  }
}
