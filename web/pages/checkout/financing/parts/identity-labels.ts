import type { FieldLabels } from '../../../../components/form/failure.ts'
import { fieldLabels } from '../../parts/field-labels.ts'
import type { Identity } from '../identity.server.ts'
import type { Labels } from '../words.ts'

/** Every field of the form in its order, by the name it has in a list of mistakes. */
export function identityLabels({ orderSay, travellers }: Identity, say: Labels): FieldLabels {
  const { months, down_payment, terms_id, years_employed, monthly_income, referral_code, code } = say
  const {
    promo_code: _promo,
    plan: _plan,
    consent: _consent,
    ...people
  } = fieldLabels({
    say: orderSay,
    travellers,
    addons: [],
  })
  return { months, down_payment, terms_id, ...people, years_employed, monthly_income, referral_code, code }
}
