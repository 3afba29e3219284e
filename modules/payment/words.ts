import { messages } from '#core/messages.ts'

/** The columns of the ledger as a file. */
export const entryColumns = messages({
  at: { id: 'Waktu', en: 'Time' },
  transaction: { id: 'Transaksi', en: 'Transaction' },
  event: { id: 'Kejadian', en: 'Event' },
  account: { id: 'Akun', en: 'Account' },
  amount: { id: 'Jumlah', en: 'Amount' },
  payment: { id: 'Nomor pembayaran', en: 'Payment number' },
  invoice: { id: 'Tagihan', en: 'Invoice' },
  source: { id: 'Pesanan atau pembayaran mitra', en: 'Order or payout' },
})

/** The columns of refunds as a file. */
export const refundColumnWords = messages({
  refund: { id: 'Pengembalian dana', en: 'Refund' },
  payer: { id: 'Pembayar', en: 'Paid by' },
  invoice: { id: 'Tagihan', en: 'Invoice' },
  payment: { id: 'Nomor pembayaran', en: 'Payment number' },
  gateway: { id: 'Penyedia pembayaran', en: 'Payment provider' },
  amount: { id: 'Jumlah', en: 'Amount' },
  status: { id: 'Status', en: 'Status' },
  decided: { id: 'Harus dikembalikan sejak', en: 'Has to go back since' },
  via: { id: 'Dikirim lewat', en: 'Sent by' },
  reference: { id: 'Referensi', en: 'Reference' },
  transfer: { id: 'Transfer bank', en: 'Bank transfer' },
})

export const refundStatusWords = messages({
  due: { id: 'Belum dikirim', en: 'Not sent' },
  awaiting_approval: { id: 'Menunggu persetujuan', en: 'Awaiting approval' },
  approved: { id: 'Disetujui, belum dikirim', en: 'Approved, not sent' },
  sending: { id: 'Di penyedia pembayaran', en: 'With the payment provider' },
  sent: { id: 'Terkirim', en: 'Sent' },
  confirmed: { id: 'Sudah diterima', en: 'Arrived' },
})

/** The columns of a list of transfers; the first and a reference are what comes back of it. */
export const transferColumnWords = messages({
  refund: { id: 'ID pengembalian dana', en: 'Refund ID' },
  bankCode: { id: 'Kode bank', en: 'Bank code' },
  bank: { id: 'Bank', en: 'Bank' },
  number: { id: 'Nomor rekening', en: 'Account number' },
  holder: { id: 'Nama pemilik rekening', en: 'Account holder' },
  amount: { id: 'Jumlah', en: 'Amount' },
  reference: { id: 'Berita transfer', en: 'Transfer reference' },
})
