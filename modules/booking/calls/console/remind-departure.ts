import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { departureInScope } from '../../desk/departure.ts'
import { remindOfSettlement } from '../../lifecycle/remind.ts'
import { listRunning } from '../../store.runs.ts'

type Call = typeof contract.remindDeparture

export async function remindDeparture(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  await departureInScope(ctx, id)
  const overdue = (await listRunning(db, id)).filter(({ overdue_at }) => overdue_at !== null)
  let reminded = 0
  const refusals = new Set<RefusalCode>()
  // In one order, as everywhere: two who press at once wait for each other and never in a ring.
  for (const { id: booking_id } of overdue.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const result = await remindOfSettlement(db, { booking_id, staff_id: staff.id }, now)
    if (!result.ok) {
      refusals.add(result.code)
      continue
    }
    reminded += 1
    const after = { reminded: true, invoice_code: result.invoice_code }
    audit({ thing: 'booking', thing_id: booking_id, before: null, after })
  }
  if (reminded > 0) return { reminded }
  throw new Refusal(refusals.has(codes.reminded_today) ? codes.reminded_today : codes.nothing_overdue)
}
