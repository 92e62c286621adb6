import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { forget } from '../../retention/forget.ts'
import { personData, personJson } from '../personData.ts'
import { type PageContext, sendPage } from './context.ts'
import { link } from './layout.ts'
import { forgetForm, forgottenView, personFile, personForm, personView } from './personView.ts'
import { Remembered } from './remembered.ts'

/** How long to keep trying to clear deleted data from the write-ahead log, ms. */
const CLEARING_TIMEOUT = 3000

/** Whatever a form may have taken for an address; PostgreSQL takes no NUL. */
const body = z.object({
  email: z
    .string()
    .max(254)
    .regex(/^\P{Cc}+$/u),
})
const keyParameter = z.object({ key: z.string() })

/** What is stored about one person: to view, to hand over, to erase. */
export function personRoutes(app: FastifyInstance, { database, now, place }: PageContext): void {
  const addresses = new Remembered<string>()

  /** Answers about the person whose key is in the address. */
  const about =
    (answer: (request: FastifyRequest, reply: FastifyReply, email: string, address: string) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { key } = keyParameter.parse(request.params)
      const email = addresses.get(key)
      return email === undefined ? reply.callNotFound() : answer(request, reply, email, `/person/${key}`)
    }

  app.get('/person', (request, reply) => sendPage(reply, personForm(place(request, '/person'))))

  app.post('/person', async (request, reply) => {
    const given = body.safeParse(request.body)
    const to = given.success ? `/person/${addresses.keep(given.data.email)}` : '/person'
    return reply.redirect(link(place(request, ''), to), 303)
  })

  app.get(
    '/person/:key',
    about(async (request, reply, email, address) =>
      sendPage(reply, personView(place(request, address), await personData(database, email, now()), address)),
    ),
  )

  app.get(
    '/person/:key/data.json',
    about(async (_request, reply, email) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="personal-data.json"')
        .send(personJson(await personData(database, email, now()))),
    ),
  )

  app.get(
    '/person/:key/data.html',
    about(async (request, reply, email) =>
      sendPage(
        reply.header('content-disposition', 'attachment; filename="personal-data.html"'),
        personFile(place(request, '').locale, await personData(database, email, now())),
      ),
    ),
  )

  app.get(
    '/person/:key/forget',
    about(async (request, reply, email, address) =>
      sendPage(
        reply,
        forgetForm(place(request, `${address}/forget`), await personData(database, email, now()), address),
      ),
    ),
  )

  app.post(
    '/person/:key/forget',
    about(async (request, reply, email, address) => {
      const erased = await forget(database, email, now())
      const cleared = await database.clearDeleted(CLEARING_TIMEOUT)
      return sendPage(reply, forgottenView(place(request, address), erased, cleared))
    }),
  )
}
