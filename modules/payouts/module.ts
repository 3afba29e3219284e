import type { Handlers } from '#core/call.ts'
import { onRefundDue } from '#modules/payment/module.ts'
import { approvePayout } from './calls/console/approve-payout.ts'
import { askPayout } from './calls/console/ask-payout.ts'
import { closePayout } from './calls/console/close-payout.ts'
import { decideAccount } from './calls/console/decide-account.ts'
import { drawNow } from './calls/console/draw-now.ts'
import { enterAccount } from './calls/console/enter-account.ts'
import { exportAccounts } from './calls/console/export-accounts.ts'
import { exportPayouts } from './calls/console/export-payouts.ts'
import { exportStatement } from './calls/console/export-statement.ts'
import { listAccounts } from './calls/console/list-accounts.ts'
import { listPayouts } from './calls/console/list-payouts.ts'
import { ownAccounts } from './calls/console/own-accounts.ts'
import { payoutSheet } from './calls/console/payout-sheet.ts'
import { rejectPayout } from './calls/console/reject-payout.ts'
import { requestPayout } from './calls/console/request-payout.ts'
import { seeAccount } from './calls/console/see-account.ts'
import { seeMoney } from './calls/console/see-money.ts'
import { seePayout } from './calls/console/see-payout.ts'
import { sendPayout } from './calls/console/send-payout.ts'
import { statement } from './calls/console/statement.ts'
import { statementSheet } from './calls/console/statement-sheet.ts'
import * as consoleContract from './contract.console.ts'
import { reverseOfRefund } from './earn.ts'
import { jobs } from './jobs.ts'
import type { AccountPorts, PayoutPorts } from './ports.ts'

export { askingOf } from './ask.ts'
export { checkPayouts } from './check.ts'
export { drawPayouts } from './draw.ts'
export { earn } from './earn.ts'
export { type Reach, reachOf } from './reach.ts'
export { listPayoutStates } from './store.asking.ts'
export { sumCommissionsPaid } from './store.desk.ts'

onRefundDue(reverseOfRefund)

const calls = {
  statement,
  exportStatement,
  statementSheet,
  listPayouts,
  exportPayouts,
  seeMoney,
  drawNow,
  askPayout,
  seePayout,
  payoutSheet,
  requestPayout,
  sendPayout,
  approvePayout,
  rejectPayout,
  closePayout,
  ownAccounts,
  enterAccount,
  listAccounts,
  exportAccounts,
  seeAccount,
  decideAccount,
} satisfies Handlers<typeof consoleContract, PayoutPorts & AccountPorts>

export const payouts = { contract: {}, calls: {}, console: { contract: consoleContract, calls }, jobs }
