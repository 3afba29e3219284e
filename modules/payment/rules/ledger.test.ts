import { expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { type LedgerEvent, pairOf } from './ledger.ts'

const amount = rupiah(25_000_000)
const moved = (event: LedgerEvent, standing: 'paid_for_orders' | 'unapplied' = 'paid_for_orders') =>
  pairOf({ event, gateway: 'doku', amount, standing })

test('every event is a pair that sums to nothing', () => {
  for (const event of ['payment_received', 'unapplied_received', 'refund_due', 'refunded'] as const) {
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
    for (const entry of [moved(came), moved('refund_due', standing), moved('refunded', standing)].flat()) {
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
