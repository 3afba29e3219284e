import type { Handlers } from '#core/call.ts'
import { addCommissionRate } from './calls/console/add-commission-rate.ts'
import { listCommissionRates } from './calls/console/list-commission-rates.ts'
import { listCommissions } from './calls/console/list-commissions.ts'
import * as consoleContract from './contract.console.ts'
import { followOrders } from './follow.ts'

export { checkCommissions } from './check.ts'

followOrders()

const calls = { listCommissionRates, addCommissionRate, listCommissions } satisfies Handlers<
  typeof consoleContract,
  unknown
>

export const commission = { contract: {}, calls: {}, console: { contract: consoleContract, calls }, jobs: [] }
