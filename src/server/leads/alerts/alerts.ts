import type { FastifyBaseLogger } from 'fastify'
import { errorCode, type LeadsDatabase } from '../database/database.ts'
import { sendMail } from '../delivery/mail.ts'
import type { LeadsSettings } from '../settings.ts'
import { type Condition, conditions } from './conditions.ts'

/** How often it is looked whether anything is wrong, ms. */
const INTERVAL = 60_000

/** How often the same alert is repeated while nothing changes, ms. */
const REPEAT = 24 * 60 * 60 * 1000

const TIMEOUT = 10_000

export interface AlertContext {
  settings: LeadsSettings
  database: LeadsDatabase
  now: () => Date
  log: FastifyBaseLogger
}

/** Remembers what was told, so that each condition is told once, and again when it gets worse or stays for a day. */
export function createAlerts({ settings, database, now, log }: AlertContext) {
  const told = new Map<Condition['kind'], { size: number; at: number }>()

  const isNews = ({ kind, size }: Condition): boolean => {
    const last = told.get(kind)
    return last === undefined || size > last.size || now().getTime() - last.at >= REPEAT
  }

  return {
    /** Looks for what is wrong and tells what is new of it; what could not be sent is sent the next time. */
    async check(): Promise<void> {
      const found = await conditions(settings, database, now())
      for (const kind of told.keys()) if (!found.some(condition => condition.kind === kind)) told.delete(kind)
      const news = found.filter(isNews)
      if (news.length === 0) return
      try {
        await send(settings, news.map(({ text }) => text).join('\n'))
        for (const { kind, size } of news) told.set(kind, { size, at: now().getTime() })
      } catch (error) {
        log.error({ code: errorCode(error) }, 'leads: an alert could not be sent')
      }
    },
  }
}

/** Looks every minute, where there is somewhere to send alerts to. */
export function startAlerts(context: AlertContext): { stop(): Promise<void> } | null {
  const { webhook, mail } = context.settings.alerts
  if (webhook === null && mail === null) return null
  const alerts = createAlerts(context)
  const round = () =>
    alerts.check().catch(error => context.log.error({ code: errorCode(error) }, 'leads: alerts could not be checked'))
  let running = round()
  const timer = setInterval(() => {
    running = running.then(round)
  }, INTERVAL).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** @throws where one of the ways fails */
async function send({ alerts, mail, origin }: LeadsSettings, text: string): Promise<void> {
  const name = origin === null ? 'the site' : new URL(origin).host
  if (alerts.webhook !== null) {
    // The shape that Slack, Mattermost and Teams' workflows take.
    const answer = await fetch(alerts.webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: `${name}: ${text}` }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!answer.ok) throw Object.assign(new Error('refused'), { code: `status ${answer.status}` })
  }
  if (alerts.mail !== null && mail !== null) {
    const message = {
      id: crypto.randomUUID(),
      to: alerts.mail,
      replyTo: null,
      subject: `Alert: ${name}`,
      text: `${text}\n`,
    }
    const outcome = await sendMail(mail, message, new AbortController().signal)
    if (outcome.kind === 'failed') throw Object.assign(new Error('failed'), { code: outcome.fault })
  }
}
