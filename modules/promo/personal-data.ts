import type { PersonalData } from '#database/personal-data.ts'
import { promo_claims, promo_uses } from './tables.ts'

export const personalData: PersonalData = {
  area: 'promos',
  title: { id: 'Promo', en: 'Promos' },
  held: [
    { title: { id: 'Promo yang disimpan', en: 'Promos you saved' }, table: promo_claims, by: promo_claims.user_id },
    { title: { id: 'Promo yang dipakai', en: 'Promos you used' }, table: promo_uses, by: promo_uses.user_id },
  ],
}
