import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { brandsOf } from '../../desk/brands.ts'
import { deskBannerOf } from '../../desk/showcase.ts'
import { selectBanners } from '../../store.showcase.ts'

type Call = typeof contract.listDeskBanners

export async function listDeskBanners({ db, staff, now }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { rows, ...rest } = await selectBanners(db, scopesOf(staff), { ...input, now })
  const brandOf = await brandsOf({ db }, rows)
  return { rows: rows.map((row) => deskBannerOf(row, brandOf, now)), ...rest }
}
