import { messages } from '#core/messages.ts'

/** The columns of entries. */
export const entryWords = messages({
  account: { id: 'Akun', en: 'Account' },
  at: { id: 'Waktu', en: 'Time' },
  event: { id: 'Kejadian', en: 'Event' },
  amount: { id: 'Jumlah', en: 'Amount' },
  about: { id: 'Tentang', en: 'About' },
})

export const accountWords = messages({
  money_at_doku: { id: 'Uang di DOKU', en: 'Money at DOKU' },
  money_at_yukk: { id: 'Uang di YUKK', en: 'Money at YUKK' },
  money_at_bank: { id: 'Uang di bank', en: 'Money at the bank' },
  service_fees: { id: 'Biaya layanan dari mitra', en: 'Service fees from partners' },
  promo: { id: 'Promo yang kami tanggung', en: 'Promos we pay for' },
  bank_receivable: { id: 'Belum masuk dari bank pembiayaan', en: 'Owed by financing banks' },
  gateway_fees: { id: 'Biaya penyedia pembayaran', en: 'Gateway fees' },
  paid_for_orders: { id: 'Dibayar untuk pesanan', en: 'Paid for orders' },
  unapplied: { id: 'Tanpa tagihan', en: 'Without an invoice' },
  refunds_due: { id: 'Pengembalian belum dikirim', en: 'Refunds not sent' },
  refunds_sent: { id: 'Pengembalian terkirim', en: 'Refunds sent' },
  commission_cost: { id: 'Biaya komisi konsultan', en: 'Commission costs' },
  commissions_expected: { id: 'Komisi belum menjadi hak', en: 'Commissions expected' },
  earnings_due: { id: 'Pendapatan mitra', en: 'Partner earnings' },
  payouts_due: { id: 'Pembayaran mitra belum dikirim', en: 'Payouts not sent' },
  payouts_sent: { id: 'Pembayaran mitra terkirim', en: 'Payouts sent' },
})

export const eventWords = messages({
  payment_received: { id: 'Pembayaran masuk', en: 'Payment received' },
  unapplied_received: { id: 'Pembayaran tanpa tagihan', en: 'Payment without an invoice' },
  refund_due: { id: 'Harus dikembalikan', en: 'Refund due' },
  refund_sent: { id: 'Pengembalian dikirim', en: 'Refund sent' },
  refund_confirmed: { id: 'Pengembalian diterima', en: 'Refund arrived' },
  refunded: { id: 'Dikembalikan', en: 'Refunded' },
  bank_money_received: { id: 'Dana pembiayaan masuk', en: 'Financing money received' },
  settled: { id: 'Disetor penyedia pembayaran', en: 'Settled by the gateway' },
  gateway_fee: { id: 'Biaya penyedia pembayaran', en: 'Gateway fee' },
  earned: { id: 'Pendapatan mitra', en: 'Partner earning' },
  earning_reversed: { id: 'Pendapatan ditarik', en: 'Earning taken back' },
  commission_expected: { id: 'Komisi dicatat', en: 'Commission expected' },
  commission_reversed: { id: 'Komisi dibatalkan', en: 'Commission reversed' },
  commission_earned: { id: 'Komisi menjadi hak', en: 'Commission earned' },
  commission_taken_back: { id: 'Komisi ditarik', en: 'Commission taken back' },
  promo_borne: { id: 'Promo kami tanggung', en: 'Promo paid by us' },
  promo_returned: { id: 'Promo tidak jadi ditanggung', en: 'Promo taken back' },
  payout_fee: { id: 'Biaya layanan dipotong', en: 'Service fee charged' },
  payout_fee_returned: { id: 'Biaya layanan dikembalikan', en: 'Service fee returned' },
  payout_drawn: { id: 'Pembayaran mitra disiapkan', en: 'Payout prepared' },
  payout_sent: { id: 'Pembayaran mitra dikirim', en: 'Payout sent' },
  payout_confirmed: { id: 'Pembayaran mitra diterima', en: 'Payout arrived' },
  payout_returned: { id: 'Pembayaran mitra dikembalikan bank', en: 'Payout returned by the bank' },
})
