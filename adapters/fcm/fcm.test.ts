import { generateKeyPairSync } from 'node:crypto'
import { fastify } from 'fastify'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, hourMs } from '#core/time.ts'
import { Undeliverable } from '#core/undeliverable.ts'
import { assertionOf, isAssertion, messagingScope } from './assertion.ts'
import { fcm } from './client.ts'
import { fcmPath, fcmSandbox } from './sandbox.ts'
import vectors from './vectors.json' with { type: 'json' }

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const public_key = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const project = { project_id: 'rihla-test', client_email: 'push@rihla-test.iam.gserviceaccount.com' }
const private_key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const account = { ...project, private_key_id: 'key-1', private_key }

let clock = new Date('2026-11-17T03:00:00Z')
let origin: string
const seen: string[] = []
const app = fastify({ forceCloseConnections: true })
beforeAll(async () => {
  app.addHook('onRequest', async ({ url }) => void seen.push(url))
  const sandbox = { account: { ...project, public_key: () => public_key }, origin: () => origin, now: () => clock }
  await app.register(fcmSandbox(sandbox))
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const client = (change: Partial<typeof account> = {}) =>
  fcm({
    account: { ...account, ...change },
    url: () => origin + fcmPath,
    token_url: () => `${origin}${fcmPath}/token`,
    now: () => clock,
  })
const register = async (): Promise<string> =>
  (await (await fetch(`${origin}${fcmPath}/devices`, { method: 'POST' })).json()).token
const shown = { title: 'Pembayaran diterima', body: 'Rp. 1.000 ✓', path: '/member/my-order/1', tag: 'notice-1' }
const push = (token: string, change = {}) => ({ id: 'p-1', token, ttl_seconds: 60, shown: { ...shown, ...change } })
const received = async (token: string) => {
  const all: { token: string }[] = await (await fetch(`${origin}${fcmPath}.json`)).json()
  return all.filter((one) => one.token === token)
}

test('an assertion of Google’s form is known, and with anything changed it is not', async () => {
  const { assertion, payload } = vectors.fcm_assertion
  const good = { audience: payload.aud, issuer: payload.iss, public_key: vectors.rsa_public }
  const now = new Date(payload.iat * 1000)
  expect(await isAssertion(assertion, { ...good, now })).toBe(true)
  expect(await isAssertion(assertion, { ...good, now: addMs(now, hourMs) })).toBe(false)
  expect(await isAssertion(assertion, { ...good, now, audience: 'https://evil.test/token' })).toBe(false)
  expect(await isAssertion(assertion, { ...good, now, public_key })).toBe(false)
  expect(await isAssertion(`${assertion.slice(0, -4)}AAAA`, { ...good, now })).toBe(false)
})

test('ours has the fields and the header of that form', async () => {
  const made = await assertionOf(account, {
    audience: vectors.fcm_assertion.payload.aud,
    now: new Date(1768447800_000),
  })
  const [head = '', body = ''] = made.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(head)).toEqual({ ...vectors.fcm_assertion.header, kid: 'key-1' })
  expect(read(body)).toEqual({ ...vectors.fcm_assertion.payload, iss: project.client_email })
})

test('a message arrives with texts alone in its data; sent twice it is there once', async () => {
  const token = await register()
  const fcmClient = client()
  expect([await fcmClient.send(push(token)), await fcmClient.send(push(token))]).toEqual(['sent', 'sent'])
  const messages = await received(token)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatchObject({
    notification: { title: shown.title, body: shown.body },
    data: { path: shown.path, tag: shown.tag, parcel: 'p-1' },
    android: { ttl: '60s' },
  })
})

test('an access token is asked for once, and again when its time is over', async () => {
  const token = await register()
  const one = client()
  seen.length = 0
  await one.send(push(token))
  await one.send(push(token))
  const exchanges = () => seen.filter((url) => url.endsWith('/token')).length
  expect(exchanges()).toBe(1)
  clock = addMs(clock, hourMs)
  expect(await one.send(push(token))).toBe('sent')
  expect(exchanges()).toBe(2)
})

test('an app that was removed is gone, and so is a token that never was one', async () => {
  const token = await register()
  await fetch(`${origin}${fcmPath}/devices/${token}`, { method: 'DELETE' })
  expect([await client().send(push(token)), await client().send(push('made up'))]).toEqual(['gone', 'gone'])
})

test('a message too large for FCM is never tried again', async () => {
  const token = await register()
  await expect(client().send(push(token, { body: 'x'.repeat(5000) }))).rejects.toThrow(Undeliverable)
})

test('another account gets no access token, and the message waits', async () => {
  const token = await register()
  await expect(client({ client_email: 'x@evil.test' }).send(push(token))).rejects.toThrow('answered 400')
  await expect(client({ project_id: 'other-project' }).send(push(token))).rejects.toThrow()
})

test.each([
  ['for longer than an hour', { exp: 7200, scope: messagingScope }],
  ['for something else', { exp: 3600, scope: 'https://www.googleapis.com/auth/cloud-platform' }],
])('an assertion %s is refused', async (_what, { exp, scope }) => {
  const iat = Math.floor(clock.getTime() / 1000)
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(project.client_email)
    .setAudience(`${origin}${fcmPath}/token`)
    .setIssuedAt(iat)
    .setExpirationTime(iat + exp)
    .sign(pair.privateKey)
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
  expect((await fetch(`${origin}${fcmPath}/token`, { method: 'POST', body })).status).toBe(400)
})
