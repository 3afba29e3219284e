import type { PersonalData } from '#database/personal-data.ts'
import { drafts } from './tables.ts'

export const personalData: PersonalData = {
  area: 'drafts',
  title: { id: 'Formulir yang belum dikirim', en: 'Forms not sent yet' },
  held: [
    {
      title: { id: 'Isian formulir', en: 'What you typed' },
      table: drafts,
      by: drafts.user_id,
      without: { staff_id: 'always empty for a member' },
    },
  ],
}
