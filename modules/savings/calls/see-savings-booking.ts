import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { documentsOf } from '#modules/documents/module.ts'
import type * as contract from '../contract.ts'
import { documentView } from '../documents.ts'
import { planOf } from '../load.ts'
import { documentsFor } from '../rules/applicant.ts'
import { type ApplicantRow, findApplicant } from '../store.ts'

type Call = typeof contract.seeSavingsBooking

export async function seeSavingsBooking(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const plan = await planOf(ctx, input.id)
  const row = await findApplicant(ctx.db, plan.id)
  if (row?.id !== input.user_detail_savings_id) throw new Refusal(codes.not_found)
  const scans = await documentsOf(ctx.db, { owner_kind: 'savings', owner_ids: [plan.id] })
  return {
    user_savings_id: plan.id,
    user_detail_savings_id: row.id,
    state: plan.state,
    applicant: row,
    heir: heirOf(row),
    documents: scans.flatMap(documentView),
    required_documents: [...documentsFor(row)],
  }
}

function heirOf(row: ApplicantRow): Output<Call>['heir'] {
  const { mother_name, heir_name, heir_gender: gender, heir_contact_name, heir_phone_number } = row
  if (mother_name === null || heir_name === null || gender === null) return null
  return {
    mother_name,
    heir_name,
    gender,
    contact_name: heir_contact_name ?? '',
    phone_number: heir_phone_number ?? '',
  }
}
