import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { activePromos as listActive } from '../store.ts'
import { promoOf } from '../view.ts'

type Call = typeof contract.activePromos

export async function activePromos(ctx: AnyoneCtx, { limit }: Input<Call>): Promise<Output<Call>> {
  const rows = await listActive(ctx.db, ctx.tenant.id, { limit, now: ctx.now, first: 'banners' })
  return rows.map((row) => promoOf(row, ctx))
}
