import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { sumRupiah } from '#core/money.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { findBookable, findDepartureInScope } from '#modules/catalogue/module.ts'
import { moneyOfOrders } from '#modules/payment/module.ts'
import { type Cancellation, cancellationOf } from '#modules/payment/rules/cancellation.ts'
import type { changeDeparture } from '../contract.console.ts'
import type { RunOutcome } from '../rules/departure-run.ts'
import { countLeftOfRun, countOutcomes, type RunRow } from '../store.runs.ts'

/** A departure that somebody's own partner runs; any other does not exist. */
export async function departureInScope({ db, staff }: Pick<StaffCtx, 'db' | 'staff'>, id: string) {
  const departure = await findDepartureInScope(db, id, scopesOf(staff))
  if (!departure) throw new Refusal(codes.not_found)
  return departure
}

/** How far a run is. */
export async function runView(db: Db, run: RunRow, product_id: string): Promise<Output<typeof changeDeparture>> {
  const counted = new Map((await countOutcomes(db, run.id)).map(({ outcome, count }) => [outcome, count]))
  const of = (outcome: RunOutcome) => counted.get(outcome) ?? 0
  const done = [...counted.values()].reduce((sum, count) => sum + count, 0)
  // Once it is over, what comes after is not its business.
  const left = run.finished_at ? 0 : await countLeftOfRun(db, run)
  const to = run.to_departure_id && (await findBookable(db, { product_id, departure_id: run.to_departure_id }))
  return {
    kind: run.kind,
    to_departs_on: to ? to.departs_on : null,
    reason: run.reason,
    started_at: run.created_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
    paused_at: run.paused_at?.toISOString() ?? null,
    paused_by: run.paused_by,
    total: done + left,
    cancelled: of('cancelled'),
    moved: of('moved'),
    skipped: of('no_seats') + of('closed'),
  }
}

// As many invoices and lines are read at once as a statement gives.
const batch = 100

/** What cancelling all of these orders would do to their money together. */
export async function moneyOfAll(
  db: Db,
  order_ids: readonly string[],
): Promise<Pick<Cancellation, 'refund' | 'unpaid'>> {
  const all: Cancellation[] = []
  for (let from = 0; from < order_ids.length; from += batch) {
    const orders = await moneyOfOrders(db, order_ids.slice(from, from + batch))
    all.push(...[...orders.values()].map((invoices) => cancellationOf(invoices)))
  }
  return {
    refund: sumRupiah(all.map(({ refund }) => refund)),
    unpaid: sumRupiah(all.map(({ unpaid }) => unpaid)),
  }
}
