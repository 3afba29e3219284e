import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import type * as contract from '../contract.ts'
import { whose } from '../load.ts'
import { listMine } from '../store.ts'
import { cardsOf } from '../view.ts'

type Call = typeof contract.financingHistory

export async function financingHistory(ctx: MemberCtx, page: Input<Call>): Promise<Output<Call>> {
  const { rows, total } = await listMine(ctx.db, whose(ctx), { limit: page.limit, offset: offsetOf(page) })
  return pageOf(rows.length === 0 ? [] : await cardsOf(ctx, rows), total, page)
}
