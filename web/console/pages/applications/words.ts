import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Pendaftaran mitra', en: 'Partner applications' },
  text: {
    id: 'Perusahaan yang ingin menjadi mitra dan sudah mengonfirmasi emailnya.',
    en: 'Companies that want to become partners and have confirmed their email.',
  },
  list: { id: 'Daftar pendaftaran', en: 'Applications' },
  search: { id: 'Perusahaan, kontak, email, atau nomor izin', en: 'Company, contact, email or licence number' },
  company: { id: 'Perusahaan', en: 'Company' },
  kind: { id: 'Jenis', en: 'Kind' },
  allKinds: { id: 'Semua jenis', en: 'All kinds' },
  state: { id: 'Status', en: 'Status' },
  allStates: { id: 'Semua status', en: 'All statuses' },
  open: { id: 'Belum diputuskan', en: 'Not decided yet' },
  contact: { id: 'Kontak', en: 'Contact' },
  city: { id: 'Kota', en: 'City' },
  sent: { id: 'Dikirim', en: 'Sent' },
  age: { id: 'Umur', en: 'Age' },
  anyAge: { id: 'Semua umur', en: 'Any age' },
  ageAtLeast: { id: (n: string) => `${n} hari atau lebih`, en: (n: string) => `${n} days or more` },
  days: { id: (n: number) => `${n} hari`, en: (n: number) => (n === 1 ? '1 day' : `${n} days`) },
  empty: { id: 'Belum ada pendaftaran', en: 'There are no applications yet' },
  emptyText: {
    id: 'Pendaftaran dari halaman Gabung Partner muncul di sini setelah pendaftar mengonfirmasi emailnya.',
    en: 'Applications from the Join page appear here once the applicant has confirmed their email.',
  },
})
