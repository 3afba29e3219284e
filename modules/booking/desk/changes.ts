import type { Output } from '#core/call.ts'
import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { openDates } from '#modules/catalogue/module.ts'
import { invoicesOf, moneyOfOrders } from '#modules/payment/module.ts'
import { type Cancellation, cancellationOf, type InvoiceMoney } from '#modules/payment/rules/cancellation.ts'
import { isUnpaid, stillDue } from '#modules/payment/rules/outstanding.ts'
import { destinationOf, shipmentOf } from '#modules/shipping/module.ts'
import { rulesOf } from '../cart/party-rules.ts'
import type { seeBookingChanges } from '../contract.console.ts'
import { isSameDay } from '../lifecycle/remind.ts'
import {
  canCancel,
  cancellationFee,
  canMove,
  decideLeaving,
  isWithoutLine,
  movedDue,
  priceDifference,
} from '../rules/changes.ts'
import { hasDeparted } from '../rules/departed.ts'
import { acceptsDocuments } from '../rules/documents.ts'
import { travellerItem } from '../rules/lines.ts'
import { lastReminder } from '../store.runs.ts'
import { type BookingRow, listParticipants, type ParticipantRow } from '../store.ts'

type Changes = Output<typeof seeBookingChanges>

const withFee = (money: Cancellation) => ({ ...money, fee: cancellationFee })

/** What can be done with a booking, and what that does to its money. */
export async function changesOf(db: Db, booking: BookingRow, now: Date): Promise<Changes> {
  const today = jakartaDate(now)
  const money = (await moneyOfOrders(db, [booking.id])).get(booking.id) ?? []
  const people = booking.state === 'in_progress' ? await listParticipants(db, [booking.id]) : []
  return {
    cancel: canCancel(booking, today) ? withFee(cancellationOf(money)) : null,
    travellers: people.length > 1 ? leavingOf(booking, { people, money, today }) : [],
    dates: canMove(booking, today) ? await datesOf(db, booking, { money, now }) : [],
    can_correct: acceptsDocuments(booking.state) && !hasDeparted(booking, today),
    kit: await kitOf(db, booking),
    overdue: await overdueOf(db, booking, now),
  }
}

type Party = { people: readonly ParticipantRow[]; money: readonly InvoiceMoney[]; today: string }

function leavingOf(booking: BookingRow, { people, money, today }: Party): Changes['travellers'] {
  return people.flatMap((person) => {
    const out = cancellationOf(money, [travellerItem(person)])
    if (!decideLeaving(booking, person, today).ok) return []
    if (isWithoutLine(person, booking, out.refund + out.unpaid)) return []
    return [{ traveller_id: person.id, ...withFee(out) }]
  })
}

type Facts = { money: readonly InvoiceMoney[]; now: Date }

async function datesOf(db: Db, booking: BookingRow, { money, now }: Facts): Promise<Changes['dates']> {
  const rules = await rulesOf(db, booking, now)
  const owes = money.some(isUnpaid)
  const dates = await openDates(db, { product_id: booking.product_id, except: booking.departure_id, now })
  return dates.map(({ id, departs_on, returns_on, left, prices }) => ({
    departure_id: id,
    departs_on,
    returns_on,
    seats_left: left,
    has_seats: left >= booking.seats,
    price_difference: priceDifference(booking, prices),
    due_at: owes ? movedDue(departs_on, rules, now).toISOString() : null,
  }))
}

async function kitOf(db: Db, { id, user_id }: BookingRow): Promise<Changes['kit']> {
  const order = { order_kind: 'booking', order_id: id } as const
  const kit = await shipmentOf(db, order)
  if (!kit) return null
  const steps = kit.steps.map(({ at, state }) => ({ at: at.toISOString(), state }))
  return { ...kit, steps, destination: await destinationOf(db, { ...order, user_id }) }
}

async function overdueOf(db: Db, booking: BookingRow, now: Date): Promise<Changes['overdue']> {
  if (booking.state !== 'in_progress' || !booking.overdue_at) return null
  const due = stillDue((await invoicesOf(db, [booking.id])).get(booking.id) ?? [])
  if (!due) return null
  const { code, amount, due_at } = due.next
  const reminded_at = await lastReminder(db, booking.id)
  return {
    invoice_code: code,
    amount,
    due_at: due_at.toISOString(),
    reminded_at: reminded_at?.toISOString() ?? null,
    can_remind: !isSameDay(reminded_at, now),
  }
}
