import type { Output } from '#core/call.ts'
import type { seeDeskPromo } from '#modules/promo/contract.console.ts'

type Promo = Output<typeof seeDeskPromo>

const text = (value: number | null): string => (value === null ? '' : String(value))

/** A promo as the fields of its form hold it. */
export const formValues = (promo: Promo) => ({
  promo_code: promo.promo_code,
  category: String(promo.category),
  applies_to: String(promo.applies_to),
  title: promo.title,
  terms: promo.terms,
  picture_id: promo.picture_id,
  starts_on: promo.starts_on,
  ends_on: promo.ends_on,
  percent: text(promo.percent),
  most_amount: text(promo.most_amount),
  amount: text(promo.amount),
  least_spend: text(promo.least_spend),
  per_member: text(promo.per_member),
  audience: String(promo.audience),
  packages: promo.packages.join('\n'),
  is_banner: promo.is_banner ? 'true' : '',
})
export type FormValues = Partial<ReturnType<typeof formValues>>
