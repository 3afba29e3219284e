import type { PersonalData } from '#database/personal-data.ts'
import { recent_searches } from './tables.ts'

export const personalData: PersonalData = {
  area: 'searches',
  title: { id: 'Pencarian', en: 'Searches' },
  held: [
    { title: { id: 'Pencarian terakhir', en: 'Recent searches' }, table: recent_searches, by: recent_searches.user_id },
  ],
}
