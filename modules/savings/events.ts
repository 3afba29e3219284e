import { channel } from '#core/channel.ts'
import type { Db } from '#core/context.ts'
import type { SavingsEmitted } from './rules/machine.ts'
import type { PlanRow } from './store.ts'

/** What dependent modules are told, inside the transaction that made it true. */
export type SavingsNews = {
  plan: PlanRow
  /** For people: why it was rejected, corrected or closed. */
  reason: string | null
  /** Where money was counted: what the bank says has arrived, or taken back (negative). */
  deposit?: { id: string; amount: number } | undefined
  now: Date
}

const submitted = channel<SavingsNews>()
const withdrawn = channel<SavingsNews>()
const accepted = channel<SavingsNews>()
const rejected = channel<SavingsNews>()
const deposited = channel<SavingsNews>()
const reached = channel<SavingsNews>()
const corrected = channel<SavingsNews>()
const closing = channel<SavingsNews>()
const closed = channel<SavingsNews>()

/** `savings.submitted`: sent to the bank; its terms and the sending of the data were agreed to. */
export const onSavingsSubmitted = submitted.on
/** `savings.withdrawn`: by the member, before the bank decided. */
export const onSavingsWithdrawn = withdrawn.on
/** `savings.accepted`: the account is open, and deposits may come. */
export const onSavingsAccepted = accepted.on
/** `savings.rejected`: with the bank's reason. */
export const onSavingsRejected = rejected.on
/** `savings.deposited`: the bank has counted money. */
export const onSavingsDeposited = deposited.on
/** `savings.reached`: the balance is the target or more. */
export const onSavingsReached = reached.on
/** `savings.corrected`: the bank took back what it had counted by mistake. */
export const onSavingsCorrected = corrected.on
/** `savings.closing`: the member asks the bank to close the account. */
export const onSavingsClosing = closing.on
/** `savings.closed`: the bank has closed it and paid the balance out. */
export const onSavingsClosed = closed.on

/** By the names that the machine has; only `transition.ts` emits. */
export const emit: Record<SavingsEmitted, (db: Db, news: SavingsNews) => Promise<unknown>> = {
  'savings.submitted': submitted.tell,
  'savings.withdrawn': withdrawn.tell,
  'savings.accepted': accepted.tell,
  'savings.rejected': rejected.tell,
  'savings.deposited': deposited.tell,
  'savings.reached': reached.tell,
  'savings.corrected': corrected.tell,
  'savings.closing': closing.tell,
  'savings.closed': closed.tell,
}
