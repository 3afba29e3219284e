import { messages } from '#core/messages.ts'

/** What is wrong with the forms of the desk, each at its field. */
export const fieldWords = messages({
  code_taken: { id: 'Kode ini sudah dipakai', en: 'This code is already in use' },
  day_over: { id: 'Hari ini sudah lewat', en: 'This day is over' },
  day_far: { id: 'Tautan berlaku paling lama satu tahun', en: 'A link lasts a year at most' },
  package_unknown: {
    id: 'Paket ini tidak dijual lagi. Cari paket lain',
    en: 'This package is no longer on sale. Search for another',
  },
  staff_taken: {
    id: 'Orang ini sudah menjadi konsultan merek ini',
    en: 'This person is already a consultant of this brand',
  },
  staff_elsewhere: {
    id: 'Orang ini sudah menjadi konsultan merek lain',
    en: 'This person is already a consultant of another brand',
  },
})
