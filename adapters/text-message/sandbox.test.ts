import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Deferred } from '#core/deferred.ts'
import type { Mail } from '#core/ports.ts'
import { Undeliverable } from '#core/undeliverable.ts'
import { textMessages } from './client.ts'
import { textMessageSandbox } from './sandbox.ts'
import { sign } from './signature.ts'

const secret = 'a secret between us and the gateway'
const sent: Mail[] = []
const app = fastify({ forceCloseConnections: true })
let url: string

beforeAll(async () => {
  const box = { mail: { send: async (mail: Mail) => void sent.push(mail) } }
  await app.register(textMessageSandbox({ box, secret }))
  app.post('/busy', async (_request, reply) => reply.code(503).send('{}'))
  app.post('/elsewhere', async (_request, reply) => reply.redirect('/sandbox/text-message', 307))
  app.post('/silent', () => new Promise(() => {}))
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(() => {
  sent.length = 0
})

const message = { id: 'm-1', to: '+628123456789', text: 'Kode <Rihla> Anda 123456' }

function post(change: { timestamp?: string; signature?: string; body?: string; key?: string } = {}) {
  const { timestamp = String(Math.floor(Date.now() / 1000)), body = JSON.stringify(message), key = secret } = change
  const signature = change.signature ?? sign({ secret: key, timestamp, body })
  return fetch(`${url}/sandbox/text-message`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature },
  })
}

test('a code sent to a phone appears in the mailbox', async () => {
  await textMessages({ url: `${url}/sandbox/text-message`, secret }).send(message)
  expect(sent).toEqual([
    {
      id: 'm-1',
      to: '+628123456789',
      from: 'sandbox',
      subject: 'WhatsApp/SMS',
      text: 'Kode <Rihla> Anda 123456',
      html: '<p>Kode &lt;Rihla&gt; Anda 123456</p>',
    },
  ])
})

test('a number that is none is never tried again; a gateway that is busy or will not know us is', async () => {
  const to = (path: string, key = secret) => textMessages({ url: url + path, secret: key })
  await expect(to('/sandbox/text-message').send({ ...message, to: 'nobody' })).rejects.toThrow(Undeliverable)
  await expect(to('/busy').send(message)).rejects.not.toThrow(Undeliverable)
  await expect(to('/busy').send(message)).rejects.not.toThrow(Deferred)
  await expect(to('/sandbox/text-message', 'guess').send(message)).rejects.toThrow(Deferred)
})

test('the signature is an HMAC of the moment, a dot and the body', () => {
  expect(sign({ secret: 'key', timestamp: '1', body: 'The quick brown fox' })).toBe(
    // printf '1.The quick brown fox' | openssl dgst -sha256 -hmac key
    'sha256=1ef269d2a2a1f8d397e0e25c3e3013fb5687509234565e6e49ea45a138768457',
  )
})

const ago = (seconds: number) => String(Math.floor(Date.now() / 1000) - seconds)

test.each([
  ['another secret', { key: 'guess' }],
  ['no signature', { signature: '' }],
  ['a shorter signature', { signature: 'sha256=00' }],
  ['a signature of the right length', { signature: `sha256=${'0'.repeat(64)}` }],
  ['a moment long gone', { timestamp: ago(400) }],
  ['a moment to come', { timestamp: ago(-400) }],
  ['a moment that is no number', { timestamp: 'now' }],
])('a message with %s is refused', async (_name, change) => {
  const answer = await post(change)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ code: 'bad-signature', message: expect.any(String) })
  expect(sent).toEqual([])
})

test('a body changed on its way is refused', async () => {
  const timestamp = ago(0)
  const signature = sign({ secret, timestamp, body: JSON.stringify(message) })
  const body = JSON.stringify({ ...message, to: '+620000000000' })
  expect((await post({ timestamp, signature, body })).status).toBe(401)
})

test.each(['', 'not json', '[]', '{"id":"a","to":"x@y.test","text":"b"}', '{"id":"a","to":"+628123456","text":""}'])(
  'a signed body that is no message (%s) is not accepted',
  async (body) => {
    expect((await post({ body })).status).toBeGreaterThanOrEqual(400)
    expect((await post({ body })).status).toBeLessThan(500)
    expect(sent).toEqual([])
  },
)

test.each(['busy', 'elsewhere', 'nowhere'])('a gateway that is %s makes the sending fail', async (path) => {
  await expect(textMessages({ url: `${url}/${path}`, secret }).send(message)).rejects.toThrow(
    /^the text message gateway answered \d{3}$/,
  )
  expect(sent).toEqual([])
})

test('a gateway that does not answer is given up after five seconds', async () => {
  const soon = AbortSignal.timeout(50)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
  onTestFinished(() => timeout.mockRestore())
  await expect(textMessages({ url: `${url}/silent`, secret }).send(message)).rejects.toThrow(/timeout/)
  expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000)
})
