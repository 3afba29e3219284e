import type { Handlers } from '#core/call.ts'
import { settings } from './calls/settings.ts'
import * as contract from './contract.ts'

export { findBrands, listHosts } from './store.ts'

export const tenant = { contract, calls: { settings } satisfies Handlers<typeof contract, unknown>, jobs: [] }
