import { and, asc, eq, inArray, like, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { bookings } from '#modules/booking/tables.ts'
import { type PayeeLedgerEvent, pair, payeeMoves } from '#modules/payment/rules/ledger.ts'
import { invoices, ledger_entries } from '#modules/payment/tables.ts'
import { earnings, payouts } from '#modules/payouts/tables.ts'
import { approvals } from '#modules/staff/tables.ts'
import { staffId } from './bookings/booking-rows.ts'
import { digitsOf } from './bookings/codes.ts'
import { keep } from './catalogue/keep.ts'
import { demoIdPrefix, idOf } from './catalogue/naming.ts'
import { agenciesIn } from './staff.ts'
import { demoTenants } from './tenants.ts'

type Earning = typeof earnings.$inferInsert
type Payout = typeof payouts.$inferInsert
type Entry = typeof ledger_entries.$inferInsert
type Approval = typeof approvals.$inferInsert

/** How far the payouts of an agency's newest journey are, at the first and at the second tenant; `none`: not drawn yet. */
type Progress = 'confirmed' | 'sent' | 'approval' | 'due' | 'none'
const newest: readonly (readonly [Progress, Progress])[] = [
  ['approval', 'sent'],
  ['due', 'none'],
]

/** Journeys of the demo that are over, with what was paid for them. */
const journeysOf = (db: Db, partner_id: string) =>
  db
    .select({
      id: bookings.id,
      code: bookings.code,
      tenant_id: bookings.tenant_id,
      partner_id: bookings.partner_id,
      ended_at: bookings.ended_at,
      paid: sql<number>`sum(${invoices.amount})::float8`,
    })
    .from(bookings)
    .innerJoin(invoices, and(eq(invoices.order_id, bookings.id), eq(invoices.state, 'paid')))
    .where(
      and(
        eq(bookings.partner_id, partner_id),
        eq(bookings.state, 'completed'),
        like(sql`${bookings.id}::text`, `${demoIdPrefix}-%`),
      ),
    )
    .groupBy(bookings.id)
    .orderBy(asc(bookings.ended_at), asc(bookings.id))
    .limit(1_000)

type Journey = Awaited<ReturnType<typeof journeysOf>>[number]

export function pairFor(
  event: PayeeLedgerEvent,
  source_id: string,
  { amount, at }: { amount: number; at: Date },
): Entry[] {
  const [takes, gives] = payeeMoves[event]
  const name = `${event} ${source_id}`
  return pair(takes, gives, rupiah(amount)).map((entry, i) => ({
    ...{ ...entry, id: idOf(`entry ${name} ${i}`), transaction_id: idOf(`entries ${name}`), event, source_id },
    created_at: at,
  }))
}

/** One transfer for all who came back with a journey and ordered at one tenant. */
type Group = { journeys: Journey[]; ended_at: Date; progress: Progress }

function groupsOf(journeys: readonly Journey[], agency: number): Group[] {
  const last = journeys.at(-1)?.ended_at?.getTime()
  const grouped = Map.groupBy(journeys, ({ tenant_id, ended_at }) => `${tenant_id} ${ended_at?.getTime()}`)
  return [...grouped.values()].flatMap((own) => {
    const [first] = own
    if (!first?.ended_at) return []
    const ofNewest = newest[agency]?.[first.tenant_id === demoTenants[0].id ? 0 : 1] ?? 'confirmed'
    const progress = first.ended_at.getTime() === last ? ofNewest : 'confirmed'
    return [{ journeys: own, ended_at: first.ended_at, progress }]
  })
}

type Rows = { earnings: Earning[]; payouts: Payout[]; entries: Entry[]; approvals: Approval[] }

function rowsOf({ journeys, ended_at, progress: how }: Group, now: Date): Rows {
  const [first] = journeys
  const amount = journeys.reduce((sum, { paid }) => sum + paid, 0)
  const payout_id = how === 'none' ? null : idOf(`payout ${first?.id}`)
  const earned = journeys.map((journey) => ({
    ...{ id: idOf(`earning ${journey.id}`), tenant_id: journey.tenant_id, payee_kind: 'partner' as const },
    ...{ payee_id: journey.partner_id, order_kind: 'booking', order_id: journey.id, item: 'journey' },
    ...{ amount: journey.paid, reason: journey.code, payout_id, created_at: ended_at },
  }))
  const entries = earned.flatMap((one) => pairFor('earned', one.id, { amount: one.amount, at: ended_at }))
  if (!first || payout_id === null) return { earnings: earned, payouts: [], entries, approvals: [] }
  // What is open was not drawn months ago, however long the last journey is over.
  const drawn_at =
    how === 'confirmed' ? addMs(ended_at, 10 * hourMs) : laterOf(addMs(ended_at, 10 * hourMs), addMs(now, -6 * dayMs))
  const sent_at = how === 'sent' || how === 'confirmed' ? addMs(drawn_at, dayMs) : null
  const confirmed_at = how === 'confirmed' ? addMs(drawn_at, 2 * dayMs) : null
  const state = how === 'approval' || how === 'due' ? 'due' : how === 'sent' ? 'sent' : 'confirmed'
  const reference = `BCA-${digitsOf(`transfer ${payout_id}`, 8)}`
  const payout: Payout = {
    ...{ id: payout_id, tenant_id: first.tenant_id, payee_kind: 'partner', payee_id: first.partner_id, amount, state },
    ...{ drawn_at, sent_at, confirmed_at, reference: sent_at ? reference : null },
  }
  return {
    earnings: earned,
    payouts: [payout],
    entries: [
      ...entries,
      ...pairFor('payout_drawn', payout_id, { amount, at: drawn_at }),
      ...(sent_at ? pairFor('payout_sent', payout_id, { amount, at: sent_at }) : []),
      ...(confirmed_at ? pairFor('payout_confirmed', payout_id, { amount, at: confirmed_at }) : []),
    ],
    approvals: how === 'due' ? [] : [approvalOf(payout, reference)],
  }
}

const laterOf = (one: Date, other: Date): Date => new Date(Math.max(one.getTime(), other.getTime()))

/** One at the desk has asked for the transfer, and another has approved it where it was sent. */
function approvalOf({ id, amount, drawn_at, sent_at }: Payout, reference: string): Approval {
  const requested_at = addMs(drawn_at, 6 * hourMs)
  const by = { requested_by: staffId('keuangan@rihla.test'), requested_at }
  const request = { id: idOf(`approval ${id}`), kind: 'payout', thing_id: id, amount, details: { reference }, ...by }
  if (!sent_at) return { ...request, state: 'requested' }
  return { ...request, state: 'carried_out', decided_by: staffId('admin@rihla.test'), decided_at: sent_at }
}

/** What two agencies have earned of the journeys that are over, and were paid, in every state that the desk has a list for. */
export async function seedPayouts(db: Db, now: Date): Promise<void> {
  const agencies = await agenciesIn(db)
  if (!agencies) return
  const rows: Rows[] = []
  for (const [i, { id }] of agencies.entries())
    rows.push(...groupsOf(await journeysOf(db, id), i).map((group) => rowsOf(group, now)))
  const all = { earnings: rows.flatMap((one) => one.earnings), payouts: rows.flatMap((one) => one.payouts) }
  const ids = all.earnings.map(({ id }) => id)
  if (ids.length === 0) return
  const known = await db.select({ id: earnings.id }).from(earnings).where(inArray(earnings.id, ids)).limit(1)
  if (known.length > 0) return
  await db.transaction(async (tx) => {
    await keep(tx, payouts, all.payouts)
    await keep(tx, earnings, all.earnings)
    await keep(
      tx,
      ledger_entries,
      rows.flatMap((one) => one.entries),
    )
    await keep(
      tx,
      approvals,
      rows.flatMap((one) => one.approvals),
    )
  })
}
