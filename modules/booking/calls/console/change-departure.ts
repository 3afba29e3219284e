import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { openDates, stopSelling } from '#modules/catalogue/module.ts'
import { proveStep, type StepUpPorts } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { departureInScope, runView } from '../../desk/departure.ts'
import { hasDeparted } from '../../rules/departed.ts'
import { decideTarget } from '../../rules/departure-run.ts'
import { insertRun, listRunning } from '../../store.runs.ts'

type Call = typeof contract.changeDeparture

export async function changeDeparture(ctx: StaffCtx<StepUpPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, language, audit } = ctx
  const { id, kind, reason } = input
  const departure = await departureInScope(ctx, id)
  const { product_id } = departure
  confirmName({ ...input, name: departure.product_name[language], language })
  await proveStep(ctx, input.code)
  if (hasDeparted(departure, jakartaDate(now))) throw new Refusal(codes.departure_left)
  // It cannot be closed before it is on sale, and would be once it is approved.
  if (departure.published_at === null) throw new Refusal(codes.package_locked)
  const to_departure_id = kind === 'move' ? (input.to_departure_id ?? null) : null
  const { id: staff_id, session_id, grants } = staff
  const started_by = { session_id, grants: [...grants], request: { id: ctx.request.id, ip: ctx.request.ip } }
  const what = { departure_id: id, kind, to_departure_id, reason }
  const row = { id: newId(now), ...what, staff_id, started_by, created_at: now }
  if (!(await insertRun(db, row))) throw new Refusal(codes.departure_changing)
  // In the same moment: nobody orders what is called off.
  const wasOpen = await stopSelling(db, { product_id, id }, now)
  const orders = await listRunning(db, id)
  if (to_departure_id !== null) {
    const date = (await openDates(db, { product_id, except: id, now })).find((one) => one.id === to_departure_id)
    const target = date && decideTarget(orders, date)
    if (!target?.has_seats) throw new Refusal(codes.seats_gone)
    if (!target.is_offered) throw new Refusal(codes.room_not_offered)
  }
  const before = { is_open: wasOpen, kind: null, run_id: null, orders: orders.length }
  const after = { is_open: false, kind, run_id: row.id, orders: orders.length }
  audit({ thing: 'departure', thing_id: id, before, after, reason })
  return runView(db, { ...row, finished_at: null, paused_at: null, paused_by: null }, product_id)
}
