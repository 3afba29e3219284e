import { type Rupiah, rupiah } from '#core/money.ts'
import type { RefundVia } from './machine.ts'
import type { GatewayName, PaidThrough } from './methods.ts'

/** What we have at a gateway or the bank, or a financing bank says it has sent, and whom it belongs to: orders, nobody's order yet, or those it goes back to, sent or not. */
export const accounts = [
  'money_at_doku',
  'money_at_yukk',
  'money_at_bank',
  'bank_receivable',
  'gateway_fees',
  'paid_for_orders',
  'unapplied',
  'refunds_due',
  'refunds_sent',
  'service_fees',
  'promo',
  'commission_cost',
  'commissions_expected',
  'earnings_due',
  'payouts_due',
  'payouts_sent',
] as const
export type Account = (typeof accounts)[number]

/** What can happen to money. `unapplied` money came without an invoice to pay: a second or a late success. */
export type PaymentLedgerEvent =
  | 'payment_received'
  | 'unapplied_received'
  | 'refund_due'
  | 'refund_sent'
  | 'refund_confirmed'

/** What moves money that partners, stores and consultants earn: which account takes, and which gives. */
export const payeeMoves = {
  earned: ['paid_for_orders', 'earnings_due'],
  earning_reversed: ['earnings_due', 'paid_for_orders'],
  // What a promo of ours took off a buyer's price, its payee earns all the same.
  promo_borne: ['promo', 'earnings_due'],
  promo_returned: ['earnings_due', 'promo'],
  // What a consultant has of an order is our expense: set aside as it is expected, theirs once it is earned.
  commission_expected: ['commission_cost', 'commissions_expected'],
  commission_reversed: ['commissions_expected', 'commission_cost'],
  commission_earned: ['commissions_expected', 'earnings_due'],
  commission_taken_back: ['earnings_due', 'commission_cost'],
  payout_drawn: ['earnings_due', 'payouts_due'],
  payout_fee: ['earnings_due', 'service_fees'],
  payout_fee_returned: ['service_fees', 'earnings_due'],
  payout_sent: ['payouts_due', 'payouts_sent'],
  payout_confirmed: ['payouts_sent', 'money_at_bank'],
  payout_returned: ['payouts_sent', 'earnings_due'],
} as const satisfies Record<string, readonly [takes: Account, gives: Account]>
export type PayeeLedgerEvent = keyof typeof payeeMoves

/** What a gateway does with the money of a payment that it settles: sends us the most of it, and keeps its fee. */
export const settlementEvents = ['settled', 'gateway_fee'] as const
export type SettlementLedgerEvent = (typeof settlementEvents)[number]

/** What a financing bank said it had paid is seen on our account. */
export const bankMoneyReceived = 'bank_money_received'

export type LedgerEvent = typeof bankMoneyReceived | PaymentLedgerEvent | PayeeLedgerEvent | SettlementLedgerEvent
/** In older books a refund was sent and confirmed by one pair. */
export const formerRefunded = 'refunded'
/** Where a payment's money stands before it goes back. */
export type Standing = 'paid_for_orders' | 'unapplied'

/** Above zero what an account takes, below zero what it gives. */
export type Entry = { account: Account; amount: Rupiah }
export type Movement = {
  event: PaymentLedgerEvent
  gateway: PaidThrough
  amount: Rupiah
  standing: Standing
  /** Of a refund: how it left. */
  via?: RefundVia | null | undefined
}

/** The pair of an event: what one account takes another gives. */
export function pairOf({ event, gateway, amount, standing, via }: Movement): [Entry, Entry] {
  // What a bank says it has paid is owed by it until we see it.
  const money: Account = gateway === 'bank' ? 'bank_receivable' : `money_at_${gateway}`
  switch (event) {
    case 'payment_received':
      return pair(money, 'paid_for_orders', amount)
    case 'unapplied_received':
      return pair(money, 'unapplied', amount)
    case 'refund_due':
      return pair(standing, 'refunds_due', amount)
    case 'refund_sent':
      return pair('refunds_due', 'refunds_sent', amount)
    case 'refund_confirmed':
      return pair('refunds_sent', via === 'gateway' ? money : 'money_at_bank', amount)
  }
}

/** The pairs of a payment that a gateway has settled, without those of nothing. */
export function settledPairs({ gateway, net, fee }: { gateway: GatewayName; net: number; fee: number }) {
  const money: Account = `money_at_${gateway}`
  const moves = [
    { event: 'settled', takes: 'money_at_bank', amount: net },
    { event: 'gateway_fee', takes: 'gateway_fees', amount: fee },
  ] as const
  return moves.flatMap(({ event, takes, amount }) =>
    amount === 0 ? [] : [{ event, entries: pair(takes, money, rupiah(amount)) }],
  )
}

export const pair = (takes: Account, gives: Account, amount: Rupiah): [Entry, Entry] => [
  { account: takes, amount },
  { account: gives, amount: rupiah(-amount) },
]
