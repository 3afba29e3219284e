import type { Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import type { GatewayName, MethodKind, PaidThrough } from './rules/methods.ts'
import type { Notice, NoticeStatus } from './rules/notice.ts'

export type { GatewayName, NoticeStatus }

/** `is_stand_in`: the tenant stands in for who pays, so what a protocol can do without is left out. */
export type Payer = { name: string; email: string; phone_number: string; is_stand_in: boolean }

export type StartWish = {
  /** Unique for each start: the same one sent again means the same start. */
  request_id: string
  payment_number: string
  amount: number
  kind: MethodKind
  /** The gateway's own name of the channel. */
  method_code: string
  expires_at: Date
  description: string
  payer: Payer
  language: Language
  /** Where the payer comes back to; it proves nothing. */
  return_url: string
  notification_url: string
}
export type Start = {
  reference: string
  pay_code: string | null
  pay_url: string | null
  /** Where the gateway gives less time than was asked for. */
  expires_at?: Date
}
/** `refused`: it answered, and said no. `unreachable`: it did not answer, or nothing a program can read. */
export type GatewayFailure = { ok: false; why: 'refused' | 'unreachable'; detail: string }
export type Started = ({ ok: true } & Start) | GatewayFailure
export type StatusResult = { ok: true; notice: Notice } | GatewayFailure

export type RefundWish = {
  /** Ours: the same one sent again means the same refund. */
  refund_id: string
  payment_number: string
  /** The gateway's own name of the payment. */
  reference: string
  method_code: string
  amount: number
}
/** `pending`: taken, and not decided yet. `again`: it was given this one before, and says no more of it. */
export type Returned = { ok: true; status: 'done' | 'pending' | 'again'; reference: string } | GatewayFailure

/** A notification as it came: headers in lower case, bytes as they were, and the path of our own address. */
export type Delivery = { headers: Readonly<Record<string, string | undefined>>; raw: Buffer; path: string }
export type Verified =
  | { ok: true; delivery_key: string; payment_number: string; notice: Notice }
  | { ok: false; why: 'signature' | 'unreadable' }

/** What a gateway signs with when it speaks to us, where its protocol wants one. */
export type PartnerToken = { token: string; expires_in: number }

/** A payment gateway. What it says is believed when its signature, or the channel it was asked over, proves it. */
export type Gateway = {
  start(wish: StartWish): Promise<Started>
  status(payment: { payment_number: string; reference: string; method_code: string }): Promise<StatusResult>
  /** Whether what was paid through a channel can be given back through it. */
  canRefund(method_code: string): boolean
  refund(wish: RefundWish): Promise<Returned>
  verify(delivery: Delivery): Verified
  /** A token for the gateway itself; none for who is not it. */
  token?(headers: Delivery['headers']): PartnerToken | undefined
  /** Whether it is worth asking: not while it has just failed several times. */
  isUp(): boolean
}

/** Encrypts for one place alone: what was sealed for another does not open. */
export type SealPorts = {
  documents: {
    seal(bytes: Buffer, place: string): Buffer
    open(sealed: Buffer, place: string): Buffer | undefined
  }
}

/** What a financing bank transfers came through none of them. */
export type PaymentPorts = { gateways: Readonly<Partial<Record<PaidThrough, Gateway>>> }

/** The whole check of the books: also of what modules above keep of the money. */
export type BooksPort = { check(db: Db): Promise<{ total: number; to_review: number; faults: string[] }> }

type Departing = { departure_id: string; departs_on: string; name: { id: string; en: string } }

/** Which orders are of which departure; an order is known here by its id alone. */
export type DeparturesPort = {
  ordersOf(db: Db, departure_id: string): Promise<string[]>
  ofOrders(db: Db, order_ids: readonly string[]): Promise<Map<string, Departing>>
}
