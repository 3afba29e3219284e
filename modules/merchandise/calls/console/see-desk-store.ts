import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { isPlatform, storeAtDesk } from '../../store-desk.ts'

type Call = typeof contract.seeDeskStore

export async function seeDeskStore(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const store = await storeAtDesk(ctx, id)
  const { slug, name, version, about, phone_number, address, postcode, subdistrict_id, region } = store
  const { opens_at, closes_at, open_days, closed_from, closed_until, logo_picture_id, cover_picture_id } = store
  return {
    ...{ id, slug, name, version, about, phone_number, address, postcode, subdistrict_id },
    ...{ subdistrict: region.subdistrict_name, city: region.city_name, logo_picture_id, cover_picture_id },
    ...{ opens_at, closes_at, open_days, closed_from, closed_until, is_suspended: store.suspended_at !== null },
    ...{ suspension_reason: store.suspension_reason, may_suspend: isPlatform(ctx) },
  }
}
