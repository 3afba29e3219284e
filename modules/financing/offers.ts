import type { z } from 'zod'
import { rupiah } from '#core/money.ts'
import { addMonths } from '#core/time.ts'
import { type BankProduct, type FinancingProduct, isFinancing } from '#modules/partner/rules/bank-product.ts'
import { type FinancingRules, financingPlan, leastDownPayment } from './rules/plan.ts'
import { scheduleOf } from './rules/schedule.ts'
import type { offer } from './shapes.ts'

export type Offer = z.output<typeof offer>
export type OfferBank = Offer['bank'] & { products: readonly BankProduct[] }
export type Sum = { price: number; down_payment?: number | undefined; months: number }
type On = { rules: FinancingRules; today: string }

/** What each bank that may do business asks for a sum, the least paid in all first. Who does not finance it is left out. */
export const offersOf = (banks: readonly OfferBank[], sum: Sum, on: On): Offer[] =>
  banks
    .filter(({ licence }) => licence.state === 'valid')
    .flatMap((bank) =>
      bank.products.filter(isFinancing).flatMap((product) => offerOf(bank, product, { sum, on }) ?? []),
    )
    .sort((a, b) => a.paid_in_all - b.paid_in_all || a.bank.name.localeCompare(b.bank.name))

type For = { sum: Sum; on: On }

function offerOf({ id, slug, name, city, licence }: OfferBank, product: FinancingProduct, { sum, on }: For) {
  const price = rupiah(sum.price)
  const down_payment = rupiah(sum.down_payment ?? leastDownPayment(price, on.rules, product))
  const plan = financingPlan({ price, down_payment, months: sum.months }, product, on.rules)
  if (!plan) return undefined
  const { terms_id, akad, admin_fee, bank_fee, insurance_fee, days_before } = product
  const paid_to_bank = plan.total + admin_fee + bank_fee + insurance_fee
  return {
    terms_id,
    bank: { id, slug, name, city, licence },
    akad,
    margin_bp: product.akad === 'murabahah' ? product.margin_bp : null,
    price,
    down_payment,
    financed: plan.financed,
    charge: plan.charge,
    selling_price: price + plan.charge,
    months: plan.months,
    monthly: plan.monthly,
    last: plan.last,
    admin_fee,
    bank_fee,
    insurance_fee,
    paid_to_bank,
    paid_in_all: down_payment + paid_to_bank,
    days_before,
    schedule: scheduleOf(plan, addMonths(on.today, 1)),
  }
}
