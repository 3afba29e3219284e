import { type Rupiah, rupiah } from '#core/money.ts'
import type { GatewayName } from './methods.ts'

/** What we have at a gateway, and whom it belongs to: orders, nobody's order yet, or those it goes back to. */
export type Account = `money_at_${GatewayName}` | 'paid_for_orders' | 'unapplied' | 'refunds_due'

/** What can happen to money. `unapplied` money came without an invoice to pay: a second or a late success. */
export type LedgerEvent = 'payment_received' | 'unapplied_received' | 'refund_due' | 'refunded'
/** Where a payment's money stands before it goes back. */
export type Standing = 'paid_for_orders' | 'unapplied'

/** Above zero what an account takes, below zero what it gives. */
export type Entry = { account: Account; amount: Rupiah }
export type Movement = { event: LedgerEvent; gateway: GatewayName; amount: Rupiah; standing: Standing }

/** The pair of an event: what one account takes another gives. */
export function pairOf({ event, gateway, amount, standing }: Movement): [Entry, Entry] {
  const money: Account = `money_at_${gateway}`
  switch (event) {
    case 'payment_received':
      return pair(money, 'paid_for_orders', amount)
    case 'unapplied_received':
      return pair(money, 'unapplied', amount)
    case 'refund_due':
      return pair(standing, 'refunds_due', amount)
    case 'refunded':
      return pair('refunds_due', money, amount)
  }
}

const pair = (takes: Account, gives: Account, amount: Rupiah): [Entry, Entry] => [
  { account: takes, amount },
  { account: gives, amount: rupiah(-amount) },
]
