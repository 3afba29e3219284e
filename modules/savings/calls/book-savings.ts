import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { bookedView, storeApplicant, submitPlan } from '../apply.ts'
import type * as contract from '../contract.ts'
import { applicantIn } from '../shapes.ts'

type Call = typeof contract.bookSavings

export async function bookSavings(ctx: MemberCtx, { id, ...form }: Input<Call>): Promise<Output<Call>> {
  const applicant = applicantIn(form)
  const stored = applicant && (await storeApplicant(ctx, id, applicant))
  if (stored && !form.confirm) return bookedView(stored)
  return bookedView(await submitPlan(ctx, id, form))
}
