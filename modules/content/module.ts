import type { Handlers } from '#core/call.ts'
import { banners } from './calls/banners.ts'
import { faqs } from './calls/faqs.ts'
import { galleries } from './calls/galleries.ts'
import { page } from './calls/page.ts'
import * as contract from './contract.ts'

export const content = {
  contract,
  calls: { banners, galleries, faqs, page } satisfies Handlers<typeof contract, unknown>,
  jobs: [],
}
