import type { PersonalData } from '#database/personal-data.ts'
import { data_exports } from './tables.ts'

export const personalData: PersonalData = {
  area: 'exports',
  title: { id: 'Permintaan data', en: 'Requests for data' },
  held: [{ title: { id: 'Permintaan terakhir', en: 'Latest request' }, table: data_exports, by: data_exports.user_id }],
}
