import type { Language } from '#core/messages.ts'
import type { FinancingProduct, SavingsProduct } from '#modules/partner/rules/bank-product.ts'
import { amountOf, type BankOffer, bankCard, commonTerms, percentOf } from '../../components/explain/bank.server.ts'
import type { Figure } from '../../components/explain/figures.tsx'
import { words } from './words.ts'

/** Banks to save with: what they share, and what they do not promise. */
export const savingsBanks = (offers: readonly BankOffer<SavingsProduct>[], language: Language) =>
  offers.map((offer) =>
    bankCard(offer, [...commonTerms(offer.product, language), ...sharing(offer.product, language)], language),
  )

function sharing(product: SavingsProduct, language: Language): Figure[] {
  const say = words(language)
  const ratio = { label: say.profitShare, value: product.akad === 'mudharabah' ? product.nisbah : say.noShare }
  return [ratio, { label: say.yearlyReturn, value: say.notPromised }]
}

/** Banks that pay first, each with its margin by the year or its fee in rupiah. */
export const financingBanks = (offers: readonly BankOffer<FinancingProduct>[], language: Language) =>
  offers.map((offer) =>
    bankCard(offer, [...commonTerms(offer.product, language), charge(offer.product, language)], language),
  )

function charge(product: FinancingProduct, language: Language): Figure {
  const say = words(language)
  return product.akad === 'murabahah'
    ? { label: say.yearlyMargin, value: percentOf(product.margin_bp, language) }
    : { label: say.fee, value: amountOf(product.ujrah, language) }
}
