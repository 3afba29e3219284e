import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { brandsOf } from '../../desk/brands.ts'
import { deskBannerOf } from '../../desk/showcase.ts'
import { findBanner } from '../../store.showcase.ts'

type Call = typeof contract.seeDeskBanner

export async function seeDeskBanner({ db, staff, now }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const banner = await findBanner(db, { scopes: scopesOf(staff), id })
  if (!banner) throw new Refusal(codes.not_found)
  return deskBannerOf(banner, await brandsOf({ db }, [banner]), now)
}
