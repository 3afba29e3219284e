import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../contract.ts'
import type { PartnerPorts } from '../ports.ts'
import { findTravel } from '../store.ts'

type Call = typeof contract.googleReviews

const nothing = { rating: null, total: 0, maps_url: null, items: [] }

/** A partner without a place, and a Google that cannot be asked, both show no reviews. */
export async function googleReviews(ctx: AnyoneCtx<PartnerPorts>, { slug }: Input<Call>): Promise<Output<Call>> {
  const travel = await findTravel(ctx.db, ctx.tenant.id, slug)
  if (!travel) throw new Refusal(codes.not_found)
  if (!travel.google_place_id) return nothing
  const answer = await ctx.ports.reviews.reviewsOf(travel.google_place_id, ctx.language)
  if (!answer.ok) return nothing
  const { rating, total, maps_url } = answer
  const items = answer.items.map(({ written_at, ...review }) => ({ ...review, written_on: jakartaDate(written_at) }))
  return { rating, total, maps_url, items }
}
