import type { PersonalData } from '#database/personal-data.ts'
import { quran_bookmarks, quran_last_reads } from './tables.ts'

export const personalData: PersonalData = {
  area: 'quran',
  title: { id: 'Al-Qur’an', en: 'Quran' },
  held: [
    { title: { id: 'Ayat yang ditandai', en: 'Bookmarks' }, table: quran_bookmarks, by: quran_bookmarks.user_id },
    { title: { id: 'Bacaan terakhir', en: 'Last read' }, table: quran_last_reads, by: quran_last_reads.user_id },
  ],
}
