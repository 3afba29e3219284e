import type { SavingsState } from '#modules/savings/rules/machine.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

/** Whose turn it is: the member's is marked, the bank's is not. */
export const stateTones = {
  cart: 'warning',
  submitted: 'brand',
  accepted: 'warning',
  saving: 'brand',
  reached: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  closed: 'neutral',
} as const satisfies Record<SavingsState, BadgeTone>
