import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import type * as contract from '../contract.ts'
import { countPromos, listPromos } from '../store.ts'
import { promoOf } from '../view.ts'

type Call = typeof contract.promos

export async function promos(ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const { search, category, limit } = input
  // No promo is for hajj: the word is known, and its list is empty.
  if (category === 'haji') return pageOf([], 0, input)
  const which = { tenant_id: ctx.tenant.id, now: ctx.now, search, category, reader: ctx.user?.id }
  const [rows, total] = await Promise.all([
    listPromos(ctx.db, which, { limit, offset: offsetOf(input) }),
    countPromos(ctx.db, which),
  ])
  return pageOf(
    rows.map((row) => ({ ...promoOf(row, ctx), is_claimed: row.is_claimed })),
    total,
    input,
  )
}
