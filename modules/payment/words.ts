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
