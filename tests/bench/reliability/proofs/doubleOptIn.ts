import { setTimeout as wait } from 'node:timers/promises'
import { startMailSink } from '../../../../src/server/leads/testing/smtpSink.ts'
import { Client, subscriptionBody } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { runLeads } from '../operator.ts'
import { Findings, type Proof } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { startServer } from '../serverProcess.ts'

/** Longest time until a mail arrives, ms. */
const MAIL = 3000

const people = [
  { email: 'noa@example.com', language: 'he', dir: 'rtl' },
  { email: 'dan@example.com', language: 'en', dir: 'ltr' },
] as const

/**
 * Strangers enter addresses into the form, also those that have left: no one is on the list whose owner did not press the
 * button behind the mailed link, and everyone is who did.
 */
export async function doubleOptIn(sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase('sqlite')
  const mail = await startMailSink()
  const env = {
    ...database.env,
    SITE_ORIGIN: 'https://www.example.com',
    SMTP_URL: mail.url,
    LEADS_MAIL_TO: 'leads@example.com',
    LEADS_MAIL_FROM: 'site@example.com',
  }
  const server = await startServer(env, sabotage)
  const client = new Client(server.port, 1)
  const findings = new Findings()
  const subscribe = async (email: string, language: string) =>
    (await client.post('/api/subscribe-newsletter.php', subscriptionBody(email), { 'content-language': language }))
      ?.body
  const site = (address: string) => `http://127.0.0.1:${server.port}${address}`
  /** Address of the link in the newest mail to a person, without its host. */
  const linkFor = async (email: string) => {
    const until = performance.now() + MAIL
    const newest = () => mail.received.findLast(({ to }) => to.includes(email))
    while (!newest() && performance.now() < until) await wait(20)
    const link = /https:\/\/www\.example\.com(\S+)/.exec(textOf(newest()?.source ?? ''))?.[1]
    findings.require(link !== undefined, `no mail with a link came to ${email}`)
    return link ?? '/confirm-subscription'
  }
  /** Who is on the list: in the operator's export and not marked as gone. */
  const list = () =>
    runLeads(['export', '--csv', '--subscribers'], env, sabotage)
      .text.split('\r\n')
      .slice(1)
      .map(line => line.split('","'))
      .flatMap(([, email = '', , , , left]) => (email && left === '' ? [email] : []))
  const requireList = (expected: readonly string[], when: string) => {
    const found = list().sort()
    findings.require(found.join() === [...expected].sort().join(), `${when}: on the list are [${found}]`)
  }

  const answers = new Set<string | undefined>()
  for (const { email, language } of people) answers.add(await subscribe(email, language))
  requireList([], 'before anybody has confirmed')
  for (const { email, language, dir } of people) {
    const link = await linkFor(email)
    const page = await (await fetch(site(link))).text()
    findings.require(
      page.includes(`<html lang="${language}" dir="${dir}">`),
      `the page for ${email} is not in ${language}`,
    )
  }
  requireList([], 'after the links were opened, as mail programs do')
  for (const { email } of people) await fetch(site(await linkFor(email)), { method: 'POST' })
  requireList(
    people.map(({ email }) => email),
    'after both have pressed the button',
  )
  for (const link of unsubscribeLinks(runLeads(['export', '--csv', '--subscribers'], env, sabotage).text)) {
    await fetch(site(link), { method: 'POST' })
  }
  requireList([], 'after both have left')
  for (const { email, language } of people) answers.add(await subscribe(email, language))
  requireList([], 'after a stranger has entered who left')
  findings.require(answers.size === 1, `the form answers ${[...answers].join(' / ')}`)
  server.end()
  client.close()
  await mail.close()
  await database.remove()
  return { figures: { people: people.length, mails: mail.received.length }, faults: findings.faults }
}

function unsubscribeLinks(csv: string): string[] {
  return [...csv.matchAll(/https:\/\/www\.example\.com(\/unsubscribe[^"]+)/g)].map(([, address = '']) => address)
}

/** A mail's text: base64 where it is Hebrew, quoted-printable else. */
function textOf(source: string): string {
  const [head = '', ...paragraphs] = source.split('\r\n\r\n')
  const body = paragraphs.join('\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  return body.replace(/=\r\n/g, '').replaceAll('=3D', '=')
}
