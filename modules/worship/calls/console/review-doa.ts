import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { reviewOf } from '../../doa/desk-view.ts'
import { arabicDigest } from '../../doa/digest.ts'
import { doaNamed } from '../../doa/named.ts'
import { findDoaReview, saveDoaReview } from '../../store.doa.ts'

type Call = typeof contract.reviewDoa

export async function reviewDoa(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  platformOnly(staff)
  const { id, digest, verdict, reviewer } = input
  const doa = doaNamed(id)
  // Who has read another wording has not read this one.
  if (digest !== arabicDigest(doa.arabic)) throw new Refusal(codes.text_changed)
  const note = verdict === 'sent_back' ? (input.note ?? null) : null
  const row = { doa_id: id, arabic_sha256: digest, reviewer, reviewed_at: now, verdict, note, staff_id: staff.id }
  const before = reviewOf(doa, await findDoaReview(db, id))
  await saveDoaReview(db, row)
  const review = reviewOf(doa, row)
  audit({ thing: 'doa', thing_id: id, before, after: review, ...(note !== null && { reason: note }) })
  return { id, review }
}
