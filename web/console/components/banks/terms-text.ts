import type { Output } from '#core/call.ts'
import { formatNumber, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { seeBank } from '#modules/partner/contract.banks.ts'
import { words } from './words.ts'

export type Terms = Output<typeof seeBank>['products'][number]['history'][number]

/** Hundredths of a percent as people read them. */
export const percentOf = (bp: number, language: Language): string => `${formatNumber(bp / 100, language)}%`

const amount = (value: number, language: Language): string => formatRupiah(rupiah(value), language)

function chargeText({ margin_bp, ujrah, nisbah }: Terms, language: Language): string {
  const say = words(language)
  if (margin_bp !== null) return say.margin(percentOf(margin_bp, language))
  if (ujrah !== null) return say.ujrah(amount(ujrah, language))
  return nisbah === null ? say.noReturn : say.nisbah(nisbah)
}

/** Terms in one line: what is charged or shared, between which sums, for how long. */
export function termsText(terms: Terms, language: Language): string {
  const say = words(language)
  const { financed_least, financed_most, minimum_deposit, months } = terms
  return [
    chargeText(terms, language),
    ...(financed_least === null || financed_most === null
      ? []
      : [say.sums(amount(financed_least, language), amount(financed_most, language))]),
    ...(minimum_deposit === null ? [] : [say.deposit(amount(minimum_deposit, language))]),
    say.months(months.join(', ')),
  ].join(' · ')
}
