import { createECDH } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Deferred } from '#core/deferred.ts'
import { Undeliverable } from '#core/undeliverable.ts'
import { isService, webPush } from './client.ts'
import { decrypt } from './decrypt.ts'
import { pushPath, webPushSandbox } from './sandbox.ts'
import { pushStore } from './sandbox-store.ts'

const newVapid = () => {
  const curve = createECDH('prime256v1')
  const public_key = curve.generateKeys('base64url')
  // One key in 256 begins with a nought, which Node leaves out.
  const secret = curve.getPrivateKey()
  const private_key = Buffer.concat([Buffer.alloc(32 - secret.length), secret]).toString('base64url')
  return { public_key, private_key, subject: 'mailto:salam@rihla.test' }
}
const vapid = newVapid()
let folder: string
let origin: string
const app = fastify({ forceCloseConnections: true })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'push-'))
  const store = pushStore({ folder })
  await app.register(webPushSandbox({ store, public_key: vapid.public_key, origin: () => origin }))
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

type Made = { id: string; endpoint: string; keys: { p256dh: string; auth: string } }
const subscribe = async (): Promise<Made> =>
  (await fetch(`${origin}/sandbox/push/subscriptions`, { method: 'POST' })).json()
const reachOf = ({ endpoint, keys }: Made) => ({ endpoint, p256dh: keys.p256dh, auth: keys.auth })
const got = async ({ id }: Made) => (await fetch(`${origin}/sandbox/push.json?subscription=${id}`)).json()
const client = (keys = vapid) => webPush({ vapid: keys, services: [], sandbox: () => origin + pushPath })
const shown = { title: 'Pembayaran diterima', body: 'Rp. 1.000 ✓', path: '/member/my-order/1', tag: 't' }
const push = (made: Made, id = 'p-1') => ({ id, ...reachOf(made), ttl_seconds: 60, shown })

test('a message arrives as it was meant, encrypted on its way', async () => {
  const made = await subscribe()
  expect(await client().send(push(made))).toBe('sent')
  const [message] = await got(made)
  expect(JSON.parse(message.text)).toEqual(shown)
  expect(message).toMatchObject({ ttl: 60, urgency: 'normal', topic: 'p1' })
})

test('a message sent twice waits once', async () => {
  const made = await subscribe()
  await client().send(push(made, 'p-2'))
  await client().send(push(made, 'p-2'))
  await client().send(push(made, 'p-3'))
  expect(await got(made)).toHaveLength(2)
})

test('a browser that wants no more, or was never there, is gone', async () => {
  const made = await subscribe()
  await fetch(`${origin}/sandbox/push/subscriptions/${made.id}`, { method: 'DELETE' })
  expect(await client().send(push(made))).toBe('gone')
  expect(await client().send(push({ ...made, endpoint: `${origin}${pushPath}nobody` }))).toBe('gone')
})

test('a message too large for the service is never tried again', async () => {
  const large = { ...push(await subscribe()), shown: { ...shown, body: 'x'.repeat(5000) } }
  await expect(client().send(large)).rejects.toThrow(Undeliverable)
})

test('another sender’s key is refused, and the sending fails', async () => {
  const made = await subscribe()
  await expect(client(newVapid()).send(push(made))).rejects.toThrow(new Deferred('the push service answered 403'))
  await expect(client(newVapid()).send(push(made))).rejects.toBeInstanceOf(Deferred)
})

/** A POST as the service gets it, with something of it changed. */
async function post(made: Made, change: { headers?: Record<string, string>; body?: Buffer; claims?: object } = {}) {
  const jwk = { kty: 'EC', crv: 'P-256', ...pointOf(vapid.public_key), d: vapid.private_key }
  const claims = { aud: origin, sub: vapid.subject, exp: Math.floor(Date.now() / 1000) + 600, ...change.claims }
  const token = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT' }).sign(jwk)
  const headers = {
    authorization: `vapid t=${token}, k=${vapid.public_key}`,
    ttl: '60',
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ...change.headers,
  }
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
  const reply = await fetch(made.endpoint, {
    method: 'POST',
    headers: sent,
    body: new Uint8Array(change.body ?? Buffer.alloc(200, 7)),
  })
  return reply.status
}

const pointOf = (key: string) => {
  const point = Buffer.from(key, 'base64url')
  return { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
}

const soon = Math.floor(Date.now() / 1000)
test.each([
  ['no proof', { headers: { authorization: '' } }, 400],
  ['a proof that is none', { headers: { authorization: 'vapid t=a.b.c, k=d' } }, 403],
  ['a proof for another service', { claims: { aud: 'https://evil.test' } }, 403],
  ['a proof that has run out', { claims: { exp: soon - 1 } }, 403],
  ['a proof for too long', { claims: { exp: soon + 2 * 86_400 } }, 403],
  ['a proof of nobody', { claims: { sub: 'x' } }, 403],
  ['no TTL', { headers: { ttl: '' } }, 400],
  ['no encryption', { headers: { 'content-encoding': '' } }, 400],
  ['bytes that were not meant for it', {}, 400],
  ['too many bytes', { body: Buffer.alloc(5000) }, 413],
])('a message with %s is refused', async (_what, change, status) => {
  expect(await post(await subscribe(), change)).toBe(status)
})

test('what a stranger wrote stands on the page as text', async () => {
  const made = await subscribe()
  await client().send({ ...push(made), shown: { ...shown, title: '<script>alert(1)</script>' } })
  const page = await (await fetch(`${origin}/sandbox/push`)).text()
  expect(page).toContain('SANDBOX')
  expect(page).not.toContain('<script>alert')
})

test('a message opens with the keys it was made for, and with no others', () => {
  // RFC 8291, appendix A.
  const keys = {
    private_key: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    public_key: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const message =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  const bytes = Buffer.from(message, 'base64url')
  expect(decrypt(bytes, keys)).toBe('When I grow up, I want to be a watermelon')
  expect(decrypt(bytes, { ...keys, auth: 'AAAAAAAAAAAAAAAAAAAAAA' })).toBeUndefined()
  for (const length of [0, 10, 21, 86, 100]) expect(decrypt(bytes.subarray(0, length), keys)).toBeUndefined()
})

test('only push services that are known are called', () => {
  const services = ['fcm.googleapis.com', '*.push.apple.com']
  for (const good of ['https://fcm.googleapis.com/fcm/send/x', 'https://web.push.apple.com/x']) {
    expect(isService(good, services)).toBe(true)
  }
  for (const bad of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://evilpush.apple.com/x',
    'https://user@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'x',
  ]) {
    expect(isService(bad, services), bad).toBe(false)
  }
})

test('an endpoint is called as it is written: nothing in it climbs out of its path', () => {
  const base = `${origin}${pushPath}`
  const { isUsable } = webPush({ vapid, services: ['fcm.googleapis.com'], sandbox: () => base })
  const reach = { p256dh: newVapid().public_key, auth: 'a'.repeat(22) }
  const usable = (endpoint: string) => isUsable({ ...reach, endpoint })
  expect([usable(`${base}abc_D-1`), usable('https://fcm.googleapis.com/fcm/send/a:b')]).toEqual([true, true])
  for (const end of ['../../clock', '%2e%2e/%2e%2e/clock', '..', 'a/b', 'a?b', 'a#b', '', '\\..\\clock', './a', 'a\tb'])
    expect([end, usable(base + end)]).toEqual([end, false])
  expect(usable('https://fcm.googleapis.com/fcm/send/../../other')).toBe(false)
})

test('an address that is no push service is not called', async () => {
  const made = await subscribe()
  const elsewhere = webPush({ vapid, services: ['fcm.googleapis.com'] })
  expect(await elsewhere.send(push(made))).toBe('gone')
  expect(await got(made)).toEqual([])
})
