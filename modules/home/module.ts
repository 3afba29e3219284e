import type { Handlers } from '#core/call.ts'
import { homeList } from './calls/home-list.ts'
import { promoAds } from './calls/promo-ads.ts'
import * as contract from './contract.ts'

const calls = { homeList, promoAds } satisfies Handlers<typeof contract, unknown>

export const home = { contract, calls, jobs: [] }
