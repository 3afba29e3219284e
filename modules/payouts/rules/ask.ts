import { codes } from '#core/refusal-codes.ts'

/** Why nothing can be asked for, what is to be done about it first. */
export const askProblems = [
  codes.payout_own_account_missing,
  codes.payout_own_account_waiting,
  codes.payout_below_least,
  codes.payout_underway,
  codes.payout_nothing_owed,
] as const
type AskProblem = (typeof askProblems)[number]

type Standing = {
  /** Earned, and claimed by no payout. */
  available: number
  /** Claimed by payouts that have not left. */
  requested: number
  accounts: readonly { state: string }[]
}

/** The one reason why a payee cannot ask for a payout now. */
export function askProblem({ available, requested, accounts }: Standing, least: number): AskProblem | undefined {
  if (available <= 0) return requested > 0 ? codes.payout_underway : codes.payout_nothing_owed
  if (accounts.some(({ state }) => state === 'verified'))
    return available < least ? codes.payout_below_least : undefined
  const isWaiting = accounts.some(({ state }) => state === 'entered')
  return isWaiting ? codes.payout_own_account_waiting : codes.payout_own_account_missing
}

/** Of somebody who is several payees: none while one of them can ask, else the reason that they can do most about. */
export function problemOfAll(problems: readonly (AskProblem | undefined)[]): AskProblem | undefined {
  if (problems.some((one) => one === undefined)) return undefined
  return askProblems.find((one) => problems.includes(one))
}
