import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { documentOf, openDocument } from '#modules/documents/module.ts'
import type * as contract from '../../contract.console.ts'
import { bookingInScope } from '../../order/staff-access.ts'
import type { BookingPorts } from '../../ports.ts'

type Call = typeof contract.openTravelDocument

export async function openTravelDocument(ctx: StaffCtx<BookingPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { id, document_id } = input
  await bookingInScope(ctx, id)
  const scan = await documentOf(ctx.db, { owner_kind: 'booking', owner_id: id, id: document_id })
  const file = scan && (await openDocument(ctx.ports, scan))
  if (!file) throw new Refusal(codes.not_found)
  // Nothing changed: that somebody looked is what is to be known.
  const facts = { booking_id: id, kind: scan.kind, state: scan.state }
  ctx.audit({ thing: 'document', thing_id: document_id, before: facts, after: facts })
  return { ...file, is_shown: true }
}
