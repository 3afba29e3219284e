import type { FieldLabels } from '../../../components/form/failure.ts'
import type { Shown } from '../view.server.ts'

/** Every field of the form in its order, by the name it has in a list of mistakes. */
export function fieldLabels({ say, travellers, addons }: Pick<Shown, 'say' | 'travellers' | 'addons'>): FieldLabels {
  const { name, gender, birth_date, phone_number, email, job_name, instansi, address } = say
  const people = travellers.flatMap(({ scope, title }) => [
    [`${scope}.name`, `${title}, ${say.passportName}`],
    [`${scope}.relation`, `${title}, ${say.relation}`],
    [`${scope}.gender`, `${title}, ${gender}`],
    [`${scope}.birth_date`, `${title}, ${birth_date}`],
  ])
  return {
    ...{ name, gender, birth_date, phone_number, email, job_name, instansi, address },
    ...Object.fromEntries(people),
    ...Object.fromEntries(addons.map((addon) => [addon.name, addon.label])),
    promo_code: say.promoCode,
    plan: say.plan,
    consent: say.terms,
  }
}
