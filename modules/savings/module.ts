import type { Handlers } from '#core/call.ts'
import { withdrawOfDeleted } from './abandon.ts'
import { bankPayment } from './calls/bank-payment.ts'
import { bankToken } from './calls/bank-token.ts'
import { bookSavings } from './calls/book-savings.ts'
import { chooseSavingsBank } from './calls/choose-savings-bank.ts'
import { closeSavings } from './calls/close-savings.ts'
import { acceptSavingsPlan } from './calls/console/accept-savings-plan.ts'
import { closeSavingsPlan } from './calls/console/close-savings-plan.ts'
import { correctSavingsDeposit } from './calls/console/correct-savings-deposit.ts'
import { exportSavingsDeposits } from './calls/console/export-savings-deposits.ts'
import { exportSavingsPlans } from './calls/console/export-savings-plans.ts'
import { listSavingsDeposits } from './calls/console/list-savings-deposits.ts'
import { listSavingsDifferences } from './calls/console/list-savings-differences.ts'
import { listSavingsPlans } from './calls/console/list-savings-plans.ts'
import { openSavingsDocument } from './calls/console/open-savings-document.ts'
import { rejectSavingsPlan } from './calls/console/reject-savings-plan.ts'
import { resolveSavingsDifference } from './calls/console/resolve-savings-difference.ts'
import { seeSavingsFigures } from './calls/console/see-savings-figures.ts'
import { seeSavingsNumbers } from './calls/console/see-savings-numbers.ts'
import { seeSavingsPlan } from './calls/console/see-savings-plan.ts'
import { emptyCart } from './calls/empty-cart.ts'
import { olderBooking } from './calls/older-booking.ts'
import { olderHeir } from './calls/older-heir.ts'
import { olderKtp } from './calls/older-ktp.ts'
import { olderNpwp } from './calls/older-npwp.ts'
import { saveCart } from './calls/save-cart.ts'
import { saveHeir } from './calls/save-heir.ts'
import { saveSavingsDraft } from './calls/save-savings-draft.ts'
import { savingsHistory } from './calls/savings-history.ts'
import { savingsPartners } from './calls/savings-partners.ts'
import { seeSavings } from './calls/see-savings.ts'
import { seeSavingsBooking } from './calls/see-savings-booking.ts'
import { uploadKtp } from './calls/upload-ktp.ts'
import { uploadNpwp } from './calls/upload-npwp.ts'
import { withdrawSavings } from './calls/withdraw-savings.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import type { BankPorts, SavingsPorts } from './ports.ts'

export { acceptPlan, closePlan, rejectPlan } from './decide.ts'
export {
  onSavingsAccepted,
  onSavingsClosed,
  onSavingsClosing,
  onSavingsCorrected,
  onSavingsDeposited,
  onSavingsReached,
  onSavingsRejected,
  onSavingsSubmitted,
  onSavingsWithdrawn,
} from './events.ts'
export { planProgress, plansToRemind } from './progress.ts'
export { listAccounts, listWaiting } from './store.deposits.ts'
export { type PlanRow as SavingsPlan, planIdsOf } from './store.ts'

withdrawOfDeleted()

const calls = {
  savingsPartners,
  saveCart,
  emptyCart,
  bookSavings,
  withdrawSavings,
  saveHeir,
  seeSavingsBooking,
  seeSavings,
  uploadKtp,
  uploadNpwp,
  saveSavingsDraft,
  olderSavingsPartners: savingsPartners,
  olderCart: saveCart,
  chooseSavingsBank,
  olderBooking,
  olderHeir,
  olderKtp,
  olderNpwp,
  savingsHistory,
  savingsHistoryDetail: seeSavings,
  closeSavings,
  bankToken,
  bankPayment,
} satisfies Handlers<typeof contract, SavingsPorts & BankPorts>

const consoleCalls = {
  acceptSavingsPlan,
  closeSavingsPlan,
  correctSavingsDeposit,
  exportSavingsDeposits,
  exportSavingsPlans,
  listSavingsDeposits,
  listSavingsDifferences,
  listSavingsPlans,
  openSavingsDocument,
  rejectSavingsPlan,
  resolveSavingsDifference,
  seeSavingsFigures,
  seeSavingsNumbers,
  seeSavingsPlan,
} satisfies Handlers<typeof consoleContract, SavingsPorts>

export const savings = { contract, calls, console: { contract: consoleContract, calls: consoleCalls }, jobs: [] }
