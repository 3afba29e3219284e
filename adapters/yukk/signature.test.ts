import { expect, test } from 'vitest'
import { isSigned, sign } from './signature.ts'
import vectors from './vectors.json' with { type: 'json' }

const vector = vectors.yukk_pg_webhook
const message = {
  secret: vector.client_secret,
  order_id: vector.order_id,
  channel: vector.pmt_channel_code,
  amount: vector.grand_total,
  status: vector.status,
}

test('both readings have the signature of their vector', () => {
  expect(sign(message, 'concat')).toBe(vector.signature_sha512_concat)
  expect(sign(message, 'plus')).toBe(vector.signature_sha512_plus_literal)
  expect(isSigned(message, 'concat', vector.signature_sha512_concat.toUpperCase())).toBe(true)
  expect(isSigned(message, 'concat', vector.signature_sha512_plus_literal)).toBe(false)
})

test.each([
  ['secret', 'other'],
  ['order_id', 'INV-UMR-20260115-0002'],
  ['channel', 'QRIS'],
  ['amount', '25000001'],
  ['status', 'FAILED'],
])('a message with another %s is not signed', (field, value) => {
  expect(isSigned({ ...message, [field]: value }, 'concat', vector.signature_sha512_concat)).toBe(false)
})

test.each(['', 'x', '00', vector.signature_sha512_concat.slice(1)])('%s is no signature', (odd) => {
  expect(isSigned(message, 'concat', odd)).toBe(false)
})
