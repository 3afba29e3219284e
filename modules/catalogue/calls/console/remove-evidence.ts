import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.departures.ts'
import { lockToWrite } from '../../packages/access.ts'
import { evidenceInScope } from '../../packages/evidence.ts'
import { deleteEvidence } from '../../store.evidence.ts'

type Call = typeof contract.removeEvidence

export async function removeEvidence(ctx: StaffCtx, { id, evidence_id }: Input<Call>): Promise<Output<Call>> {
  const { certainty, name, product_id } = await evidenceInScope(ctx, { id, evidence_id })
  await lockToWrite(ctx, { id: product_id })
  await deleteEvidence(ctx.db, { departure_id: id, id: evidence_id })
  ctx.audit({ thing: 'departure', thing_id: id, before: { evidence_id, certainty, name }, after: null })
  return {}
}
