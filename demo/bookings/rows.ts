import { addMs, dayMs, hourMs } from '#core/time.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import type { users } from '#modules/identity/tables.ts'
import type { approvals } from '#modules/staff/tables.ts'
import { idOf } from '../catalogue/naming.ts'
import { bookingRow, historyRows, type Seal, staffId, travellerRows } from './booking-rows.ts'
import { digitsOf } from './codes.ts'
import { joined, type Money, moneyRows, overdueAt, stagesFor } from './money-rows.ts'
import type { Planned } from './plan.ts'

type Approval = typeof approvals.$inferInsert
export type Measures = { rules: DatedRules; seal: Seal }

/** All rows of one booking. */
function rowsOf(planned: Planned, { rules, seal }: Measures) {
  const plain = bookingRow(planned, null)
  const overdue_at = overdueAt(planned, stagesFor(planned, plain, rules))
  const booking = bookingRow(planned, overdue_at)
  return {
    booking,
    travellers: travellerRows(planned, { ages: rules, seal }),
    steps: historyRows(planned, overdue_at),
    money: moneyRows(planned, booking, rules),
  }
}

/** All rows of all bookings, each list by itself. */
export function bookingTables(all: readonly Planned[], measures: Measures) {
  const made = all.map((planned) => rowsOf(planned, measures))
  return {
    bookings: made.map(({ booking }) => booking),
    travellers: made.flatMap(({ travellers }) => travellers),
    steps: made.flatMap(({ steps }) => steps),
    money: joined(made.map(({ money }) => money)),
  }
}

/** Those who order and were not members before. */
export const buyerRows = (all: readonly Planned[]): (typeof users.$inferInsert)[] =>
  all
    .filter(({ buyer }) => buyer.is_new)
    .map(({ buyer: { is_new: _, ...buyer }, course }) => {
      const joined_at = addMs(course.created_at, -dayMs)
      return {
        ...buyer,
        language: 'id',
        created_at: joined_at,
        email_verified_at: joined_at,
        phone_verified_at: joined_at,
      }
    })

/** Much money goes back by two people only: what one asked for, and what another has approved. */
export function refundApprovals({ refunds }: Money, waiting: ReadonlySet<string>, least: number): Approval[] {
  const requested_by = staffId('keuangan@rihla.test')
  return refunds.flatMap(({ id, amount, payment_id, decided_at, sent_at, reference }): Approval[] => {
    const isWaiting = waiting.has(payment_id)
    if (amount < least || (!isWaiting && !sent_at)) return []
    const requested_at = addMs(sent_at ?? decided_at, sent_at ? -2 * hourMs : 3 * hourMs)
    const details = { reference: reference ?? `BCA-${digitsOf(`transfer ${id}`, 8)}` }
    const request = {
      id: idOf(`approval ${id}`),
      kind: 'refund',
      thing_id: id,
      amount,
      details,
      requested_by,
      requested_at,
    }
    if (isWaiting) return [{ ...request, state: 'requested' }]
    return [{ ...request, state: 'carried_out', decided_by: staffId('admin@rihla.test'), decided_at: sent_at }]
  })
}
