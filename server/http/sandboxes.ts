import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { bankSandbox } from '#adapters/bank-sandbox/sandbox.ts'
import { dokuSandbox } from '#adapters/doku/sandbox.ts'
import { fcmSandbox } from '#adapters/fcm/sandbox.ts'
import { googlePlacesSandbox } from '#adapters/google-places/sandbox.ts'
import { googleTagSandbox } from '#adapters/google-tag/sandbox.ts'
import { mailboxPages } from '#adapters/mail-sandbox/pages.ts'
import { rajaOngkirSandbox } from '#adapters/rajaongkir/sandbox.ts'
import { textMessageSandbox } from '#adapters/text-message/sandbox.ts'
import { webPushSandbox } from '#adapters/web-push/sandbox.ts'
import { yukkSandbox } from '#adapters/yukk/sandbox.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { bankSandboxParts } from '../banks.ts'
import type { Application } from '../compose.ts'
import { always, defaultHeaders } from './headers.ts'
import { sandboxIndex, sandboxPolicy } from './sandbox-index.ts'

// Ids carry the time in 48 bits and nothing here was sold before 2020: beyond that a clock only breaks the application.
const isUseful = (now: string) => now >= '2020' && now < '2100'
const moved = z.object({ now: z.iso.datetime({ offset: true }).refine(isUseful) })

/** The other side of the outside, in the demo only: each speaks its vendor's protocol and says what it is. */
export async function mountSandboxes(app: FastifyInstance, application: Application): Promise<void> {
  const { mailbox, text_secret, places_key, courier, gateways, banks, push, app_push } = application.outside.sandbox
  app.get('/sandbox', async (_request, reply) =>
    reply.type('text/html').header('content-security-policy', sandboxPolicy).send(sandboxIndex(application)),
  )
  if (mailbox) await app.register(mailboxPages({ box: mailbox }))
  if (mailbox && text_secret) await app.register(textMessageSandbox({ secret: text_secret, box: mailbox }))
  if (places_key) await app.register(googlePlacesSandbox({ key: places_key }))
  if (courier) await app.register(rajaOngkirSandbox(courier))

  await app.register(googleTagSandbox())
  if (gateways.doku) await app.register(dokuSandbox(gateways.doku))
  if (gateways.yukk) await app.register(yukkSandbox(gateways.yukk))
  if (banks) await app.register(bankSandbox(bankSandboxParts(application, banks)))
  if (push) await app.register(webPushSandbox(push))
  if (app_push) await app.register(fcmSandbox(app_push))

  await app.register(async (providers) => mountProviders(providers, application))

  app.get('/sandbox/clock', async () => ({ now: application.clock.now().toISOString() }))
  app.post('/sandbox/clock', async (request) => {
    const parsed = moved.safeParse(request.body)
    if (!parsed.success) throw new Refusal(codes.input_invalid)
    application.clock.moveTo(new Date(parsed.data.now))
    return { now: application.clock.now().toISOString() }
  })
  app.delete('/sandbox/clock', async () => {
    application.clock.restore()
    return { now: application.clock.now().toISOString() }
  })
}

/** oidc-provider reads the request itself, so its body is left alone. */
function mountProviders(app: FastifyInstance, application: Application): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  for (const [name, sandbox] of Object.entries(application.outside.sandbox.oidc)) {
    const serve = (request: FastifyRequest, reply: FastifyReply) => {
      // Servers and whole pages speak to a provider, scripts of other origins never.
      delete request.raw.headers.origin
      for (const [name, value] of Object.entries({ ...always, ...defaultHeaders })) reply.raw.setHeader(name, value)
      reply.hijack()
      sandbox().handle(request.raw, reply.raw)
    }
    app.all(`/sandbox/oidc/${name}`, serve)
    app.all(`/sandbox/oidc/${name}/*`, serve)
  }
}
