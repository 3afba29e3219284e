import { type Rupiah, rupiah } from '#core/money.ts'

/** How long a plan may run (decisions §1, savings duration). */
export const savingMonths = [6, 12, 18, 24] as const

/** What to set aside each month to reach the target in time (decisions §4, Savings). */
export const suggestedDeposit = (target: Rupiah, months: number): Rupiah => rupiah(Math.ceil(target / months))
