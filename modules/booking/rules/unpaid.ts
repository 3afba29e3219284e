import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'

/** What somebody keeps from others without having paid: over carts and orders. */
export type Unpaid = { orders: number; seats: number }
type Caps = Pick<DatedRules, 'unpaid_orders_most' | 'unpaid_seats_most'>
type Decision = { ok: true } | { ok: false; code: RefusalCode }

/** Whether another party may be kept seats for, beside what is unpaid already (security, row 70). */
export function decideUnpaid(unpaid: Unpaid, seats: number, caps: Caps): Decision {
  if (unpaid.orders + 1 > caps.unpaid_orders_most) return { ok: false, code: codes.too_many_unpaid_orders }
  if (unpaid.seats + seats > caps.unpaid_seats_most) return { ok: false, code: codes.too_many_unpaid_seats }
  return { ok: true }
}

/** The same for whoever has proved no phone: new accounts cost nothing, so each keeps what one family needs. */
export function decideUnproven(
  unpaid: Unpaid,
  seats: number,
  caps: Pick<DatedRules, 'unproven_carts_most' | 'unproven_seats_most'>,
): Decision {
  const isWithin = unpaid.orders + 1 <= caps.unproven_carts_most && unpaid.seats + seats <= caps.unproven_seats_most
  return isWithin ? { ok: true } : { ok: false, code: codes.phone_unproven }
}

/** Whether seats of one date may be kept once more, after so many times of a day that ran out. */
export const decideHold = (run_out: number, caps: Pick<DatedRules, 'holds_of_departure_most'>): Decision =>
  run_out < caps.holds_of_departure_most ? { ok: true } : { ok: false, code: codes.held_too_often }
