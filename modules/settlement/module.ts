import type { Handlers } from '#core/call.ts'
import { closeDifference } from './calls/console/close-difference.ts'
import { exportDifferences } from './calls/console/export-differences.ts'
import { exportSettlements } from './calls/console/export-settlements.ts'
import { listDifferences } from './calls/console/list-differences.ts'
import { listSettlements } from './calls/console/list-settlements.ts'
import { seeSettlement } from './calls/console/see-settlement.ts'
import { takeSettlement } from './calls/console/take-settlement.ts'
import * as consoleContract from './contract.console.ts'
import { jobs } from './jobs.ts'

export { checkSettlements } from './check.ts'

const calls = {
  takeSettlement,
  listSettlements,
  exportSettlements,
  seeSettlement,
  listDifferences,
  exportDifferences,
  closeDifference,
} satisfies Handlers<typeof consoleContract, unknown>

export const settlement = { contract: {}, calls: {}, console: { contract: consoleContract, calls }, jobs }
