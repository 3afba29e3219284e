import type { FinancingState } from '#modules/financing/rules/application.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

/** Whose turn it is: theirs is marked, the bank's is not. */
export const stateTones = {
  fill_identity: 'warning',
  documents: 'warning',
  verification: 'brand',
  payment: 'warning',
  active: 'success',
  settled: 'success',
  rejected: 'danger',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<FinancingState, BadgeTone>
