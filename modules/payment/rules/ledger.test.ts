import { expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { type PaymentLedgerEvent, pairOf, payeeMoves } from './ledger.ts'

const amount = rupiah(25_000_000)
const moved = (event: PaymentLedgerEvent, standing: 'paid_for_orders' | 'unapplied' = 'paid_for_orders') =>
  pairOf({ event, gateway: 'doku', amount, standing, via: 'gateway' })

test('every event is a pair that sums to nothing', () => {
  for (const event of [
    'payment_received',
    'unapplied_received',
    'refund_due',
    'refund_sent',
    'refund_confirmed',
  ] as const) {
    const [takes, gives] = moved(event)
    expect(takes.amount + gives.amount).toBe(0)
    expect(takes.amount).toBe(amount)
    expect(takes.account).not.toBe(gives.account)
  }
})

test.each(['paid_for_orders', 'unapplied'] as const)(
  'money that came and went back leaves nothing behind (%s)',
  (standing) => {
    const came = standing === 'unapplied' ? 'unapplied_received' : 'payment_received'
    const sums = new Map<string, number>()
    const back = (['refund_due', 'refund_sent', 'refund_confirmed'] as const).map((event) => moved(event, standing))
    for (const entry of [moved(came), ...back].flat()) {
      sums.set(entry.account, (sums.get(entry.account) ?? 0) + entry.amount)
    }
    expect([...sums.values()].every((sum) => sum === 0)).toBe(true)
  },
)

test('money is at the gateway it came through', () => {
  expect(pairOf({ event: 'payment_received', gateway: 'yukk', amount, standing: 'paid_for_orders' })[0].account).toBe(
    'money_at_yukk',
  )
})

test('what goes back by transfer leaves the bank, to which the gateway settles', () => {
  const [, gives] = pairOf({
    event: 'refund_confirmed',
    gateway: 'doku',
    amount,
    standing: 'unapplied',
    via: 'transfer',
  })
  expect(gives.account).toBe('money_at_bank')
})

test('what is earned, drawn, sent and confirmed leaves the bank once, and what is returned is owed again', () => {
  const sums = new Map<string, number>()
  const move = (event: keyof typeof payeeMoves) => {
    const [takes, gives] = payeeMoves[event]
    sums.set(takes, (sums.get(takes) ?? 0) + amount)
    sums.set(gives, (sums.get(gives) ?? 0) - amount)
  }
  for (const event of ['earned', 'payout_drawn', 'payout_sent', 'payout_confirmed'] as const) move(event)
  expect([...sums].filter(([, sum]) => sum !== 0)).toEqual([
    ['paid_for_orders', amount],
    ['money_at_bank', -amount],
  ])
  for (const event of ['earned', 'payout_drawn', 'payout_sent', 'payout_returned', 'earning_reversed'] as const)
    move(event)
  expect(sums.get('earnings_due')).toBe(0)
  expect([sums.get('payouts_due'), sums.get('payouts_sent')]).toEqual([0, 0])
})
