import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { newSecret } from '#core/ids.ts'
import { addMs, secondMs } from '#core/time.ts'
import { isAssertion } from './assertion.ts'

export type FcmSandbox = {
  account: { project_id: string; client_email: string; public_key: () => string }
  /** Where this service is reached, scheme and host. */
  origin: () => string
  now: () => Date
}

export const fcmPath = '/sandbox/fcm'
const form = z.object({
  grant_type: z.literal('urn:ietf:params:oauth:grant-type:jwt-bearer'),
  assertion: z.string().max(4096),
})
// As FCM: what it does not know is refused, and every value of `data` is a string.
const sending = z.strictObject({
  message: z.strictObject({
    token: z.string(),
    notification: z.strictObject({ title: z.string(), body: z.string() }),
    data: z.record(z.string(), z.string()),
    android: z.strictObject({
      ttl: z.string().regex(/^\d{1,7}s$/),
      collapse_key: z.string(),
      notification: z.strictObject({ tag: z.string() }),
    }),
    apns: z.strictObject({ headers: z.record(z.string(), z.string()) }),
  }),
})
type Message = z.output<typeof sending>['message']

type State = {
  devices: Map<string, 'registered' | 'unregistered'>
  /** Access tokens, each with its end. */
  access: Map<string, Date>
  /** Newest first. */
  messages: (Message & { at: string })[]
}

const expiresIn = 3599
const mostBytes = 4096
const mostMessages = 200
const device = z.object({ token: z.string() })

/** FCM's side: gives access tokens for good assertions, takes messages for devices it knows, and shows what came. */
export const fcmSandbox =
  (sandbox: FcmSandbox): FastifyPluginAsync =>
  async (app) => {
    const state: State = { devices: new Map(), access: new Map(), messages: [] }
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    app.post(`${fcmPath}/token`, async ({ body }, reply) => {
      const answer = await grant(sandbox, state, body)
      return reply.code(answer ? 200 : 400).send(answer ?? { error: 'invalid_grant' })
    })
    app.post(
      `${fcmPath}/v1/projects/${sandbox.account.project_id}/messages::send`,
      { bodyLimit: 2 * mostBytes },
      async ({ headers, body }, reply) => {
        const { status, answer } = take(sandbox, state, { authorization: headers.authorization ?? '', body })
        return reply.code(status).send(answer)
      },
    )
    app.post(`${fcmPath}/devices`, async (_request, reply) => {
      const token = `sandbox:${newSecret()}`
      state.devices.set(token, 'registered')
      return reply.code(201).send({ token })
    })
    app.delete(`${fcmPath}/devices/:token`, async ({ params }, reply) => {
      const { token } = device.parse(params)
      if (!state.devices.has(token)) return reply.code(404).send()
      state.devices.set(token, 'unregistered')
      return reply.code(204).send()
    })
    app.get(`${fcmPath}.json`, async () => state.messages)
  }

async function grant(sandbox: FcmSandbox, { access }: State, body: unknown) {
  const sent = form.safeParse(body)
  const { client_email: issuer, public_key } = sandbox.account
  const audience = `${sandbox.origin()}${fcmPath}/token`
  const expected = { audience, issuer, public_key: public_key(), now: sandbox.now() }
  if (!sent.success || !(await isAssertion(sent.data.assertion, expected))) return undefined
  const access_token = newSecret()
  access.set(access_token, addMs(sandbox.now(), expiresIn * secondMs))
  return { access_token, expires_in: expiresIn, token_type: 'Bearer' }
}

/** A "no" as FCM words it. */
const refusal = (status: number, reason: string, details: object) => ({
  status,
  answer: { error: { code: status, message: reason, status: reason, details: [details] } },
})

type Sent = { authorization: string; body: unknown }

function take(sandbox: FcmSandbox, { access, devices, messages }: State, { authorization, body }: Sent) {
  const ends = access.get(authorization.replace(/^Bearer /, ''))
  if (!ends || ends <= sandbox.now()) return refusal(401, 'UNAUTHENTICATED', { errorCode: 'THIRD_PARTY_AUTH_ERROR' })
  const sent = sending.safeParse(body)
  const isTooLarge = Buffer.byteLength(JSON.stringify(body)) > mostBytes
  if (!sent.success || isTooLarge) return refusal(400, 'INVALID_ARGUMENT', { errorCode: 'INVALID_ARGUMENT' })
  const { message } = sent.data
  const standing = devices.get(message.token)
  if (!standing) return refusal(400, 'INVALID_ARGUMENT', { fieldViolations: [{ field: 'message.token' }] })
  if (standing === 'unregistered') return refusal(404, 'NOT_FOUND', { errorCode: 'UNREGISTERED' })
  const at = sandbox.now().toISOString()
  const others = messages.filter(
    (one) => one.token !== message.token || one.android.collapse_key !== message.android.collapse_key,
  )
  messages.splice(0, messages.length, { ...message, at }, ...others.slice(0, mostMessages - 1))
  return { status: 200, answer: { name: `projects/${sandbox.account.project_id}/messages/${newSecret()}` } }
}
