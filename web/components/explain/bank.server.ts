import type { Output } from '#core/call.ts'
import { formatNumber, formatRupiah, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { banks } from '#modules/partner/contract.ts'
import { isFinancing } from '#modules/partner/rules/akad.ts'
import type { BankCardProps } from './bank-card.tsx'
import type { Figure } from './figures.tsx'
import { words } from './words.ts'

export type Bank = Output<typeof banks>[number]

/** Banks that may do business today, by what their contract is for. */
export function byPurpose(all: readonly Bank[]) {
  const open = all.filter(({ licence }) => licence.state === 'valid')
  return {
    financing: open.filter(({ akad }) => isFinancing(akad)),
    savings: open.filter(({ akad }) => !isFinancing(akad)),
  }
}

/** Hundredths of a percent as people read them. */
export const percentOf = (rate_bp: number, language: Language): string => `${formatNumber(rate_bp / 100, language)}%`

/** An amount that is not torn apart at the end of a line. */
export const amountOf = (amount: number, language: Language): string =>
  formatRupiah(rupiah(amount), language).replace(' ', '\u00a0')

/** What stands at the head and foot of a bank's card, around its figures. */
export function bankCard(bank: Bank, figures: readonly Figure[], language: Language): BankCardProps {
  const { name, city, about, licence } = bank
  const day = formatShortDay(licence.checked_on, language)
  return { name, city, about, figures, licence: words(language).licence(licence.kind, licence.number, day) }
}

/** A contract by the name people of a language know. */
export function akadName(akad: string, language: Language): string {
  if (akad === 'ijarah multijasa') return words(language).ijarah
  return `${akad.slice(0, 1).toUpperCase()}${akad.slice(1)}`
}

/** The terms every bank has: its contract, the least one may bring where one saves, and what it charges. */
export function commonTerms(bank: Bank, language: Language): Figure[] {
  const say = words(language)
  const { akad, minimum_savings, administrative_cost } = bank
  return [
    { label: say.akad, value: akadName(akad, language) },
    ...(isFinancing(akad) ? [] : [{ label: say.minimumSavings, value: amountOf(minimum_savings, language) }]),
    {
      label: say.administrativeCost,
      value: administrative_cost === 0 ? say.free : amountOf(administrative_cost, language),
    },
  ]
}
