import { messages } from '#core/messages.ts'

export const words = messages({
  code: { id: (code: string) => `Kode pesanan ${code}`, en: (code: string) => `Order code ${code}` },
  processBy: {
    id: (at: string) => `Toko harus memproses pesanan ini sebelum ${at}. Bila terlewat, uang Anda dikembalikan.`,
    en: (at: string) => `The store has to start on this order by ${at}. If it doesn’t, you’ll be refunded.`,
  },
  shipBy: {
    id: (at: string) => `Toko harus mengirim pesanan ini sebelum ${at}. Bila terlewat, uang Anda dikembalikan.`,
    en: (at: string) => `The store has to ship this order by ${at}. If it doesn’t, you’ll be refunded.`,
  },
  answerBy: {
    id: (at: string) => `Toko menjawab paling lambat ${at}. Tanpa jawaban, pesanan dibatalkan dan uang dikembalikan.`,
    en: (at: string) => `The store answers by ${at}. Without an answer the order is cancelled and refunded.`,
  },
  completesAt: {
    id: (at: string) => `Pesanan selesai otomatis pada ${at}.`,
    en: (at: string) => `The order completes by itself on ${at}.`,
  },
  refunded: {
    id: (amount: string) => `Pengembalian dana ${amount} untuk pesanan ini`,
    en: (amount: string) => `Refund of ${amount} for this order`,
  },
  reason: { id: (text: string) => `Alasan: ${text}`, en: (text: string) => `Reason: ${text}` },
  courier: { id: (name: string) => `Ongkos kirim ${name}`, en: (name: string) => `Shipping by ${name}` },
  missingFrom: {
    id: (at: string) => `Belum sampai? Anda dapat melaporkannya mulai ${at}.`,
    en: (at: string) => `Not arrived? You can report it from ${at}.`,
  },
  photo: { id: (n: string) => `Foto ${n}`, en: (n: string) => `Photo ${n}` },
  star: {
    id: (n: string) => `${n} bintang`,
    en: (n: string) => (n === '1' ? '1 star' : `${n} stars`),
  },
})

/** Sent as data with the page, in one language. */
export const labels = messages({
  title: { id: 'Pesanan oleh-oleh', en: 'Souvenir order' },
  description: { id: 'Status dan pengiriman pesanan dari satu toko.', en: 'Status and shipping of one store’s order.' },
  orders: { id: 'Pesanan Saya', en: 'My orders' },
  whole: { id: 'Lihat seluruh pesanan', en: 'See the whole order' },
  items: { id: 'Barang', en: 'Items' },
  costs: { id: 'Rincian biaya', en: 'Costs' },
  goods: { id: 'Harga barang', en: 'Items' },
  promo: { id: 'Promo', en: 'Promo' },
  back: { id: 'Pengembalian dana', en: 'Refund' },
  refundWhere: {
    id: 'Ke mana dan kapan uangnya dikirim ada di halaman seluruh pesanan.',
    en: 'Where and when the money is sent is on the page of the whole order.',
  },
  accountMissing: {
    id: 'Kami perlu nomor rekening Anda untuk mengirim uangnya.',
    en: 'We need your bank account to send the money.',
  },
  giveAccount: { id: 'Isi rekening', en: 'Give your account' },
  seeRefund: { id: 'Lihat pengembalian dana', en: 'See the refund' },
  total: { id: 'Total', en: 'Total' },
  uncharged: { id: 'Tidak ditagih', en: 'Not charged' },
  destination: { id: 'Alamat tujuan', en: 'Delivery address' },
  timeline: { id: 'Riwayat pesanan', en: 'Order history' },
  tracking: { id: 'Lacak paket', en: 'Track the parcel' },
  unscanned: {
    id: 'Kurir belum memindai paket ini. Kami sudah meminta toko memeriksa nomor resinya.',
    en: 'The courier hasn’t scanned this parcel yet. We’ve asked the store to check the waybill.',
  },
  pay: { id: 'Lanjutkan pesanan', en: 'Continue order' },
  unpaid: { id: 'Pesanan ini belum dibayar', en: 'This order isn’t paid yet' },
  complete: { id: 'Terima dan selesaikan pesanan', en: 'Received, complete the order' },
  completeTitle: { id: 'Selesaikan pesanan ini?', en: 'Complete this order?' },
  completeText: {
    id: 'Periksa isinya dulu. Setelah Anda setujui, pesanan selesai, uangnya diteruskan ke toko, dan tidak bisa dibatalkan.',
    en: 'Check what’s inside first. Once you confirm, the order is complete, the store gets its money, and you can’t cancel any more.',
  },
  completeReported: { id: 'Masalahnya sudah selesai?', en: 'Is the problem solved?' },
  completeReportedText: {
    id: 'Jika Anda selesaikan, laporan Anda ditutup tanpa pengembalian dana dan uangnya diteruskan ke toko.',
    en: 'If you complete it, your report is closed without a refund and the store gets its money.',
  },
  completeYes: { id: 'Ya, selesaikan pesanan', en: 'Yes, complete the order' },
  completeNo: { id: 'Belum', en: 'Not yet' },
  close: { id: 'Tutup', en: 'Close' },
  cancel: { id: 'Batalkan pesanan', en: 'Cancel this order' },
  cancelUnpaid: {
    id: 'Pesanan belum dibayar, jadi langsung dibatalkan.',
    en: 'It isn’t paid yet, so it’s cancelled right away.',
  },
  cancelChanges: {
    id: 'Tagihan untuk toko lain diganti: nomor pembayaran yang lama tidak berlaku lagi.',
    en: 'The other stores get a new invoice: the payment number you have now stops working.',
  },
  cancelPaid: {
    id: 'Toko punya beberapa hari kerja untuk menjawab. Bila disetujui atau tidak dijawab, uang Anda dikembalikan.',
    en: 'The store has a short time to answer. If it agrees, or doesn’t answer, you’ll be refunded.',
  },
  why: { id: 'Alasan pembatalan', en: 'Reason for cancelling' },
  note: { id: 'Catatan untuk toko', en: 'Note for the store' },
  optional: { id: '(opsional)', en: '(optional)' },
  sendCancel: { id: 'Ajukan pembatalan', en: 'Request cancellation' },
  dropNow: { id: 'Ya, batalkan', en: 'Yes, cancel' },
  requested: { id: 'Anda mengajukan pembatalan', en: 'You asked to cancel' },
  change: { id: 'Ubah alasan', en: 'Change the reason' },
  saveChange: { id: 'Simpan alasan', en: 'Save reason' },
  withdraw: { id: 'Tarik pembatalan, lanjutkan pesanan', en: 'Keep the order' },
  sending: { id: 'Mengirim', en: 'Sending' },
  problem: { id: 'Ada masalah dengan paket?', en: 'Is something wrong with the parcel?' },
  problemText: {
    id: 'Toko menjawab laporan Anda, lalu kami yang memutuskan. Pesanan tidak selesai sebelum itu.',
    en: 'The store answers your report, then we decide. The order won’t be completed before that.',
  },
  problemKind: { id: 'Apa masalahnya', en: 'What is wrong' },
  problemWords: { id: 'Ceritakan masalahnya', en: 'Tell us what happened' },
  problemHint: { id: '10 sampai 1.000 karakter.', en: '10 to 1,000 characters.' },
  photoHint: { id: 'JPEG, PNG, atau WebP, maksimal 5 MB.', en: 'JPEG, PNG or WebP, up to 5 MB.' },
  sendProblem: { id: 'Laporkan masalah', en: 'Report the problem' },
  reported: { id: 'Masalah yang Anda laporkan', en: 'The problem you reported' },
  reportedBefore: { id: 'Laporan Anda sebelumnya', en: 'Your earlier report' },
  again: { id: 'Pesan lagi', en: 'Order again' },
  nothingLeft: {
    id: 'Barang di pesanan ini sudah tidak dijual. Lihat barang serupa di toko.',
    en: 'What you ordered is no longer sold. Have a look at similar items in the shop.',
  },
  review: { id: 'Beri ulasan', en: 'Write a review' },
  rating: { id: 'Nilai', en: 'Rating' },
  reviewText: { id: 'Ulasan', en: 'Review' },
  reviewHint: { id: 'Minimal 10 huruf.', en: 'At least 10 characters.' },
  sendReview: { id: 'Kirim ulasan', en: 'Send review' },
})

/** What happened to an order. */
export const eventWords = messages({
  order: { id: 'Pesanan dibuat', en: 'Order placed' },
  pay: { id: 'Pembayaran diterima', en: 'Payment received' },
  pay_late: { id: 'Pembayaran diterima setelah batas waktu', en: 'Payment received after the deadline' },
  expire: { id: 'Batas bayar terlewat', en: 'Payment deadline passed' },
  drop: { id: 'Pesanan dibatalkan', en: 'Order cancelled' },
  process: { id: 'Toko memproses pesanan', en: 'The store is preparing the order' },
  ship: { id: 'Paket dikirim', en: 'Parcel shipped' },
  correct_waybill: { id: 'Toko memperbaiki nomor resi', en: 'The store corrected the waybill' },
  deliver: { id: 'Paket tiba', en: 'Parcel delivered' },
  complete: { id: 'Pesanan selesai', en: 'Order completed' },
  request_cancel: { id: 'Pembatalan diajukan', en: 'Cancellation requested' },
  change_request: { id: 'Alasan pembatalan diubah', en: 'Reason for cancelling changed' },
  withdrawn: { id: 'Anda menarik pembatalan', en: 'You withdrew the cancellation' },
  declined: { id: 'Toko menolak pembatalan', en: 'The store declined the cancellation' },
  grant_cancel: { id: 'Pesanan dibatalkan', en: 'Order cancelled' },
  miss: {
    id: 'Dibatalkan karena toko tidak memproses tepat waktu',
    en: 'Cancelled because the store didn’t start in time',
  },
  miss_shipping: {
    id: 'Dibatalkan karena toko tidak mengirim tepat waktu',
    en: 'Cancelled because the store didn’t ship in time',
  },
  refund_problem: {
    id: 'Pesanan dibatalkan karena masalah paket',
    en: 'Cancelled because of a problem with the parcel',
  },
  reject: { id: 'Toko menolak pesanan', en: 'The store rejected the order' },
  other: { id: 'Pesanan diperbarui', en: 'Order updated' },
})

/** What happened to money that goes back. */
export const refundWords = messages({
  due: {
    id: (amount: string) => `Pengembalian dana ${amount} disiapkan`,
    en: (amount: string) => `Refund of ${amount} is being prepared`,
  },
  accountMissing: { id: 'Menunggu nomor rekening Anda', en: 'Waiting for your bank account' },
  accountGiven: { id: 'Anda memberikan rekening tujuan', en: 'You gave the account to send it to' },
  sent: {
    id: (amount: string) => `Pengembalian dana ${amount} dikirim`,
    en: (amount: string) => `Refund of ${amount} sent`,
  },
  arrived: { id: 'Pengembalian dana diterima', en: 'Refund arrived' },
})

/** What can be wrong with a parcel, and what became of it. */
export const problemWords = messages({
  not_arrived: { id: 'Paket belum sampai', en: 'The parcel hasn’t arrived' },
  damaged: { id: 'Barang rusak', en: 'Something is damaged' },
  wrong: { id: 'Barang tidak sesuai pesanan', en: 'It’s not what I ordered' },
  incomplete: { id: 'Barang kurang', en: 'Something is missing' },
  open: { id: 'Menunggu keputusan', en: 'Waiting for a decision' },
  refunded: { id: 'Disetujui', en: 'Accepted' },
  closed: { id: 'Ditutup', en: 'Closed' },
  report: { id: 'Anda melapor', en: 'You reported it' },
  answer: { id: 'Toko menjawab', en: 'The store answered' },
  reply: { id: 'Kami menjawab', en: 'We answered' },
  refund: { id: 'Kami menyetujui pengembalian dana', en: 'We approved a refund' },
  close: { id: 'Kami menutup laporan', en: 'We closed the report' },
  withdraw: { id: 'Anda menerima pesanan', en: 'You have your order' },
})
