import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { daySchema } from '../../../../content/day.ts'
import { localeCodes } from '../../../../content/locales/locales.ts'
import { retryDead } from '../deliveries.ts'
import { countLeads, findLeads, type LeadFilter, originPages } from '../findLeads.ts'
import { leadCounts } from '../leadCounts.ts'
import { totals } from '../listLeads.ts'
import { type PageContext, sendPage } from './context.ts'
import { countsView, PERIODS } from './countsView.ts'
import { link } from './layout.ts'
import { leadList, PAGE_SIZE } from './leadList.ts'
import { leadView } from './leadView.ts'
import { Remembered } from './remembered.ts'

/** Without control characters: PostgreSQL takes no NUL. */
const typed = (limit: number) =>
  z
    .string()
    .max(limit)
    .transform(text => text.replace(/\p{Cc}/gu, ' ').trim())
    .catch('')

const day = daySchema
  .refine(text => text > '2000' && text < '2100')
  .optional()
  .catch(undefined)

/** What the list's form sends; an impossible value counts as not given. */
const filterSchema = z.object({
  words: typed(200),
  form: z.enum(['home', 'standalone', 'quote']).optional().catch(undefined),
  locale: z.enum(localeCodes).optional().catch(undefined),
  page: typed(2000),
  state: z.enum(['pending', 'delivered', 'dead']).optional().catch(undefined),
  from: day,
  to: day,
})

const listQuery = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).catch(1) })
const countsQuery = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal([...PERIODS]))
    .catch(PERIODS[0]),
})
const leadQuery = z.object({ retried: z.literal('1').optional().catch(undefined) })
const idParameter = z.object({ id: z.uuid().catch('') })
const keyParameter = z.object({ key: z.string() })

/** Leads, their counts, and trying their deliveries again. */
export function leadRoutes(app: FastifyInstance, context: PageContext): void {
  const { database, now, place } = context
  const filters = new Remembered<LeadFilter>()

  const list = async (request: FastifyRequest, reply: FastifyReply, filter: LeadFilter, address: string) => {
    const count = await countLeads(database, filter)
    const page = Math.min(listQuery.parse(request.query).page, Math.max(1, Math.ceil(count / PAGE_SIZE)))
    const leads = await findLeads(database, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
    const at = place(request, page === 1 ? address : `${address}?page=${page}`)
    const listing = {
      filter,
      address,
      leads,
      count,
      page,
      totals: await totals(database),
      origins: await originPages(database),
    }
    return sendPage(reply, leadList(at, listing))
  }

  app.get('/', (request, reply) => list(request, reply, {}, '/'))

  app.post('/find', async (request, reply) => {
    const filter = filterSchema.parse(request.body)
    return reply.redirect(link(place(request, ''), `/find/${filters.keep(filter)}`), 303)
  })

  app.get('/find/:key', async (request, reply) => {
    const { key } = keyParameter.parse(request.params)
    const filter = filters.get(key)
    return filter ? list(request, reply, filter, `/find/${key}`) : reply.callNotFound()
  })

  app.get('/leads/:id', async (request, reply) => {
    const { id } = idParameter.parse(request.params)
    const whole = await database.read(async db => {
      const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
      if (!lead) return null
      return {
        lead,
        consent: await db.selectFrom('consents').selectAll().where('lead_id', '=', id).executeTakeFirst(),
        deliveries: await db.selectFrom('outbox').selectAll().where('lead_id', '=', id).orderBy('channel').execute(),
      }
    })
    if (whole === null) return reply.callNotFound()
    const retried = leadQuery.parse(request.query).retried !== undefined
    return sendPage(reply, leadView(place(request, `/leads/${id}`), whole, retried))
  })

  app.post('/leads/:id/retry', async (request, reply) => {
    const { id } = idParameter.parse(request.params)
    await retryDead(database, now(), id)
    return reply.redirect(link(place(request, ''), `/leads/${id}?retried=1`), 303)
  })

  app.post('/retry', async (request, reply) => {
    await retryDead(database, now())
    return reply.redirect(link(place(request, ''), `/find/${filters.keep({ state: 'pending' })}`), 303)
  })

  app.get('/counts', async (request, reply) => {
    const { days } = countsQuery.parse(request.query)
    return sendPage(
      reply,
      countsView(place(request, `/counts?days=${days}`), await leadCounts(database, now(), days), days),
    )
  })
}
