import type { PersonalData } from '#database/personal-data.ts'
import { consents, data_exports } from './tables.ts'

export const personalData: PersonalData = {
  area: 'exports',
  title: { id: 'Persetujuan dan permintaan data', en: 'Consents and requests for data' },
  held: [
    { title: { id: 'Persetujuan', en: 'Consents' }, table: consents, by: consents.user_id },
    { title: { id: 'Permintaan terakhir', en: 'Latest request' }, table: data_exports, by: data_exports.user_id },
  ],
}
