import type { FastifyBaseLogger } from 'fastify'
import { errorCode, type LeadsDatabase } from '../database/database.ts'
import { sendMail } from '../delivery/mail.ts'
import type { LeadsSettings } from '../settings.ts'
import { type Condition, conditions } from './conditions.ts'

/** Interval between two checks for conditions, ms. */
const INTERVAL = 60_000

/** Interval at which an alert is repeated while nothing changes, ms. */
const REPEAT = 24 * 60 * 60 * 1000

/** Time for the webhook to answer, ms. */
const TIMEOUT = 10_000

export interface AlertContext {
  settings: LeadsSettings
  database: LeadsDatabase
  now: () => Date
  log: FastifyBaseLogger
}

/** Sends one alert for each condition, and another when it gets worse or lasts for a day. */
export function createAlerts({ settings, database, now, log }: AlertContext) {
  const sent = new Map<Condition['kind'], { size: number; at: number }>()

  const isNews = ({ kind, size }: Condition): boolean => {
    const last = sent.get(kind)
    return last === undefined || size > last.size || now().getTime() - last.at >= REPEAT
  }

  return {
    /** Sends alerts for new conditions; what could not be sent is sent by the next check. */
    async check(): Promise<void> {
      const found = await conditions(settings, database, now())
      for (const kind of sent.keys()) if (!found.some(condition => condition.kind === kind)) sent.delete(kind)
      const news = found.filter(isNews)
      if (news.length === 0) return
      try {
        await send(settings, news.map(({ text }) => text).join('\n'))
        for (const { kind, size } of news) sent.set(kind, { size, at: now().getTime() })
      } catch (error) {
        log.error({ code: errorCode(error) }, 'leads: an alert could not be sent')
      }
    },
  }
}

/** Checks every minute; null where neither a webhook nor a mail address is set. */
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

/** @throws where webhook or mail fails */
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
