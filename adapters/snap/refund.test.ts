import { expect, test } from 'vitest'
import { snapRefund } from './refund.ts'

const wish = { refund_id: 'refund-1', payment_number: 'P1', reference: 'R1', method_code: 'QRIS', amount: 5_000_000 }
const answered = (status: number, body: unknown) =>
  snapRefund(
    {
      what: 'DOKU',
      path: '/refund',
      own: {},
      ask: async () => ({ ok: true, answer: { status, body, text: '', header: () => undefined } }),
    },
    wish,
  )

test.each([
  ['a page instead of an answer', 200, undefined],
  ['a code that is a number', 200, { responseCode: 2_007_800 }],
  ['a number of the refund that is too long', 200, { responseCode: '2007800', refundNo: 'x'.repeat(101) }],
  ['another refund', 200, { responseCode: '2007800', partnerRefundNo: 'refund-2' }],
  ['a no to another refund', 403, { responseCode: '4037815', partnerRefundNo: 'refund-2' }],
  ['a no in an answer that says yes', 200, { responseCode: '4037815' }],
  ['a yes in an answer that says no', 400, { responseCode: '2007800' }],
  ['a page of whoever stands between', 403, undefined],
  ['the same message twice', 409, { responseCode: '4097800', responseMessage: 'Conflict' }],
  ['a time-out on their side', 408, { responseCode: '4087800', responseMessage: 'Timeout' }],
])('%s is no refusal: it may have gone through', async (_name, status, body) => {
  expect(await answered(status, body)).toMatchObject({ ok: false, why: 'unreachable' })
})

test('a no that can be read is a refusal', async () => {
  expect(await answered(403, { responseCode: '4037815', responseMessage: 'Not Permitted' })).toEqual({
    ok: false,
    why: 'refused',
    detail: 'DOKU answered 403 4037815 Not Permitted',
  })
  expect(await answered(404, { responseCode: '4047801', responseMessage: '' })).toMatchObject({ why: 'refused' })
})

test('what it was given before is neither done nor undone by that', async () => {
  const again = { responseCode: '4097801', responseMessage: 'Duplicate partnerRefundNo' }
  expect(await answered(409, again)).toEqual({ ok: true, status: 'again', reference: 'refund-1' })
  expect(await answered(202, { responseCode: '2027800', refundNo: 'D7' })).toEqual({
    ok: true,
    status: 'pending',
    reference: 'D7',
  })
})
