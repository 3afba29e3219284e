import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { rolesOf } from '#core/call.ts'
import type { Application } from '../compose.ts'
import { asyncapi } from '../docs/asyncapi.ts'
import { openapi } from '../docs/openapi.ts'
import { docsPage } from '../docs/page.ts'
import { socketEvents, socketNotices } from '../sockets/serve-events.ts'

/** The contract, for machines and for people. */
export function mountDocs(app: FastifyInstance, application: Application): void {
  const calls = [...application.calls.values()].map((bound) => bound.call).filter((call) => rolesOf(call) === undefined)
  const spoken = { events: socketEvents().map(({ event }) => event), notices: socketNotices() }
  const documents = { openapi: JSON.stringify(openapi(calls)), asyncapi: JSON.stringify(asyncapi(spoken)) }
  for (const [name, document] of Object.entries(documents))
    app.get(`/api/${name}.json`, async (_request, reply) =>
      reply.type('application/json').header('cache-control', 'public, max-age=300').send(document),
    )
  app.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(18).toString('base64url')
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
    return reply.type('text/html').header('content-security-policy', policy).send(docsPage({ calls, spoken }, nonce))
  })
}
