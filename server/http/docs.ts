import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { rolesOf } from '#core/call.ts'
import type { Application } from '../compose.ts'
import { openapi } from '../docs/openapi.ts'
import { docsPage } from '../docs/page.ts'

/** The contract, for machines and for people. */
export function mountDocs(app: FastifyInstance, application: Application): void {
  const calls = [...application.calls.values()].map((bound) => bound.call).filter((call) => rolesOf(call) === undefined)
  const document = JSON.stringify(openapi(calls))
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').header('cache-control', 'public, max-age=300').send(document),
  )
  app.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(18).toString('base64url')
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
    return reply.type('text/html').header('content-security-policy', policy).send(docsPage(calls, nonce))
  })
}
