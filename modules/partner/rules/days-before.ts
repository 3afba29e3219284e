import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { type BankProduct, isFinancing } from './bank-product.ts'

type Bank = { licence: { state: string }; products: readonly BankProduct[] }

/** How many days before a departure the last of the banks that finance today takes an application; never fewer than the rules ask. */
export function financingDaysBefore(
  banks: readonly Bank[],
  { financing_days_before: least }: Pick<DatedRules, 'financing_days_before'>,
): number {
  const days = banks
    .filter(({ licence }) => licence.state === 'valid')
    .flatMap(({ products }) => products.filter(isFinancing).map(({ days_before }) => days_before))
  return days.length === 0 ? least : Math.max(least, Math.min(...days))
}
