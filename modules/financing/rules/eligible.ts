import { daysBetween } from '#core/time.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'

type Order = { category: string; can_finance: boolean; departs_on: string }
type Limits = Pick<DatedRules, 'financing_days_before'> & { today: string; days_before?: number }

/** Why a journey cannot be financed, whatever it costs: for hajj the law forbids it, and near a departure no bank is in time. */
export function journeyProblem(
  { category, can_finance, departs_on }: Order,
  { today, financing_days_before, days_before = 0 }: Limits,
): 'hajj' | 'not_offered' | 'too_late' | undefined {
  if (category === 'haji') return 'hajj'
  if (category !== 'umroh' || !can_finance) return 'not_offered'
  return daysBetween(today, departs_on) < Math.max(financing_days_before, days_before) ? 'too_late' : undefined
}
