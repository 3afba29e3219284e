import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { brandsOf } from '../../desk/brands.ts'
import { deskItemOf } from '../../desk/showcase.ts'
import { selectGallery } from '../../store.showcase.ts'

type Call = typeof contract.listDeskGallery

export async function listDeskGallery({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { rows, ...rest } = await selectGallery(db, scopesOf(staff), input)
  const brandOf = await brandsOf({ db }, rows)
  return { rows: rows.map((row) => deskItemOf(row, brandOf)), ...rest }
}
