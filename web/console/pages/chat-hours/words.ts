import { messages } from '#core/messages.ts'

export const weekdayNames = {
  id: ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const

export const words = messages({
  title: { id: 'Jam konsultan', en: 'Consultants’ hours' },
  text: {
    id: 'Jamaah membaca jam ini saat tidak ada konsultan yang aktif. Waktu Jakarta (WIB).',
    en: 'Members read these hours when no consultant is online. Jakarta time (WIB).',
  },
  brands: { id: 'Merek', en: 'Brands' },
  open: { id: (day: string) => `${day} buka`, en: (day: string) => `Open on ${day}` },
  opens: { id: 'Buka', en: 'Opens' },
  closes: { id: 'Tutup', en: 'Closes' },
  hint: {
    id: 'Jam:menit, misalnya 08:00. Sampai tengah malam: 24:00.',
    en: 'Hours:minutes, such as 08:00. Until midnight: 24:00.',
  },
  save: { id: 'Simpan jam', en: 'Save hours' },
  done_saved: { id: 'Jam disimpan.', en: 'The hours are saved.' },
})
