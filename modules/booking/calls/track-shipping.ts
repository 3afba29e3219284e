import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { shipmentOf } from '#modules/shipping/module.ts'
import type * as contract from '../contract.ts'
import { findMine } from '../store.ts'

type Call = typeof contract.trackShipping

export async function trackShipping({ db, tenant, user }: MemberCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const booking = await findMine(db, { tenant_id: tenant.id, user_id: user.id, id })
  if (!booking) throw new Refusal(codes.not_found)
  const shipment = await shipmentOf(db, { order_kind: 'booking', order_id: id })
  if (!shipment) return { state: 'none', courier: null, waybill: null, steps: [] }
  return { ...shipment, steps: shipment.steps.map(({ at, ...step }) => ({ at: at.toISOString(), ...step })) }
}
