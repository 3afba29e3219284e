import { expect, test } from 'vitest'
import { addMs } from '#core/time.ts'
import { decideNotice, type Known, type Notice, type NoticeStatus } from './notice.ts'

const now = new Date('2026-11-15T03:00:00Z')
const paid: Notice = { status: 'paid', amount: 25_000_000, sent_at: now }
const known = {
  payment: { state: 'pending' as const, amount: 25_000_000 },
  invoice: { state: 'waiting' as const },
  refunds: [],
}

test('a success pays the invoice that waits for it', () => {
  expect(decideNotice(paid, known, now)).toBe('paid')
})

test.each(['expired', 'failed'] as const)('an attempt that %s before still pays an invoice that waits', (state) => {
  expect(decideNotice(paid, { ...known, payment: { ...known.payment, state } }, now)).toBe('paid')
})

test.each([
  ['expired', 'late'],
  ['paid', 'second_success'],
  ['void', 'unwanted'],
] as const)('a success on an invoice that is %s is %s', (state, outcome) => {
  expect(decideNotice(paid, { ...known, invoice: { state } }, now)).toBe(outcome)
})

test.each(['paid', 'refund_due', 'refunded'] as const)(
  'a success told again of a payment that is %s changes nothing',
  (state) => {
    const done = { ...known, payment: { ...known.payment, state }, invoice: { state: 'paid' as const } }
    expect(decideNotice(paid, done, now)).toBe('duplicate')
  },
)

test.each([24_999_999, 25_000_001, 0, -25_000_000, undefined])('another amount (%s) pays nothing', (amount) => {
  expect(decideNotice({ ...paid, amount }, known, now)).toBe('wrong_amount')
})

test('a message more than five minutes old or ahead is stale, an answer to a question never', () => {
  expect(decideNotice({ ...paid, sent_at: addMs(now, -300_000) }, known, now)).toBe('paid')
  expect(decideNotice({ ...paid, sent_at: addMs(now, -300_001) }, known, now)).toBe('stale')
  expect(decideNotice({ ...paid, sent_at: addMs(now, 300_001) }, known, now)).toBe('stale')
  expect(decideNotice({ ...paid, sent_at: undefined }, known, now)).toBe('paid')
})

test('a payment nobody started is unknown', () => {
  expect(decideNotice(paid, undefined, now)).toBe('unknown')
})

test.each(['pending', 'failed', 'expired'] as const)('%s after a success is old news', (status) => {
  const done = { ...known, payment: { ...known.payment, state: 'paid' as const }, invoice: { state: 'paid' as const } }
  expect(decideNotice({ ...paid, status }, done, now)).toBe('nothing_new')
})

test('failure and expiry end a pending attempt', () => {
  const decide = (status: NoticeStatus) => decideNotice({ ...paid, status }, known, now)
  expect(decide('failed')).toBe('failed')
  expect(decide('expired')).toBe('expired')
  expect(decide('unclear')).toBe('review')
})

const part = { state: 'due' as const, amount: 10_000_000, via: null }
const refunded = (amount: number | undefined, refunds: Known['refunds']) =>
  decideNotice({ ...paid, status: 'refunded', amount }, { ...known, refunds }, now)

test('a refund is believed only where one of that amount is on its way, and once', () => {
  expect(refunded(25_000_000, [])).toBe('review')
  expect(refunded(10_000_000, [part])).toBe('refunded')
  expect(refunded(10_000_000, [{ ...part, state: 'sent', via: 'gateway' }])).toBe('refunded')
  expect(refunded(10_000_000, [{ ...part, state: 'confirmed', via: 'gateway' }])).toBe('duplicate')
})

test('of several refunds it is the one that alone has the amount, or all of them; else a person decides', () => {
  const other = { ...part, amount: 5_000_000 }
  expect(refunded(5_000_000, [part, other])).toBe('refunded')
  expect(refunded(20_000_000, [part, part])).toBe('refunded')
  expect(refunded(10_000_000, [part, part])).toBe('review')
  expect(refunded(10_000_000, [{ ...part, state: 'sent' }, part])).toBe('review')
  expect(refunded(10_000_000, [{ ...part, state: 'confirmed' }, part])).toBe('review')
})

test('what went by transfer and is said to be given back too was paid twice, perhaps: a person looks', () => {
  const sent = { ...part, state: 'sent', via: 'transfer' } as const
  const other = { ...part, amount: 5_000_000 }
  expect(refunded(10_000_000, [sent])).toBe('review')
  expect(refunded(15_000_000, [sent, other])).toBe('review')
  expect(refunded(10_000_000, [{ ...sent, state: 'confirmed' }])).toBe('review')
  expect(refunded(5_000_000, [sent, other])).toBe('refunded')
})

test.each([9_999_999, 25_000_000, 0, undefined])('a refund of another amount (%s) gives nothing back', (amount) => {
  for (const state of ['due', 'sent', 'confirmed'] as const)
    expect(refunded(amount, [{ ...part, state }])).toBe('wrong_amount')
})
