import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { waybillsOf } from '#modules/shipping/module.ts'
import type * as contract from '../../contract.console.ts'
import { auditLook, orderAtDesk } from '../../desk.ts'
import { packingSheet } from '../../packing-slip.ts'
import type { StoreDeskPorts } from '../../ports.ts'
import { listLines } from '../../store.ts'

type Call = typeof contract.packingSlip

export async function packingSlip(ctx: StaffCtx<StoreDeskPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, ports, now } = ctx
  const desk = await orderAtDesk(ctx, input.id)
  auditLook(ctx, desk)
  const { order, checkout } = desk
  const lines = await listLines(db, [order.id])
  const waybills = await waybillsOf(db, { order_kind: 'souvenir', order_ids: [order.id] })
  const facts = { order, checkout, lines, waybill: waybills.get(order.id) ?? null }
  const bytes = await ports.printer.print(packingSheet(facts, input.language), now)
  return { bytes, type: 'application/pdf', name: `${order.code}.pdf`, is_shown: true }
}
