import type { Language } from '#core/messages.ts'
import { type Bank, bankCard, commonTerms, percentOf } from '../../components/explain/bank.server.ts'
import type { Figure } from '../../components/explain/figures.tsx'
import { words } from './words.ts'

/** Banks to save with: what they share, and what they do not promise. */
export const savingsBanks = (banks: readonly Bank[], language: Language) =>
  banks.map((bank) => bankCard(bank, [...commonTerms(bank, language), ...sharing(bank, language)], language))

function sharing({ profit_share }: Bank, language: Language): Figure[] {
  const say = words(language)
  const ratio = { label: say.profitShare, value: profit_share === '' ? say.noShare : profit_share }
  return [ratio, { label: say.yearlyReturn, value: say.notPromised }]
}

/** Banks that pay first, each with the margin it asks by the year; a fee in rupiah is named by the bank itself. */
export const financingBanks = (banks: readonly Bank[], language: Language) =>
  banks.map((bank) => bankCard(bank, [...commonTerms(bank, language), price(bank, language)], language))

function price({ akad, yearly_rate_bp }: Bank, language: Language): Figure {
  const say = words(language)
  return akad === 'murabahah'
    ? { label: say.yearlyMargin, value: percentOf(yearly_rate_bp, language) }
    : { label: say.fee, value: say.inRupiah }
}
