import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './browser.ts'
import type { CodeBlock } from './codeBlocks.ts'
import type { Walk } from './walk.ts'

/** What a block is walked through by; or why it is not. */
type Step = ((walk: Walk, block: CodeBlock) => Promise<void>) | string

const kandji = 'root/site/content/vendors/kandji.en.mdx'
const person = { name: 'Noa Example', email: 'person@example.com', phone: '+972-3-555-0100', message: 'Twelve Macs' }
const serverLeads = 'sudo -u site env LEADS_DB=/var/lib/site/leads.db /opt/site/current/bin/leads'

/** Each command by itself, on the content as it was. */
const eachAlone =
  (before?: string) =>
  async (walk: Walk, { commands }: CodeBlock): Promise<void> => {
    for (const line of commands) {
      if (before) await walk.site.run(before, '/root/site', walk.env)
      await walk.type([line])
      await walk.reset()
    }
  }

async function sendLead(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const island = page.locator('[data-island=ContactForm]')
  await island.scrollIntoViewIfNeeded()
  await expect(island).toHaveAttribute('data-live', '')
  for (const [name, value] of Object.entries(person)) await island.locator(`[name=${name}]`).fill(value)
  await island.locator('[name=contact]').check()
  await island.locator('form').getByRole('button').click()
  await expect(page.locator('[data-sonner-toast][data-type=success]')).toBeVisible()
}

async function expectPages(page: Page, origin: string): Promise<void> {
  for (const [path, lang] of [
    ['/kandji', 'en'],
    ['/he/kandji', 'he'],
  ]) {
    await page.goto(origin + path)
    await expect(page.locator('html')).toHaveAttribute('lang', lang ?? '')
    await expect(page.locator('h1')).toBeVisible()
  }
}

/** Every block of the documents, in the order of the walk. */
export const plan: Readonly<Record<string, Step>> = {
  'README.md › Two commands': async (walk, { commands: [start = '', test = ''] }) => {
    const served = await walk.step(`${start}, to its address`, () =>
      walk.site.serve(start, /http:\/\/localhost:\d+/, '/root/site', walk.env),
    )
    await walk.step('both languages and a lead in a browser', () =>
      walk.look(walk.site, async page => {
        await expectPages(page, served.address)
        await sendLead(page, `${served.address}/he/kandji`)
      }),
    )
    const { seconds } = await walk.step('SIGTERM', served.stop)
    expect(seconds).toBeLessThan(5)
    expect(await walk.type(['npm run leads -- list'])).toContain(person.email)
    if (process.env.WALK_TEST) await walk.type([test])
    else console.log(`    not run  ${test}: WALK_TEST=1 runs it`)
  },
  'content/README.md › Begin': async (walk, { commands: [dev = ''] }) => {
    const served = await walk.step(`${dev}, to its address`, () =>
      walk.site.serve(dev, /http:\/\/localhost:\d+/, '/root/site', walk.env),
    )
    await walk.step('an edit on the screen, the desk, a proposal', () =>
      walk.look(walk.site, async page => {
        await page.goto(`${served.address}/kandji`)
        const source = walk.site.read(kandji)
        walk.site.write(kandji, source.replace('</PageHero>', '</PageHero>\n\nWritten in a terminal.'))
        await expect(page.getByText('Written in a terminal.')).toBeVisible()
        await page.keyboard.press('e')
        // Like someone checking whether it was saved: what the dev server compiles first may load the desk again.
        await expect(async () => {
          await expect(page.locator('.cm-content').first()).toBeFocused()
          await page.keyboard.press('Control+End')
          if (!(await page.getByText('Written at the desk.').count()))
            await page.keyboard.type('\nWritten at the desk.\n')
          await page.keyboard.press('Control+s')
          await expect.poll(() => walk.site.read(kandji), { timeout: 10_000 }).toContain('Written at the desk.')
        }).toPass({ timeout: 300_000 })
        await page.getByRole('button', { name: 'Propose …' }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toContainText('Noa (noa@example.com)')
        // What came from the terminal goes along only if it is asked for.
        await dialog.getByRole('checkbox').check()
        await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
        // What is left to mend is a status, too.
        await expect(dialog.locator('form')).toHaveCount(0)
        await expect(dialog.getByRole('status')).toBeVisible()
      }),
    )
    // The last commit is the proposal: of the page that was edited, and of nothing else.
    const proposed = await walk.site.run('git show --format=%an --name-only HEAD && git show HEAD', '/root/site')
    expect(proposed).toMatch(/^Noa\n\ncontent\/vendors\/kandji\.en\.mdx\n/)
    expect(proposed).toContain('+Written at the desk.')
    await walk.step('SIGTERM', served.stop)
    await walk.site.run('git checkout -qf main', '/root/site')
    await walk.reset()
  },
  'content/README.md › See it on the page': (walk, { commands }) => walk.type(commands).then(() => undefined),
  'content/README.md › See it on the page (2)': async (walk, { commands }) => {
    walk.site.write(kandji, walk.site.read(kandji).replace('</PageHero>', '</PageHero>\n\nTwo  spaces.'))
    await walk.type(commands)
    expect(walk.site.read(kandji)).toContain('Two spaces.')
    await walk.reset()
  },
  'content/README.md › 1. Change a text': eachAlone(),
  'content/README.md › 2. Change a price, a number or a date': async (walk, { text }) => {
    const file = 'root/site/content/data/facts.yaml'
    const [, id = ''] = /^([\w.]+):/.exec(text) ?? []
    walk.site.write(
      file,
      walk.site.read(file).replace(new RegExp(`^${id}:.*\n`, 'm'), text.replace('value: 40', 'value: 41')),
    )
    const places = await walk.type([`npm run facts -- ${id}`])
    expect(places).toContain('41')
    await walk.reset()
  },
  'content/README.md › 3. Add a page': eachAlone(),
  'content/README.md › 3. Add a page (2)': eachAlone('npm run new -- vendors acme --menu it'),
  'content/README.md › 3. Add a page (3)': eachAlone('npm run new -- vendors acme --menu it'),
  'content/README.md › Drafts and dates': 'keys, each of which tests/unit/publication.test.ts builds a site with',
  'content/README.md › 4. Translate': 'text; src/content/glossary.test.ts has each of its forms written',
  'content/README.md › 4. Translate (2)': eachAlone(),
  'content/README.md › 5. Show a picture': 'text; tests/faults/images.test.ts reads each of its forms',
  'content/README.md › 5. Show a picture (2)': async (walk, { commands }) => {
    const picture = { width: 1600, height: 1000, channels: 3, background: '#345' } as const
    await sharp({ create: picture }).jpeg().toFile(join(walk.site.folder, 'root/site/content/images/My rack.JPG'))
    await walk.type(commands)
    expect(readdirSync(join(walk.site.folder, 'root/site/content/images'))).toContain('my-rack.jpg')
    await walk.reset()
  },
  'CONTRIBUTING.md › Reviewing a change': async (walk, { commands }) => {
    walk.site.write(kandji, walk.site.read(kandji).replace('</PageHero>', '</PageHero>\n\nA sentence for review.'))
    await walk.site.run('git tag v1.2.0 && git checkout -qb change && git commit -qam Change', '/root/site')
    for (const line of commands) {
      await walk.type([line])
      expect(walk.site.read('root/site/review/index.html')).toContain('A sentence for review.')
    }
  },
  'docs/operations.md › Starting and stopping': 'for a Node that is new enough: npm run bench:machines -- production',
  'docs/operations.md › A machine of your own': async (walk, { commands }) => {
    await walk.type(commands)
    const release = join(walk.site.folder, 'root/site/release')
    const [archive = ''] = readdirSync(release).filter(name => name.endsWith('.tar.gz'))
    cpSync(join(release, archive), join(walk.server.folder, 'root', archive))
    walk.server.write('etc/hosts', '127.0.0.1 localhost www.example.com previews.example.net\n')
  },
  'docs/operations.md › A machine of your own (2)': async (walk, block) => {
    expect(await walk.typeOnServer(block)).toMatch(/"commit":"[0-9a-f]{40}"/)
    await walk.server.run(
      'echo SITE_ORIGIN=https://www.example.com > /etc/site.env; echo TRUST_PROXY=127.0.0.1/32 >> /etc/site.env; systemctl restart site.service',
    )
  },
  'docs/operations.md › A machine of your own (4)': async (walk, { text }) => {
    // No authority answers here: Caddy signs by itself.
    walk.server.write('etc/caddy/Caddyfile', `{\n\tlocal_certs\n\tskip_install_trust\n}\n${text}`)
    await walk.step('Caddy, both languages and a lead in a browser', async () => {
      await walk.server.run('systemctl restart caddy')
      await walk.look(walk.server, async page => {
        await expectPages(page, 'https://www.example.com')
        await sendLead(page, 'https://www.example.com/kandji')
      })
    })
  },
  'docs/operations.md › A machine of your own (3)': async (walk, block) => {
    expect(await walk.typeOnServer(block)).toContain(person.email)
  },
  'docs/operations.md › A machine of your own (5)': async (walk, block) => {
    await walk.server.run(
      'cp -a /opt/site/releases/site-* /root/site-NEW && tar -czf site-NEW.tar.gz site-NEW && rm -r site-NEW',
    )
    await walk.typeOnServer(block)
    expect(await walk.server.run('curl -s http://127.0.0.1:3000/readyz; readlink /opt/site/current')).toContain('NEW')
    expect(await walk.server.run(`${serverLeads} list`)).toContain(person.email)
  },
  'docs/operations.md › In containers': 'Docker does not run in a container; tests/unit/deploy.test.ts reads the files',
  'docs/operations.md › Previews': async (walk, block) => {
    expect(await walk.typeOnServer(block)).toContain('"ok"')
  },
  'docs/operations.md › Previews (2)': async (walk, { commands: [pack = '', put = '', remove = ''] }) => {
    await walk.type([pack])
    cpSync(join(walk.site.folder, 'root/site/handover'), join(walk.server.folder, 'root/handover'), { recursive: true })
    const read = 'PREVIEWS_TOKEN=$(sed -n s/^PREVIEWS_TOKEN=//p /etc/previews.env); '
    // TLS is the business of whatever goes in front of it.
    const origin = 'http://previews.example.net:3100'
    const plain = (line: string) => line.replace('https://previews.example.net', origin)
    await walk.step(put, () => walk.server.run(read + plain(put)))
    await walk.step('the preview and its review in a browser', () =>
      walk.look(walk.server, async page => {
        await page.goto('http://my-branch.previews.example.net:3100/he/kandji')
        await expect(page.locator('h1')).toBeVisible()
        await page.goto('http://my-branch.previews.example.net:3100/review/')
        await expect(page.getByText('A sentence for review.').first()).toBeVisible()
      }),
    )
    await walk.step(remove, () => walk.server.run(read + plain(remove)))
    expect(
      await walk.server.run(
        `curl -s -o /dev/null -w '%{http_code}' -H 'Host: my-branch.previews.example.net' ${origin}`,
      ),
    ).toBe('404')
  },
  'docs/operations.md › Reading leads': async (walk, { commands: [open = ''] }) => {
    const served = await walk.step(`${open}, to its address`, () =>
      walk.site.serve(open, /http:\/\/\S+/, '/root/site', walk.env),
    )
    await walk.step('a lead in a browser', () =>
      walk.look(walk.site, async page => {
        await page.goto(served.address)
        await page.getByRole('link', { name: person.name }).first().click()
        for (const text of [person.email, person.message]) await expect(page.getByText(text).first()).toBeVisible()
      }),
    )
    await walk.step('SIGTERM', served.stop)
  },
  'docs/operations.md › Reading leads (2)': 'the same through ssh, which no bare machine has',
  'docs/operations.md › A visitor asks what you know of them': async (walk, { commands }) => {
    await walk.type(commands)
    expect(walk.site.read('root/site/person.html')).toContain(person.message)
    expect(JSON.parse(walk.site.read('root/site/person.json'))).toBeInstanceOf(Object)
  },
  'docs/operations.md › A visitor asks what you know of them (2)': async (walk, { commands }) => {
    await walk.type(commands)
    expect(await walk.site.run('npm run leads -- list', '/root/site', walk.env)).not.toContain(person.email)
  },
  'docs/operations.md › Webhook': 'an example of what is sent; src/server/leads has the tests of it',
  'docs/operations.md › Newsletter': 'headers of a mail that others send',
  'docs/operations.md › Backup and restore': async (walk, block) => {
    await walk.server.run('install -d -o site -g site /backups')
    await walk.typeOnServer(block, text => text.replace('npm run leads --', serverLeads))
    await walk.server.run(`${serverLeads} forget ${person.email}`)
  },
  'docs/operations.md › Backup and restore (2)': async (walk, block) => {
    expect(await walk.typeOnServer(block)).toContain(person.email)
    await walk.step('a lead after it', () =>
      walk.look(walk.server, page => sendLead(page, 'https://www.example.com/he/kandji')),
    )
    expect((await walk.server.run(`${serverLeads} list`)).split(person.email)).toHaveLength(3)
  },
  'docs/operations.md › Moving to PostgreSQL': async (walk, block) => {
    await walk.typeOnServer(block)
    await walk.step('a lead after it', () =>
      walk.look(walk.server, page => sendLead(page, 'https://www.example.com/kandji')),
    )
    expect((await walk.server.run(operatorOfServer)).split(person.email)).toHaveLength(4)
  },
  'docs/operations.md › Two servers behind a balancer': async (walk, { text }) => {
    await walk.step('a second server beside the first, and then without it', async () => {
      // The second machine of the document, by its port.
      await walk.server.run(
        'systemd-run --quiet --unit=second --uid=site --setenv=PORT=3001 --property=EnvironmentFile=/etc/site.env /opt/site/current/bin/serve',
      )
      const here = text.replace('10.0.0.1:3000', '127.0.0.1:3000').replace('10.0.0.2:3000', '127.0.0.1:3001')
      walk.server.write('etc/caddy/Caddyfile', `{\n\tlocal_certs\n\tskip_install_trust\n}\n${here}`)
      await walk.server.run('until curl -sf http://127.0.0.1:3001/readyz; do sleep 0.2; done; systemctl restart caddy')
      await walk.look(walk.server, page => sendLead(page, 'https://www.example.com/he/kandji'))
      await walk.server.run('systemctl stop site.socket site.service; sleep 3')
      await walk.look(walk.server, page => sendLead(page, 'https://www.example.com/kandji'))
      await walk.server.run('systemctl start site.socket site.service')
    })
    expect((await walk.server.run(operatorOfServer)).split(person.email)).toHaveLength(6)
  },
  'docs/operations.md › Changing a secret': async (walk, block) => {
    await walk.server.run(
      'echo "LEADS_SECRET=$(openssl rand -hex 32)" >> /etc/site.env; systemctl restart site.service',
    )
    await walk.typeOnServer(block)
    expect(await walk.server.run('grep LEADS_SECRET /etc/site.env; curl -sf http://127.0.0.1:3000/readyz')).toMatch(
      /LEADS_SECRET=[0-9a-f]{64},[0-9a-f]{64}\n/,
    )
  },
  'docs/operations.md › Changing a secret (2)': async (walk, block) => {
    await walk.typeOnServer(block)
    expect(await walk.server.run('grep LEADS_SECRET /etc/site.env; curl -sf http://127.0.0.1:3000/readyz')).toMatch(
      /LEADS_SECRET=[0-9a-f]{64}\n/,
    )
  },
  'docs/operations.md › Keeping and rotating logs': async (walk, { text }) => {
    walk.server.write('etc/systemd/journald.conf', text)
    await walk.step('systemctl restart systemd-journald', () => walk.server.run('systemctl restart systemd-journald'))
  },
  'docs/operations.md › Keeping and rotating logs (2)': async (walk, { text }) => {
    walk.server.write('etc/logrotate.d/site', text)
    await walk.step('logrotate --debug', () => walk.server.run('logrotate --debug /etc/logrotate.d/site'))
  },
}

const operatorOfServer = `set -a; . /etc/site.env; sudo --preserve-env -u site /opt/site/current/bin/leads list`
