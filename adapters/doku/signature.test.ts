import { expect, test } from 'vitest'
import { digestOf, isSigned, sign, timeOf, timestampOf } from './signature.ts'
import vectors from './vectors.json' with { type: 'json' }

type Vector = {
  clientId: string
  secret: string
  requestId: string
  timestamp: string
  target: string
  signature: string
  body?: string
  tsName?: string
}
const signed = (vector: Vector) => ({
  client_id: vector.clientId,
  secret: vector.secret,
  request_id: vector.requestId,
  timestamp: vector.timestamp,
  target: vector.target,
  ...(vector.body !== undefined && { body: vector.body }),
  ...(vector.tsName === 'Response-Timestamp' && { time_of: 'Response' as const }),
})

const { doku_post, doku_get, doku_notification, doku_response, doku_linkaja_without_digest } = vectors
test.each([
  ['a question with a body', doku_post],
  ['a question without one', doku_get],
  ['a notification', doku_notification],
  ['an answer', doku_response],
  ['a body that is not signed', doku_linkaja_without_digest],
])('%s has the signature of the vector', (_name, vector: Vector) => {
  expect(sign(signed(vector))).toBe(vector.signature)
  expect(isSigned(signed(vector), vector.signature)).toBe(true)
})

test('the digest is over the very bytes', () => {
  expect(digestOf(doku_post.body)).toBe(doku_post.digest)
  expect(digestOf(Buffer.from(doku_notification.body))).toBe(doku_notification.digest)
})

test('the same body written anew, another amount, another address and a longer text are not signed', () => {
  const message = signed(doku_notification)
  const wrong = vectors.doku_notification_negative
  const spaced = JSON.stringify(JSON.parse(doku_notification.body), null, 1)
  expect(sign({ ...message, body: spaced })).toBe(wrong.reserialised_with_spaces)
  for (const signature of Object.values(wrong).filter((value) => value.startsWith('HMAC'))) {
    expect(isSigned(message, signature)).toBe(false)
  }
  expect(isSigned({ ...message, body: spaced }, doku_notification.signature)).toBe(false)
  expect(isSigned({ ...message, target: `${message.target}?x=1` }, doku_notification.signature)).toBe(false)
})

test('base64 without its padding is the same signature; anything else is none', () => {
  const message = signed(doku_notification)
  expect(isSigned(message, doku_notification.signature.replace(/=+$/, ''))).toBe(true)
  for (const odd of ['', 'HMACSHA256=', doku_notification.signature.slice(11), `x${doku_notification.signature}`]) {
    expect(isSigned(message, odd)).toBe(false)
  }
  expect(isSigned({ ...message, secret: '' }, doku_notification.signature)).toBe(false)
})

test('times carry no milliseconds, and nothing else is a time', () => {
  expect(timestampOf(new Date('2026-01-15T03:30:00.987Z'))).toBe('2026-01-15T03:30:00Z')
  expect(timeOf('2026-01-15T03:30:00Z')).toEqual(new Date('2026-01-15T03:30:00Z'))
  for (const odd of ['2026-01-15T03:30:00.000Z', '2026-01-15 03:30:00', '2026-13-15T03:30:00Z', '', '1768448400']) {
    expect(timeOf(odd)).toBeUndefined()
  }
})
