import { module } from '#core/module.ts'
import { settings } from './calls/settings.ts'
import * as contract from './contract.ts'

export { listHosts } from './store.ts'

export const tenant = module({ contract, calls: { settings }, jobs: [] })
