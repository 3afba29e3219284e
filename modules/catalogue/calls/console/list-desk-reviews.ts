import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.reviews.ts'
import { deskReviews } from '../../desk-reviews.ts'
import { reviewsWhere, selectDeskReviews, totalDeskReviews } from '../../store.desk-reviews.ts'

type Call = typeof contract.listDeskReviews

export async function listDeskReviews(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = reviewsWhere(scopesOf(ctx.staff), input)
  const { rows, next_cursor } = await selectDeskReviews(ctx.db, where, input)
  return { rows: await deskReviews(ctx, rows), next_cursor, total: await totalDeskReviews(ctx.db, where) }
}
