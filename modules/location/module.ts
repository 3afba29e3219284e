import type { Handlers } from '#core/call.ts'
import { citiesOfProvince } from './calls/cities-of-province.ts'
import { provinces } from './calls/provinces.ts'
import { subdistrictsOfCity } from './calls/subdistricts-of-city.ts'
import * as contract from './contract.ts'

export { cityName, findRegion, provinceName, regionColumn, searchRegions } from './store.ts'

const calls = { provinces, citiesOfProvince, subdistrictsOfCity } satisfies Handlers<typeof contract, unknown>

export const location = { contract, calls, jobs: [] }
