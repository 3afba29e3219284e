import type { PayeeKind } from './payee.ts'

const whole = 10_000n

/** Our fee of what somebody earned, rounded down to the rupiah. Who brings buyers is paid by us, and pays none. */
export function feeOf(amount: number, { payee_kind, basis_points }: { payee_kind: PayeeKind; basis_points: number }) {
  return payee_kind === 'affiliate' ? 0 : Number((BigInt(amount) * BigInt(basis_points)) / whole)
}

type Earned = { amount: number; fee: number }

/** What of a fee goes back with a part of its earning: after the last part, all of it. `before`: what was taken back of it already. */
export function feeBackOf({ amount, fee }: Earned, { before, back }: { before: number; back: number }): number {
  const until = (taken: number) => (BigInt(fee) * BigInt(taken)) / BigInt(amount)
  return Number(until(before + back) - until(before))
}
