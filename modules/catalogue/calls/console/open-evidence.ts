import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.departures.ts'
import { evidenceInScope } from '../../packages/evidence.ts'
import type { CataloguePorts } from '../../ports.ts'

type Call = typeof contract.openEvidence

export async function openEvidence(ctx: StaffCtx<CataloguePorts>, input: Input<Call>): Promise<Output<Call>> {
  const { ports, audit } = ctx
  const { file_key, type, certainty, name } = await evidenceInScope(ctx, input)
  const stored = await ports.files.get(file_key)
  if (!stored) throw new Refusal(codes.not_found)
  const bytes = ports.documents.open(stored.bytes, file_key)
  if (!bytes) throw new Error('sealed evidence does not open')
  // Nothing changed: that somebody looked is what is to be known.
  const facts = { evidence_id: input.evidence_id, certainty, name }
  audit({ thing: 'departure', thing_id: input.id, before: facts, after: facts })
  return { bytes, type, name: `${certainty}.${type === 'application/pdf' ? 'pdf' : 'webp'}`, is_shown: true }
}
