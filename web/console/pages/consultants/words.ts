import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Konsultan', en: 'Consultants' },
  text: {
    id: 'Orang yang merekomendasikan paket merek ini, dengan kode dan tautannya sendiri.',
    en: 'People who recommend packages of the brand, with a code and links of their own.',
  },
  list: { id: 'Daftar konsultan', en: 'List of consultants' },
  search: { id: 'Nama atau kode', en: 'Name or code' },
  empty: { id: 'Belum ada konsultan', en: 'No consultants yet' },
  emptyText: { id: 'Tambahkan konsultan pertama di bawah.', en: 'Add the first one below.' },
  name: { id: 'Nama', en: 'Name' },
  code: { id: 'Kode', en: 'Code' },
  codeHint: {
    id: 'Huruf, angka, dan tanda hubung. Contoh: RIHLA-AISYAH. Kode tidak dapat diubah.',
    en: 'Letters, numbers and hyphens. Example: RIHLA-AISYAH. It cannot be changed.',
  },
  whatsapp: { id: 'Nomor WhatsApp', en: 'WhatsApp number' },
  brand: { id: 'Merek', en: 'Brand' },
  email: { id: 'Email', en: 'Email' },
  emailHint: {
    id: 'Dengan email ini konsultan masuk ke konsol. Orang baru menerima undangan.',
    en: 'The consultant signs in to the console with it. New people receive an invitation.',
  },
  noEmail: { id: 'Tanpa akun', en: 'No account' },
  state: { id: 'Keadaan', en: 'State' },
  active: { id: 'Aktif', en: 'Active' },
  ended: { id: 'Diakhiri', en: 'Ended' },
  manage: { id: 'Tindakan', en: 'Actions' },
  add: { id: 'Tambah konsultan', en: 'Add a consultant' },
  save: { id: 'Tambah', en: 'Add' },
  end: { id: 'Akhiri', en: 'End' },
  endTitle: { id: (name: string) => `Akhiri ${name}`, en: (name: string) => `End ${name}` },
  endText: {
    id: 'Kode dan semua tautannya tidak berlaku lagi. Pesanan yang sudah ada tetap mencatat namanya.',
    en: 'The code and all links stop working. Orders that exist keep the name.',
  },
  reason: { id: 'Alasan', en: 'Reason' },
  added: { id: 'Konsultan ditambahkan', en: 'Consultant added' },
  stopped: { id: 'Konsultan diakhiri', en: 'Consultant ended' },
})
