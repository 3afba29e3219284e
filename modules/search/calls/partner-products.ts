import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findPartner, hiddenPartnerIds } from '#modules/partner/module.ts'
import { showPaged } from '../cards/show-listings.ts'
import type * as contract from '../contract.ts'

export async function partnerProducts(ctx: AnyoneCtx, { slug, ...page }: Input<typeof contract.partnerProducts>) {
  const partner = await findPartner(ctx.db, slug)
  if (!partner) throw new Refusal(codes.not_found)
  return ofPartner(ctx, partner.id, page)
}

export async function travelProducts(ctx: AnyoneCtx, { slug, ...page }: Input<typeof contract.travelProducts>) {
  const partner = await findPartner(ctx.db, slug)
  if (partner?.kind !== 'travel') throw new Refusal(codes.not_found)
  return ofPartner(ctx, partner.id, page)
}

async function ofPartner(ctx: AnyoneCtx, partner_id: string, page: { page: number; limit: number }) {
  const hidden = await hiddenPartnerIds(ctx.db, ctx.tenant.id)
  if (hidden.includes(partner_id)) throw new Refusal(codes.not_found)
  return showPaged(ctx, { filters: { partner_id }, sort: 'earliest', ...page })
}
