import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Buku besar', en: 'Ledger' },
  text: {
    id: 'Setiap rupiah dicatat berpasangan. Plus: uang yang ada di bank, penyedia pembayaran, atau jadi biaya. Minus: uang milik orang lain, untuk pesanan, pengembalian, atau mitra.',
    en: 'Every rupiah is booked as a pair. Plus is money we hold at the bank or a payment provider, or paid as fees. Minus is money that belongs to others: orders, refunds or partners.',
  },
  accounts: { id: 'Saldo akun', en: 'Account balances' },
  account: { id: 'Akun', en: 'Account' },
  balance: { id: 'Saldo', en: 'Balance' },
  count: { id: 'Entri', en: 'Entries' },
  check: { id: 'Pemeriksaan buku', en: 'Check of the books' },
  checkText: {
    id: 'Mencocokkan buku besar dengan pembayaran, pengembalian dana, pembayaran mitra, dan daftar pesanan.',
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
  empty: { id: 'Belum ada entri', en: 'There are no entries yet' },
  emptyText: {
    id: 'Entri pertama muncul saat pembayaran pertama masuk.',
    en: 'The first entry appears when the first payment arrives.',
  },
})
