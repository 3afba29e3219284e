import type { PersonalData } from '#database/personal-data.ts'
import { documents } from './tables.ts'

export const personalData: PersonalData = {
  area: 'documents',
  title: { id: 'Dokumen', en: 'Documents' },
  held: [
    {
      title: { id: 'Dokumen yang diunggah', en: 'Documents uploaded' },
      table: documents,
      by: documents.owner_id,
      is: 'order_id',
      without: { file_key: 'where it lies; the scan is opened on the page of its order' },
    },
  ],
}
