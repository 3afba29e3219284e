import { citiesOfProvince, provinces, subdistrictsOfCity } from '#modules/location/contract.ts'
import { api, type Context } from '../../api.server.ts'
import { unlessRefused } from '../../softly.server.ts'

type Chosen = { province_id?: string; city_id?: string }

/** What can be chosen below what was chosen: a city of another province has no subdistricts here. */
export async function regionsOf(context: Context, { province_id = '', city_id = '' }: Chosen) {
  const [all, cities] = await Promise.all([
    api(context, provinces, {}),
    province_id ? unlessRefused(api(context, citiesOfProvince, { id: province_id })) : [],
  ])
  const isHere = cities?.some(({ id }) => id === city_id)
  const subdistricts = isHere ? await unlessRefused(api(context, subdistrictsOfCity, { id: city_id })) : []
  return { provinces: all.data, cities: cities ?? [], subdistricts: subdistricts ?? [] }
}

export type Regions = Awaited<ReturnType<typeof regionsOf>>
