import { expect, test } from 'vitest'
import { readCardRefund } from './refund.ts'

const wish = {
  refund_id: 'refund-1',
  payment_number: 'P1',
  reference: 'request-1',
  method_code: 'CREDIT_CARD',
  amount: 5_000_000,
}
const order = { invoice_number: 'P1' }
const read = (status: number, body: unknown) =>
  readCardRefund({ status, body, text: '', header: () => undefined }, wish)

test.each([
  ['a page instead of an answer', 200, undefined],
  ['no status', 200, { order, refund: {} }],
  ['a status that is a number', 200, { order, refund: { status: 1 } }],
  ['another payment', 200, { order: { invoice_number: 'P2' }, refund: { status: 'FAILED' } }],
  [
    'a code of approval that is too long',
    200,
    { order, refund: { status: 'SUCCESS', approval_code: 'x'.repeat(101) } },
  ],
  ['a success that is not one', 201, { order, refund: { status: 'SUCCESS' } }],
  ['a page of whoever stands between', 403, undefined],
  ['the words of whoever stands between', 403, { message: 'Forbidden' }],
  ['sent before, and no word of what came of it', 409, { error: { code: 'duplicate', message: 'DUPLICATE' } }],
  ['a time-out on their side', 408, { error: { code: 'timeout', message: 'TIMEOUT' } }],
])('%s is no refusal: it may have gone through', (_name, status, body) => {
  expect(read(status, body)).toMatchObject({ ok: false, why: 'unreachable' })
})

test('a no that can be read, or a refund that failed, is a refusal', () => {
  const no = { error: { code: 'INVALID_PARAMETER', message: 'REFUND REJECTED' } }
  expect(read(400, no)).toEqual({ ok: false, why: 'refused', detail: 'DOKU answered 400 REFUND REJECTED' })
  expect(read(400, { error_messages: ['INVALID PARAMETER'] })).toMatchObject({ why: 'refused' })
  expect(read(200, { order, refund: { status: 'FAILED' } })).toMatchObject({ why: 'refused' })
  expect(read(409, { order, refund: { status: 'FAILED' } })).toMatchObject({ why: 'refused' })
})
