import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Buku besar', en: 'Ledger' },
  text: {
    id: 'Setiap rupiah sebagai pasangan: yang diterima satu akun diberikan akun lain.',
    en: 'Every rupiah as a pair: what one account takes, another gives.',
  },
  accounts: { id: 'Saldo akun', en: 'Account balances' },
  account: { id: 'Akun', en: 'Account' },
  balance: { id: 'Saldo', en: 'Balance' },
  count: { id: 'Entri', en: 'Entries' },
  check: { id: 'Pemeriksaan buku', en: 'Check of the books' },
  checkText: {
    id: 'Mencocokkan buku besar dengan pembayaran, pengembalian dana, pencairan, dan daftar pesanan.',
    en: 'Compares the ledger with payments, refunds, payouts and the lists of orders.',
  },
  run: { id: 'Periksa sekarang', en: 'Check now' },
  sound: { id: 'Buku cocok, tidak ada selisih', en: 'The books are sound: no differences' },
  faults: {
    id: (n: number) => `Ada ${n} selisih`,
    en: (n: number) => (n === 1 ? 'There is 1 difference' : `There are ${n} differences`),
  },
  checkedAt: { id: (at: string) => `Diperiksa ${at}`, en: (at: string) => `Checked on ${at}` },
  toReview: {
    id: (n: number) => `${n} pesan gateway perlu dilihat orang`,
    en: (n: number) => `${n} gateway ${n === 1 ? 'message needs' : 'messages need'} a person’s look`,
  },
  list: { id: 'Entri buku besar', en: 'Ledger entries' },
  search: { id: 'Nomor pembayaran, tagihan, atau transaksi', en: 'Payment, invoice or transaction number' },
  allAccounts: { id: 'Semua akun', en: 'All accounts' },
  from: { id: 'Dari tanggal', en: 'From' },
  until: { id: 'Sampai tanggal', en: 'Until' },
  at: { id: 'Waktu', en: 'Time' },
  event: { id: 'Kejadian', en: 'Event' },
  amount: { id: 'Jumlah', en: 'Amount' },
  about: { id: 'Tentang', en: 'About' },
  empty: { id: 'Belum ada entri', en: 'There are no entries yet' },
  emptyText: {
    id: 'Entri pertama muncul saat pembayaran pertama masuk.',
    en: 'The first entry appears when the first payment arrives.',
  },
})

export const accountWords = messages({
  money_at_doku: { id: 'Uang di DOKU', en: 'Money at DOKU' },
  money_at_yukk: { id: 'Uang di YUKK', en: 'Money at YUKK' },
  money_at_bank: { id: 'Uang di bank', en: 'Money at the bank' },
  paid_for_orders: { id: 'Dibayar untuk pesanan', en: 'Paid for orders' },
  unapplied: { id: 'Tanpa tagihan', en: 'Without an invoice' },
  refunds_due: { id: 'Pengembalian belum dikirim', en: 'Refunds not sent' },
  refunds_sent: { id: 'Pengembalian terkirim', en: 'Refunds sent' },
  earnings_due: { id: 'Pendapatan mitra', en: 'Partner earnings' },
  payouts_due: { id: 'Pencairan belum dikirim', en: 'Payouts not sent' },
  payouts_sent: { id: 'Pencairan terkirim', en: 'Payouts sent' },
})

export const eventWords = messages({
  payment_received: { id: 'Pembayaran masuk', en: 'Payment received' },
  unapplied_received: { id: 'Pembayaran tanpa tagihan', en: 'Payment without an invoice' },
  refund_due: { id: 'Harus dikembalikan', en: 'Refund due' },
  refund_sent: { id: 'Pengembalian dikirim', en: 'Refund sent' },
  refund_confirmed: { id: 'Pengembalian diterima', en: 'Refund arrived' },
  refunded: { id: 'Dikembalikan', en: 'Refunded' },
  earned: { id: 'Pendapatan mitra', en: 'Partner earning' },
  earning_reversed: { id: 'Pendapatan ditarik', en: 'Earning taken back' },
  payout_drawn: { id: 'Pencairan disiapkan', en: 'Payout prepared' },
  payout_sent: { id: 'Pencairan dikirim', en: 'Payout sent' },
  payout_confirmed: { id: 'Pencairan diterima', en: 'Payout arrived' },
  payout_returned: { id: 'Pencairan dikembalikan bank', en: 'Payout returned by the bank' },
})
