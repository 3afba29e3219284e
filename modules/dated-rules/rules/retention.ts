import { addMs, dayMs } from '#core/time.ts'
import type { DatedRuleKey } from './keys.ts'

/** The numbers that say how long data is held. */
export type RetentionRule = Extract<DatedRuleKey, `retention_${string}` | 'draft_days'>

const yearsBefore = (now: Date, years: number): Date => {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}

/** Data from before then is held no longer. A period of nothing would delete everything: it is a mistake, and nothing goes. */
export function retentionStart(rule: RetentionRule, period: number, now: Date): Date {
  if (period < 1) throw new Error(`${rule} is ${period}: nothing is deleted`)
  return rule.endsWith('_years') ? yearsBefore(now, period) : addMs(now, -period * dayMs)
}
