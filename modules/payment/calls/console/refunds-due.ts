import type { Input, Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import type { DeparturesPort, PaymentPorts } from '../../ports.ts'
import { refundViews, waitingRefunds } from '../../refunds.ts'
import { countRefunds, listOrdersUnsent, refundsWhere, selectRefunds, sumsByStatus } from '../../store.refund-list.ts'

type Call = typeof contract.refundsDue
type Ports = PaymentPorts & { departures: DeparturesPort }

export async function refundsDue(ctx: StaffCtx<Ports>, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, ports } = ctx
  const scopes = scopesOf(staff)
  const waiting = await waitingRefunds(db)
  const order_ids = input.departure_id && (await ports.departures.ordersOf(db, input.departure_id))
  const where = refundsWhere(db, scopes, { ...input, waiting, ...(order_ids && { order_ids }) })
  const { rows, next_cursor } = await selectRefunds(db, where, input)
  return {
    rows: await refundViews(ctx, rows),
    next_cursor,
    total: await countRefunds(db, where),
    open: await sumsByStatus(db, scopes, waiting),
    departures: await departuresOf(db, ports, await listOrdersUnsent(db, scopes)),
  }
}

async function departuresOf(db: Db, { departures }: Ports, order_ids: readonly string[]) {
  const known = await departures.ofOrders(db, order_ids)
  const of = Map.groupBy(
    order_ids.flatMap((id) => known.get(id) ?? []),
    ({ departure_id }) => departure_id,
  )
  return [...of.values()]
    .flatMap((all) => all.slice(0, 1).map((one) => ({ ...one, count: all.length })))
    .sort((one, other) => one.departs_on.localeCompare(other.departs_on))
}
