import type { DatedRuleKey } from './keys.ts'

/** The least that a number may be: company records and what banks send stand ten years by law, and a period of nothing would end what it protects. */
export function leastOf(key: DatedRuleKey): number {
  if (key === 'retention_order_years' || key === 'retention_bank_notice_years') return 10
  return key.startsWith('retention_') ? 1 : 0
}
