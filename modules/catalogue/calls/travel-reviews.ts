import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findPartner, hiddenPartnerIds } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import { showReviews } from '../reviews.ts'
import { closedCategories } from '../rules/closed-categories.ts'

type Call = typeof contract.travelReviews

export async function travelReviews(ctx: AnyoneCtx, { slug, ...paging }: Input<Call>): Promise<Output<Call>> {
  const { db, tenant } = ctx
  const [partner, hidden] = await Promise.all([findPartner(db, slug), hiddenPartnerIds(db, tenant.id)])
  if (partner?.kind !== 'travel' || hidden.includes(partner.id)) throw new Refusal(codes.not_found)
  const closed = closedCategories(tenant.feature_flag)
  return showReviews(ctx, { tenant_id: tenant.id, partner_id: partner.id, closed }, paging)
}
