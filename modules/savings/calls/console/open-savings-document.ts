import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { documentOf, openDocument } from '#modules/documents/module.ts'
import type * as contract from '../../contract.console.ts'
import { isReadable, planAtDesk } from '../../desk.ts'
import type { SavingsPorts } from '../../ports.ts'

type Call = typeof contract.openSavingsDocument

export async function openSavingsDocument(
  ctx: StaffCtx<SavingsPorts>,
  { id, document_id }: Input<Call>,
): Promise<Output<Call>> {
  const plan = await planAtDesk(ctx, id)
  if (!isReadable(plan)) throw new Refusal(codes.not_found)
  const scan = await documentOf(ctx.db, { owner_kind: 'savings', owner_id: plan.id, id: document_id })
  const file = scan && (await openDocument(ctx.ports, scan))
  if (!file) throw new Refusal(codes.not_found)
  // Nothing changed: that somebody looked is what is to be known.
  const facts = { plan_id: plan.id, kind: scan.kind }
  ctx.audit({ thing: 'document', thing_id: document_id, before: facts, after: facts })
  return { ...file, is_shown: true }
}
