import type { Language } from '#core/messages.ts'
import { words as formWords } from '../../ui/words.ts'
import { pictureLabels } from '../content/labels.ts'
import { words } from './words.ts'

/** The fields of a promo's forms by name, for the list of what is wrong. */
export function promoLabels(language: Language) {
  const say = words(language)
  const { inIndonesian, inEnglish } = formWords(language)
  return {
    tenant_id: say.tenant,
    promo_code: say.code,
    category: say.category,
    applies_to: say.appliesTo,
    'title.id': `${say.title}, ${inIndonesian}`,
    'title.en': `${say.title}, ${inEnglish}`,
    'terms.id': `${say.terms}, ${inIndonesian}`,
    'terms.en': `${say.terms}, ${inEnglish}`,
    starts_on: say.startsOn,
    ends_on: say.endsOn,
    percent: say.percent,
    most_amount: say.mostAmount,
    amount: say.amount,
    least_spend: say.leastSpend,
    per_member: say.perMember,
    audience: say.audience,
    packages: say.packages,
    ...pictureLabels(language),
    is_banner: say.banner,
    quota: say.quota,
    budget: say.budget,
  }
}
