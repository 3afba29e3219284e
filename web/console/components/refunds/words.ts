import { messages } from '#core/messages.ts'

export const statusWords = messages({
  due: { id: 'Belum dikirim', en: 'Not sent' },
  awaiting_approval: { id: 'Menunggu persetujuan', en: 'Awaiting approval' },
  approved: { id: 'Disetujui, belum dikirim', en: 'Approved, not sent' },
  sending: { id: 'Di penyedia pembayaran', en: 'With the payment provider' },
  sent: { id: 'Terkirim', en: 'Sent' },
  confirmed: { id: 'Sudah diterima', en: 'Arrived' },
})

export const statusTones = {
  due: 'neutral',
  awaiting_approval: 'warning',
  approved: 'warning',
  sending: 'brand',
  sent: 'brand',
  confirmed: 'success',
} as const

/** For whom it waits. */
export const waitWords = messages({
  due: { id: 'Keuangan: kirim dananya', en: 'Finance: send the money' },
  other: {
    id: (name: string) => `Orang kedua: setujui permintaan ${name}`,
    en: (name: string) => `A second person: approve the request by ${name}`,
  },
  batch: { id: 'Orang kedua: setujui kiriman bersamanya', en: 'A second person: approve its batch' },
  own: {
    id: 'Orang lain: setujui permintaan Anda',
    en: 'Somebody else: approve your request',
  },
  needed: { id: 'Keuangan: minta persetujuan', en: 'Finance: ask for approval' },
  approved: { id: 'Keuangan: kirim dananya', en: 'Finance: send the money' },
  sending: { id: 'Penyedia pembayaran: jawabannya', en: 'The payment provider: its answer' },
  look: { id: 'Keuangan: cek di penyedia pembayaran', en: 'Finance: check with the payment provider' },
  sent: { id: 'Keuangan: pastikan dananya masuk', en: 'Finance: check that it arrived' },
  confirmed: { id: 'Tidak ada, sudah selesai', en: 'Nothing, it is done' },
})

/** Why money goes back, by the code of the reason. */
export const reasonWords = messages({
  second_success: { id: 'Dibayar dua kali', en: 'Paid twice' },
  late: { id: 'Dibayar setelah batas waktu', en: 'Paid after the deadline' },
  unwanted: { id: 'Dibayar tanpa tagihan yang terbuka', en: 'Paid with no open invoice' },
  cancel: { id: 'Pesanan dibatalkan', en: 'Order cancelled' },
  traveller: { id: 'Satu jamaah dibatalkan', en: 'One traveller cancelled' },
  decline: { id: 'Jadwal baru ditolak pemesan', en: 'New dates declined' },
  cancel_granted: { id: 'Dibatalkan pembeli', en: 'Cancelled by the buyer' },
  store_silent: { id: 'Tidak diproses toko', en: 'Not processed by the store' },
  store_late: { id: 'Tidak dikirim toko', en: 'Not shipped by the store' },
  parcel_problem: { id: 'Masalah paket', en: 'Problem with a parcel' },
  store_rejected: { id: 'Ditolak toko', en: 'Rejected by the store' },
})

/** How it was paid, and so where it would go back. */
export const kindWords = messages({
  virtual_account: { id: 'Virtual account', en: 'Virtual account' },
  qris: { id: 'QRIS', en: 'QRIS' },
  ewallet: { id: 'dompet digital', en: 'e-wallet' },
  card: { id: 'kartu', en: 'card' },
  transfer: { id: 'transfer bank pembiayaan', en: 'transfer by the financing bank' },
})

/** How far refunds are that are sent together. */
export const batchStatusWords = messages({
  draft: { id: 'Belum dikirim', en: 'Not sent' },
  awaiting_approval: { id: 'Menunggu persetujuan', en: 'Awaiting approval' },
  released: { id: 'Diproses', en: 'Being processed' },
})

export const batchStatusTones = { draft: 'neutral', awaiting_approval: 'warning', released: 'brand' } as const
