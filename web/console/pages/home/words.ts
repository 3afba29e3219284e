import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Yang perlu dikerjakan hari ini', en: 'What needs doing today' },
  refunds: { id: 'Pengembalian dana', en: 'Refunds' },
  waiting: {
    id: (n: string, amount: string) => `${n} menunggu dikirim, total ${amount}`,
    en: (n: string, amount: string) => `${n} waiting to be sent, ${amount} in all`,
  },
  open: { id: 'Buka pengembalian dana', en: 'Open refunds' },
  nothing: { id: 'Tidak ada yang menunggu Anda', en: 'Nothing is waiting for you' },
  nothingText: {
    id: 'Pekerjaan yang menjadi bagian Anda akan muncul di sini.',
    en: 'Work that is yours to do will appear here.',
  },
  signedIn: { id: 'Anda masuk sebagai', en: 'You are signed in as' },
  grants: { id: 'Peran Anda', en: 'Your roles' },
})

export const roleWords = messages({
  admin: { id: 'Admin', en: 'Admin' },
  finance: { id: 'Keuangan', en: 'Finance' },
  acquisition: { id: 'Akuisisi', en: 'Acquisition' },
  editor: { id: 'Editor', en: 'Editor' },
  support: { id: 'Layanan pelanggan', en: 'Customer support' },
  partner_owner: { id: 'Pemilik travel', en: 'Travel agency owner' },
  partner_staff: { id: 'Staf travel', en: 'Travel agency staff' },
  store: { id: 'Toko', en: 'Store' },
  bank_officer: { id: 'Petugas bank', en: 'Bank officer' },
  consultant: { id: 'Konsultan', en: 'Consultant' },
})

export const scopeWords = messages({
  platform: { id: (_id: string) => 'seluruh platform', en: (_id: string) => 'the whole platform' },
  tenant: { id: (id: string) => `merek ${id}`, en: (id: string) => `brand ${id}` },
  partner: { id: (id: string) => `travel ${id}`, en: (id: string) => `travel agency ${id}` },
  store: { id: (id: string) => `toko ${id}`, en: (id: string) => `store ${id}` },
  bank: { id: (id: string) => `bank ${id}`, en: (id: string) => `bank ${id}` },
})
