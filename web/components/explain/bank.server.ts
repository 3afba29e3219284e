import type { Output } from '#core/call.ts'
import { formatNumber, formatRupiah, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { banks } from '#modules/partner/contract.ts'
import type { Akad } from '#modules/partner/rules/akad.ts'
import { type BankProduct, isFinancing, isSavings } from '#modules/partner/rules/bank-product.ts'
import { readablePhone } from '../shell/phone.ts'
import type { BankCardView } from './bank-card.tsx'
import type { Figure } from './figures.tsx'
import { words } from './words.ts'

export type Bank = Output<typeof banks>[number]

/** A bank with one of the contracts it offers. */
export type BankOffer<P> = { bank: Bank; product: P }

/** What banks that may do business offer today, by what it is for. */
export function byPurpose(all: readonly Bank[]) {
  const offers = all
    .filter(({ licence }) => licence.state === 'valid')
    .flatMap((bank) => bank.products.map((product) => ({ bank, product })))
  const financing = offers.flatMap(({ bank, product }) => (isFinancing(product) ? [{ bank, product }] : []))
  const savings = offers.flatMap(({ bank, product }) => (isSavings(product) ? [{ bank, product }] : []))
  return { financing, savings }
}

/** Hundredths of a percent as people read them. */
export const percentOf = (rate_bp: number, language: Language): string => `${formatNumber(rate_bp / 100, language)}%`

/** An amount that is not torn apart at the end of a line. */
export const amountOf = (amount: number, language: Language): string =>
  formatRupiah(rupiah(amount), language).replace(' ', '\u00a0')

/** What stands at the head and foot of a bank's card, around its figures. */
export function bankCard<P extends BankProduct>(
  { bank, product }: BankOffer<P>,
  figures: readonly Figure[],
  language: Language,
): BankCardView {
  const { name, city, licence } = bank
  const day = formatShortDay(licence.checked_on, language)
  return {
    id: product.terms_id,
    name,
    city,
    // Of the contract, not of the bank: one bank saves and finances.
    about: words(language)[product.akad],
    figures,
    licence: words(language).licence(licence.kind, licence.number, day),
  }
}

type Contact = { name: string; phone_number: string; address: string }

/** Whom to call about an account or a debt; where one repays, how. */
export const contactOf = (bank: Contact, language: Language, text?: string) => ({
  title: words(language).contact,
  name: bank.name,
  phone: { label: readablePhone(bank.phone_number), href: `tel:${bank.phone_number}` },
  address: bank.address,
  text,
})

/** A contract by the name people of a language know. */
export function akadName(akad: Akad, language: Language): string {
  if (akad === 'ijarah multijasa') return words(language).ijarah
  return `${akad.slice(0, 1).toUpperCase()}${akad.slice(1)}`
}

/** The terms every offer has: its contract, the least one may bring where one saves, and what it costs. */
export function commonTerms(product: BankProduct, language: Language): Figure[] {
  const say = words(language)
  const { akad, admin_fee } = product
  return [
    { label: say.akad, value: akadName(akad, language) },
    ...(isSavings(product) ? [{ label: say.minimumSavings, value: amountOf(product.minimum_deposit, language) }] : []),
    { label: say.administrativeCost, value: admin_fee === 0 ? say.free : amountOf(admin_fee, language) },
  ]
}
