import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { reviewerName } from '#modules/booking/rules/reviewer-name.ts'
import { memberNames } from '#modules/identity/module.ts'
import { writeReview } from '#modules/merchandise/module.ts'
import type * as contract from '../contract.ts'
import { inOrder } from '../lifecycle/in-order.ts'
import { checkoutOfOwn } from '../order-view.ts'
import { listLines } from '../store.ts'

type Call = typeof contract.reviewItem

export async function reviewItem(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const { tenant, user, language, now } = ctx
  const { slug, order_id, rating, text } = input
  await checkoutOfOwn(ctx, order_id)
  return inOrder(ctx.db, order_id, async ({ db, order }) => {
    const line = (await listLines(db, [order_id])).find(({ item_slug }) => item_slug === slug)
    if (!line) throw new Refusal(codes.not_found)
    if (order.state !== 'completed') throw new Refusal(codes.feedback_too_early)
    const name = (await memberNames(db, tenant.id, [user.id])).get(user.id) ?? ''
    const id = newId(now)
    const by = { tenant_id: tenant.id, user_id: user.id, author_name: reviewerName(name), language }
    const of = { order_id, item_id: line.item_id, store_id: order.store_id }
    const isNew = await writeReview(db, { id, ...by, ...of, rating, text, created_at: now })
    if (!isNew) throw new Refusal(codes.feedback_given)
    return { id }
  })
}
