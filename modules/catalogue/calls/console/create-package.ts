import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { fieldRefusal } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { createDraft, emptyContent, partnerFor } from '../../packages/create.ts'
import { isKindOf } from '../../rules/journey-kinds.ts'
import { categoryOfType } from '../../store.choices.ts'

type Call = typeof contract.createPackage

export async function createPackage(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, language } = ctx
  const { partner_id, category, kind, type_slug, name } = input
  const partner = partnerFor(staff, partner_id)
  if ((await categoryOfType(db, type_slug)) !== category) throw fieldRefusal('type_slug', 'choice', language)
  if (!isKindOf(category, kind)) throw fieldRefusal('kind', 'choice', language)
  const content = { ...(await emptyContent(db)), category, kind, type_slug, name }
  return createDraft(ctx, { partner_id: partner, content, event: 'create' })
}
