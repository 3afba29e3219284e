import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import { fieldRefusal } from '#core/validation.ts'
import type * as contract from '../contract.ts'
import { listedCategories } from '../kinds.ts'
import { showOrders } from '../list.ts'
import { tabCounts } from '../rules/tabs.ts'
import { countOrders, listOrders } from '../store.ts'

type Call = typeof contract.myOrders

export async function myOrders(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user, now } = ctx
  const tab = input.status === 'not_paid' ? 'unpaid' : input.status
  const categories = listedCategories()
  const category = input.category === 'all' ? undefined : input.category
  if (category && !categories.includes(category)) throw fieldRefusal('category', 'choice', ctx.language)
  const among = { tenant_id: tenant.id, user_id: user.id, category, now }
  const query = { ...among, tab, search: input.search || undefined, limit: input.limit }
  const [rows, counts] = await Promise.all([
    listOrders(db, { ...query, offset: offsetOf(input) }),
    countOrders(db, among),
  ])
  // The count comes with each row; a page beyond the last has no row to bring it.
  const beyond = rows.length === 0 && input.page > 1 ? await listOrders(db, { ...query, limit: 1, offset: 0 }) : []
  const total = rows[0]?.total_orders ?? beyond[0]?.total_orders ?? 0
  return { ...pageOf(await showOrders(ctx, rows), total, input), counts: tabCounts(counts), categories }
}
