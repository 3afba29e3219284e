import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Hotel', en: 'Hotels' },
  name: { id: 'Nama hotel', en: 'Name of the hotel' },
  city: { id: 'Kota', en: 'City' },
  cityHint: {
    id: 'Tulis seperti hotel lain di kota itu, misalnya Makkah atau Madinah.',
    en: 'Write it as other hotels of that city do, such as Makkah or Madinah.',
  },
  stars: { id: 'Bintang', en: 'Stars' },
  walk: { id: 'Jalan kaki ke masjid (menit)', en: 'Walk to the mosque (minutes)' },
  walkHint: {
    id: 'Ke Masjidil Haram atau Masjid Nabawi. Kosongkan untuk kota lain.',
    en: 'To the Haram or the Prophet’s Mosque. Leave empty in any other city.',
  },
  save: { id: 'Simpan', en: 'Save' },
})
