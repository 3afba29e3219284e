import { messages } from '#core/messages.ts'

type Owed = { stage: string; subject: string; amount: string; until: string }

/** Sent as data with the page, in one language. */
export const words = messages({
  full: { id: 'Pembayaran penuh', en: 'Full payment' },
  down_payment: { id: 'Uang muka', en: 'Down payment' },
  settlement: { id: 'Pelunasan', en: 'Balance' },
  financed: { id: 'Dibayar bank pembiayaan', en: 'Paid by the financing bank' },

  bill: { id: 'Rincian tagihan', en: 'Invoice details' },
  subject: { id: 'Untuk', en: 'For' },
  stage: { id: 'Jenis pembayaran', en: 'Payment type' },
  amount: { id: 'Jumlah', en: 'Amount' },
  inWords: { id: 'Terbilang', en: 'In words' },
  due: { id: 'Jatuh tempo', en: 'Due date' },
  paidAt: { id: 'Diterima', en: 'Received' },
  by: { id: 'Metode pembayaran', en: 'Payment method' },

  toPay: { id: 'Jumlah yang harus dibayar', en: 'Amount to pay' },
  exact: { id: 'Bayar tepat sejumlah ini, jangan dibulatkan.', en: 'Pay exactly this amount. Don’t round it.' },
  copyAmount: { id: 'Salin jumlah', en: 'Copy amount' },
  amountCopied: { id: 'Jumlah disalin', en: 'Amount copied' },
  number: { id: 'Nomor virtual account', en: 'Virtual account number' },
  copyNumber: { id: 'Salin nomor', en: 'Copy number' },
  numberCopied: { id: 'Nomor disalin', en: 'Number copied' },
  notCopied: {
    id: 'Tidak dapat disalin. Tekan lama angkanya untuk menyalin.',
    en: 'Could not copy. Press and hold the number to copy it.',
  },
  payBefore: { id: 'Bayar sebelum', en: 'Pay by' },
  payAfter: {
    id: (due: string) => `Bila terlewat, pilih metode pembayaran lagi. Tagihan ini dapat dibayar sampai ${due}.`,
    en: (due: string) => `If you miss this time, choose a payment method again. You can pay this invoice until ${due}.`,
  },
  timeLeft: { id: 'Sisa waktu', en: 'Time left' },
  qrAlt: { id: 'Kode QRIS untuk pembayaran ini', en: 'QRIS code for this payment' },
  saveQr: { id: 'Simpan gambar QR', en: 'Save QR image' },
  saveQrText: {
    id: 'Pindai dengan HP lain. Atau simpan gambarnya, lalu buka dari galeri di aplikasi pembayaran Anda.',
    en: 'Scan it with another phone. Or save the image and open it from the gallery in your payment app.',
  },
  goOn: { id: (gateway: string) => `Lanjut ke halaman ${gateway}`, en: (gateway: string) => `Continue to ${gateway}` },
  guides: { id: 'Cara membayar', en: 'How to pay' },
  menusDiffer: {
    id: 'Nama menu bisa sedikit berbeda, tergantung versi aplikasi bank Anda.',
    en: 'Menu names may differ slightly, depending on the version of your bank’s app.',
  },
  check: { id: 'Periksa status', en: 'Check status' },
  checkPaid: { id: 'Sudah membayar? Periksa status', en: 'Already paid? Check status' },
  checked: { id: (at: string) => `Diperiksa ${at}`, en: (at: string) => `Checked at ${at}` },
  watching: {
    id: 'Halaman ini diperbarui otomatis begitu pembayaran kami terima.',
    en: 'This page updates automatically when we receive your payment.',
  },
  change: { id: 'Ganti metode pembayaran', en: 'Change payment method' },
  share: { id: 'Bagikan tautan pembayaran', en: 'Share payment link' },
  shareText: {
    id: 'Dibayarkan keluarga? Bagikan tautan ini. Data jamaah tidak terlihat.',
    en: 'Is someone else paying? Share this link. Traveller details are not shown.',
  },
  shareShopText: {
    id: 'Dibayarkan keluarga? Bagikan tautan ini. Alamat Anda tidak terlihat.',
    en: 'Is someone else paying? Share this link. Your address is not shown.',
  },
  shareMessage: {
    id: ({ stage, subject, amount, until }: Owed) =>
      `${stage} ${subject}: ${amount}. Bayar sebelum ${until} lewat tautan ini:`,
    en: ({ stage, subject, amount, until }: Owed) =>
      `${stage} for ${subject}: ${amount}. Pay by ${until} with this link:`,
  },

  chooseTitle: { id: 'Metode pembayaran belum dipilih', en: 'No payment method chosen yet' },
  chooseText: {
    id: 'Pemesan belum memilih metode pembayaran. Pilih salah satu di bawah, atau tunggu pilihan pemesan muncul di sini.',
    en: 'The person who booked hasn’t chosen a payment method. Choose one below, or wait for their choice to appear here.',
  },
  chooseShopText: {
    id: 'Pemesan belum memilih metode pembayaran. Pilih salah satu di bawah, atau tunggu pilihan pemesan muncul di sini.',
    en: 'The buyer hasn’t chosen a payment method. Choose one below, or wait for their choice to appear here.',
  },
  pendingTitle: { id: 'Selesaikan pembayaran', en: 'Complete your payment' },
  pendingText: {
    id: (method: string) => `Bayar dengan ${method} sebelum batas waktu.`,
    en: (method: string) => `Pay with ${method} before the time runs out.`,
  },
  backTitle: { id: 'Menunggu konfirmasi bank', en: 'Waiting for the bank to confirm' },
  backText: {
    id: 'Sudah membayar? Tunggu sebentar, biasanya kurang dari 1 menit. Belum membayar? Anda masih bisa membayar.',
    en: 'If you have paid, wait here. It usually takes less than a minute. If not, you can still pay.',
  },
  lapsedTitle: { id: 'Waktu pembayaran ini sudah habis', en: 'The time for this payment has run out' },
  lapsedText: {
    id: 'Jangan kirim uang ke nomor yang lama. Tagihan masih dapat dibayar. Pilih metode lain di bawah.',
    en: 'Don’t send money to the old number. You can still pay this invoice. Choose another method below.',
  },
  lapsedOwner: {
    id: (due: string) =>
      `Jangan kirim uang ke nomor yang lama. Tagihan berlaku sampai ${due}. Pilih metode pembayaran lagi.`,
    en: (due: string) =>
      `Don’t send money to the old number. The invoice is open until ${due}. Choose a payment method again.`,
  },
  failedTitle: { id: 'Pembayaran tidak berhasil', en: 'Payment not completed' },
  failedText: {
    id: 'Bank menolak atau membatalkan pembayaran ini. Tagihan belum dibayar. Pilih metode lain di bawah.',
    en: 'The bank declined or cancelled the payment. This invoice is still unpaid. Choose another method below.',
  },
  failedOwner: {
    id: (due: string) =>
      `Bank menolak atau membatalkan pembayaran ini. Tagihan berlaku sampai ${due}. Coba lagi atau ganti metode.`,
    en: (due: string) =>
      `The bank declined or cancelled the payment. Your invoice is open until ${due}. Try again or change the method.`,
  },
  overdueTitle: { id: 'Tagihan ini lewat jatuh tempo', en: 'This invoice is overdue' },
  overdueText: {
    id: 'Tagihan ini tidak dapat dibayar di sini untuk sementara. Hubungi travel Anda untuk langkah berikutnya.',
    en: 'You can’t pay it here for now. Please contact your travel agency about the next step.',
  },
  paidTitle: { id: 'Pembayaran sudah kami terima', en: 'Payment received' },
  paidText: {
    id: 'Terima kasih. Tagihan ini sudah lunas.',
    en: 'Thank you. This invoice is fully paid.',
  },
  expiredTitle: { id: 'Tagihan ini sudah tidak berlaku', en: 'This invoice is no longer valid' },
  expiredText: {
    id: 'Batas bayar sudah lewat dan kursi dilepas. Jangan kirim uang. Bila Anda telanjur membayar, kami memeriksanya ke bank. Bila kursi masih ada, kursi kami pesan kembali. Bila tidak, uang Anda dikembalikan.',
    en: 'The payment deadline passed and the seats were released. Don’t send money. If you have already paid, we’ll check with the bank. If seats are left, we’ll book them again. If not, we’ll refund you.',
  },
  expiredShopText: {
    id: 'Batas bayar sudah lewat dan stok dilepas. Jangan kirim uang. Bila Anda telanjur membayar, kami memeriksanya ke bank. Bila stok masih ada, pesanan dilanjutkan. Bila tidak, uang Anda dikembalikan.',
    en: 'The payment deadline passed and the stock was released. Don’t send money. If you have already paid, we’ll check with the bank. If there is stock left, your order goes on. If not, we’ll refund you.',
  },
  voidTitle: { id: 'Tagihan ini dibatalkan', en: 'This invoice has been cancelled' },
  voidText: {
    id: 'Pesanannya berubah atau dibatalkan, jadi tagihan ini tidak perlu dibayar. Jangan kirim uang.',
    en: 'The order was changed or cancelled, so you don’t need to pay this invoice. Don’t send money.',
  },
  refund_dueTitle: { id: 'Uang akan dikembalikan', en: 'We will refund this payment' },
  refund_dueText: {
    id: 'Kami menerima pembayaran ini, tetapi tagihannya sudah lunas atau tidak berlaku lagi. Pengembalian dana sedang diproses. Pemesan diberi tahu lewat email.',
    en: 'We received this payment, but the invoice was already paid or is no longer valid. The refund is being processed. We’ll email the person who booked.',
  },
  refundedTitle: { id: 'Uang sudah dikembalikan', en: 'Refund sent' },
  refundedText: {
    id: 'Uang sudah kami kirim kembali. Biasanya sampai di rekening dalam beberapa hari kerja, tergantung bank.',
    en: 'We have sent the refund. It usually takes a few working days to arrive, depending on the bank.',
  },
  missingTitle: { id: 'Tautan pembayaran ini tidak ditemukan', en: 'We couldn’t find this payment link' },
  missingText: {
    id: 'Mungkin tautannya terpotong saat disalin. Minta pemesan mengirimnya lagi. Jangan membayar ke nomor yang tidak Anda kenal.',
    en: 'It may have been cut off when copied. Ask the person who booked to share it again. Don’t pay to a number you don’t know.',
  },
  bareTitle: { id: 'Bayar lewat tautan', en: 'Pay by link' },
  bareText: {
    id: 'Buka tautan lengkap yang dibagikan pemesan, atau buka tagihan dari pesanan Anda.',
    en: 'Open the full link that was shared with you, or open the invoice from your own orders.',
  },
  bareBackTitle: { id: 'Kembali dari pembayaran', en: 'Back from payment' },

  again: { id: 'Pilih metode lagi', en: 'Choose a method again' },
  toOrder: { id: 'Lihat pesanan', en: 'See order' },
  toOrders: { id: 'Saya pemesannya', en: 'I made this booking' },
  toShopOrders: { id: 'Saya pemesannya', en: 'This is my order' },
  toOwn: { id: 'Kembali ke pesanan saya', en: 'Back to my order' },
  toShop: { id: 'Lihat oleh-oleh', en: 'See souvenirs' },
  toPackages: { id: 'Lihat paket umrah', en: 'See umrah packages' },
  home: { id: 'Ke beranda', en: 'Go to the home page' },
})

export type Words = ReturnType<typeof words>
