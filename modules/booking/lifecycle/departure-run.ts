import { callKey } from '#core/call.ts'
import type { Db } from '#core/context.ts'
import { lockInvoicesOf } from '#modules/payment/module.ts'
import { recordAudit } from '#modules/staff/module.ts'
import { changeDeparture } from '../contract.departures.ts'
import { auditedFacts } from '../order/seen-by-staff.ts'
import { mayFinish, type RunOutcome, stepOfRun } from '../rules/departure-run.ts'
import { findLeftOfRun, finishRun, insertOutcome, listOpenRuns, lockRun, type RunRow } from '../store.runs.ts'
import { type BookingRow, lockBooking } from '../store.ts'
import { cancelBooking, rescheduleBooking } from './change.ts'

const atOnce = 20

/** Goes on with every departure that is being cancelled or moved, from where it stands. */
export async function continueRuns(db: Db, now: Date): Promise<void> {
  const failures: unknown[] = []
  for (const run of await listOpenRuns(db, atOnce)) failures.push(...(await continueRun(db, run, now)))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} orders of departures were not changed`)
}

/** Order by order: one that fails does not keep the others, and is tried again in the next round. Gives what failed. */
async function continueRun(db: Db, run: RunRow, now: Date): Promise<unknown[]> {
  const [failed, failures]: [string[], unknown[]] = [[], []]
  for (;;) {
    const booking_id = await findLeftOfRun(db, run, { except: failed })
    if (booking_id === undefined) break
    const [done] = await Promise.allSettled([changeOne(db, { run, booking_id }, now)])
    if (done?.status === 'fulfilled') {
      if (done.value === 'over') return failures
      continue
    }
    failed.push(booking_id)
    failures.push(done?.reason)
  }
  if (failed.length === 0 && mayFinish(run, now)) await finishRun(db, run.id, now)
  return failures
}

type Turn = { run: RunRow; booking_id: string }

/** Changes one order and writes that down, or neither: whoever is stopped half-way has done nothing. */
function changeOne(db: Db, { run, booking_id }: Turn, now: Date): Promise<'done' | 'over'> {
  return db.transaction(async (tx) => {
    const locked = await lockRun(tx, run.id)
    if (!locked) return 'over'
    if (!(await findLeftOfRun(tx, locked, { booking_id }))) return 'done'
    // Locked before it is looked at: it may have been paid since.
    await lockInvoicesOf(tx, booking_id)
    const booking = await lockBooking(tx, booking_id)
    if (!booking) throw new Error(`booking ${booking_id} is gone`)
    const outcome = await outcomeOf(tx, { run: locked, booking }, now)
    await insertOutcome(tx, { run_id: run.id, booking_id, outcome, at: now })
    await auditOne(tx, { run: locked, booking }, now)
    return 'done'
  })
}

type Locked = { run: RunRow; booking: BookingRow }

async function outcomeOf(db: Db, { run, booking }: Locked, now: Date): Promise<RunOutcome> {
  const { staff_id, reason, to_departure_id } = run
  const who = { booking_id: booking.id, staff_id, reason }
  if (to_departure_id && stepOfRun(run.kind, booking.state) === 'move')
    return (await rescheduleBooking(db, { ...who, departure_id: to_departure_id }, now)) ? 'moved' : 'no_seats'
  return (await cancelBooking(db, who, now)) ? 'cancelled' : 'closed'
}

/** One row of the audit for each order, as if whoever began had changed it by hand; the request is the same for all. */
async function auditOne(db: Db, { run, booking: was }: Locked, now: Date): Promise<void> {
  const { session_id, grants, request } = run.started_by
  const booking = await lockBooking(db, was.id)
  if (!booking) throw new Error(`booking ${was.id} is gone`)
  const facts = { before: auditedFacts(was), after: auditedFacts(booking) }
  const entry = { thing: 'booking', thing_id: was.id, ...facts, reason: run.reason }
  const staff = { id: run.staff_id, session_id, grants }
  await recordAudit(db, { staff, call: callKey(changeDeparture), request, entries: [entry] }, now)
}
