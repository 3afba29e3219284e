import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.departures.ts'
import { lockToWrite } from '../../packages/access.ts'
import { evidenceInScope } from '../../packages/evidence.ts'
import { loosenEvidence } from '../../store.evidence.ts'

type Call = typeof contract.removeEvidence

export async function removeEvidence(ctx: StaffCtx, { id, evidence_id }: Input<Call>): Promise<Output<Call>> {
  const { certainty, name, product_id } = await evidenceInScope(ctx, { id, evidence_id })
  await lockToWrite(ctx, { id: product_id })
  // What a reviewer has relied on stays; of anything else the file is deleted once this has happened.
  if (!(await loosenEvidence(ctx.db, { departure_id: id, id: evidence_id }))) throw new Refusal(codes.evidence_approved)
  ctx.audit({ thing: 'departure', thing_id: id, before: { evidence_id, certainty, name }, after: null })
  return {}
}
