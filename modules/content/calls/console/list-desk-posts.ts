import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { brandsOf } from '../../desk/brands.ts'
import { deskPostRow } from '../../desk/post-view.ts'
import { countDeskPosts, deskPostsWhere, selectDeskPosts } from '../../store.desk-posts.ts'

type Call = typeof contract.listDeskPosts

export async function listDeskPosts({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = deskPostsWhere(scopesOf(staff), input)
  const { rows, next_cursor } = await selectDeskPosts(db, where, input)
  const brandOf = await brandsOf({ db }, rows)
  return { rows: rows.map((row) => deskPostRow(row, brandOf)), next_cursor, total: await countDeskPosts(db, where) }
}
