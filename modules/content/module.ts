import type { Handlers } from '#core/call.ts'
import { banners } from './calls/banners.ts'
import { galleries } from './calls/galleries.ts'
import * as contract from './contract.ts'

export const content = {
  contract,
  calls: { banners, galleries } satisfies Handlers<typeof contract, unknown>,
  jobs: [],
}
