import { messages } from '#core/messages.ts'

/** What is said of a licence, wherever it is shown. Sent as data with the page, in one language. */
export const words = messages({
  valid: { id: 'Izin berlaku', en: 'Licence valid' },
  registered: { id: 'Usaha terdaftar', en: 'Registered business' },
  expired: { id: 'Izin habis masa berlaku', en: 'Licence expired' },
  upcoming: { id: 'Izin belum berlaku', en: 'Licence not valid yet' },
  suspended: { id: 'Izin dibekukan', en: 'Licence suspended' },
  PPIU: { id: 'Penyelenggara Perjalanan Ibadah Umrah', en: 'Umrah organiser (PPIU)' },
  PIHK: { id: 'Penyelenggara Ibadah Haji Khusus', en: 'Special hajj organiser (PIHK)' },
  OJK: { id: 'Izin Otoritas Jasa Keuangan', en: 'Financial Services Authority licence (OJK)' },
  NIB: { id: 'Nomor Induk Berusaha', en: 'Business identification number (NIB)' },
  until: { id: (day: string) => `Berlaku sampai ${day}`, en: (day: string) => `Valid until ${day}` },
  since: { id: (day: string) => `Berlaku mulai ${day}`, en: (day: string) => `Valid from ${day}` },
  ended: { id: (day: string) => `Habis ${day}`, en: (day: string) => `Expired on ${day}` },
  endless: { id: 'Tanpa batas waktu', en: 'No expiry date' },
  checked: {
    id: (who: string, day: string) => `Diperiksa ${who}, ${day}`,
    en: (who: string, day: string) => `Checked by ${who}, ${day}`,
  },
})
