import type { PersonalData } from '#database/personal-data.ts'
import { attributions } from './tables.ts'

export const personalData: PersonalData = {
  area: 'affiliate',
  title: { id: 'Konsultan', en: 'Consultants' },
  held: [
    {
      title: { id: 'Konsultan yang merekomendasikan kami kepada Anda', en: 'The consultant who recommended us to you' },
      table: attributions,
      by: attributions.user_id,
    },
  ],
  not_given: { consultants: 'people who recommend packages, not members: no member is named in it' },
}
