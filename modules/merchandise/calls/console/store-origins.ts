import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { searchRegions } from '#modules/location/module.ts'
import type * as contract from '../../contract.console.ts'

type Call = typeof contract.storeOrigins

export async function storeOrigins({ db }: StaffCtx, { search }: Input<Call>): Promise<Output<Call>> {
  const regions = await searchRegions(db, search)
  return regions.map(({ subdistrict_id, subdistrict_name, city_name, province_name }) => ({
    value: subdistrict_id,
    label: [subdistrict_name, city_name, province_name].join(', '),
  }))
}
