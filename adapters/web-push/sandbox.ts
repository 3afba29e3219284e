import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { languageOf } from '#core/messages.ts'
import { decrypt } from './decrypt.ts'
import { pushPage, pushPolicy } from './sandbox-page.ts'
import type { PushStore, SandboxSubscription } from './sandbox-store.ts'
import { isVapid } from './vapid.ts'

export type PushSandbox = {
  store: PushStore
  /** The key that subscriptions are made for. */
  public_key: string
  /** Where this service is reached, scheme and host. */
  origin: () => string
}

export const pushPath = '/sandbox/push/wpush/'
const params = z.object({ id: z.string().max(60) })
const query = z.object({ subscription: z.string().optional() })
const headers = z.object({
  authorization: z.string(),
  ttl: z.string().regex(/^\d{1,8}$/),
  'content-encoding': z.literal('aes128gcm'),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).default('normal'),
})
// RFC 8030 §7.2: a service takes at least so much, and none of those we know takes more.
const mostBytes = 4096

/** The push service's side: takes what a real one takes, refuses what it refuses, and opens it as the browser would. */
export const webPushSandbox =
  (sandbox: PushSandbox): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: mostBytes },
      async (_: unknown, body: Buffer) => body,
    )
    app.get('/sandbox/push', async (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', pushPolicy)
        .send(pushPage(await sandbox.store.list(), languageOf(request.headers['accept-language']))),
    )
    app.get('/sandbox/push.json', async (request) => {
      const { subscription } = query.parse(request.query)
      const all = await sandbox.store.list()
      return all.filter((one) => subscription === undefined || one.subscription === subscription)
    })
    app.post('/sandbox/push/subscriptions', async (_request, reply) => {
      const { id, public_key, auth } = await sandbox.store.subscribe(sandbox.public_key)
      const endpoint = `${sandbox.origin()}${pushPath}${id}`
      return reply.code(201).send({ id, endpoint, keys: { p256dh: public_key, auth } })
    })
    app.delete('/sandbox/push/subscriptions/:id', async (request, reply) => {
      const isKnown = await sandbox.store.end(params.parse(request.params).id)
      return reply.code(isKnown ? 204 : 404).send()
    })
    app.post(`${pushPath}:id`, async (request, reply) => take(sandbox, request, reply))
  }

async function take(sandbox: PushSandbox, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const known = await sandbox.store.find(params.parse(request.params).id)
  if (!known) return reply.code(404).send()
  if (known.is_gone) return reply.code(410).send()
  const said = headers.safeParse(request.headers)
  if (!said.success || !Buffer.isBuffer(request.body)) return reply.code(400).send()
  const expected = { audience: sandbox.origin(), public_key: known.sender, now: new Date() }
  if (!isVapid(said.data.authorization, expected)) return reply.code(403).send()
  const text = decrypt(request.body, keysOf(known))
  if (text === undefined) return reply.code(400).send()
  const { ttl, topic = request.id.replace(/[^\w-]/g, ''), urgency } = said.data
  const at = new Date().toISOString()
  await sandbox.store.put({ subscription: known.id, topic, ttl: Number(ttl), urgency, text, at })
  return reply.code(201).header('location', `${sandbox.origin()}/sandbox/push/${topic}`).send()
}

const keysOf = ({ private_key, public_key, auth }: SandboxSubscription) => ({ private_key, public_key, auth })
