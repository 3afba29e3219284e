import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  full: { id: 'Pembayaran penuh', en: 'Full payment' },
  down_payment: { id: 'Uang muka', en: 'Down payment' },
  settlement: { id: 'Pelunasan', en: 'Settlement' },

  bill: { id: 'Rincian tagihan', en: 'What this is for' },
  subject: { id: 'Untuk', en: 'For' },
  stage: { id: 'Tahap', en: 'Stage' },
  amount: { id: 'Jumlah', en: 'Amount' },
  inWords: { id: 'Terbilang', en: 'In words' },
  due: { id: 'Jatuh tempo', en: 'Due' },
  paidAt: { id: 'Diterima', en: 'Received' },
  by: { id: 'Dengan', en: 'By' },

  toPay: { id: 'Jumlah yang dibayar', en: 'Amount to pay' },
  exact: { id: 'Bayar tepat sejumlah ini, tanpa dibulatkan.', en: 'Pay exactly this amount, not rounded.' },
  copyAmount: { id: 'Salin jumlah', en: 'Copy amount' },
  amountCopied: { id: 'Jumlah disalin', en: 'Amount copied' },
  number: { id: 'Nomor virtual account', en: 'Virtual account number' },
  copyNumber: { id: 'Salin nomor', en: 'Copy number' },
  numberCopied: { id: 'Nomor disalin', en: 'Number copied' },
  notCopied: {
    id: 'Tidak dapat disalin. Tekan lama angkanya untuk menyalin.',
    en: 'It could not be copied. Press and hold the figures to copy them.',
  },
  payBefore: { id: 'Bayar sebelum', en: 'Pay before' },
  payAfter: {
    id: (due: string) => `Bila terlewat, pilih metode lagi. Tagihan ini dapat dibayar sampai ${due}.`,
    en: (due: string) => `If you miss it, choose a method again. This invoice can be paid until ${due}.`,
  },
  timeLeft: { id: 'Sisa waktu', en: 'Time left' },
  qrAlt: { id: 'Kode QRIS untuk pembayaran ini', en: 'QRIS code of this payment' },
  saveQr: { id: 'Simpan gambar QR', en: 'Save the QR picture' },
  saveQrText: {
    id: 'Pindai dengan HP lain, atau simpan gambarnya dan buka dari galeri di aplikasi pembayaran Anda.',
    en: 'Scan it with another phone, or save the picture and open it from the gallery in your payment app.',
  },
  goOn: { id: (gateway: string) => `Lanjut ke halaman ${gateway}`, en: (gateway: string) => `Go on to ${gateway}` },
  guides: { id: 'Cara membayar', en: 'How to pay' },
  menusDiffer: {
    id: 'Nama menu dapat sedikit berbeda menurut versi aplikasi bank Anda.',
    en: 'Names of menus may differ a little with the version of your bank’s app.',
  },
  check: { id: 'Periksa status', en: 'Check status' },
  checkPaid: { id: 'Sudah membayar? Periksa status', en: 'Paid already? Check status' },
  checked: { id: (at: string) => `Diperiksa ${at}`, en: (at: string) => `Checked ${at}` },
  watching: {
    id: 'Halaman ini berubah sendiri begitu pembayaran kami terima.',
    en: 'This page changes by itself as soon as we receive the payment.',
  },
  change: { id: 'Ganti metode pembayaran', en: 'Change payment method' },
  share: { id: 'Bagikan tautan pembayaran', en: 'Share the payment link' },
  shareText: {
    id: 'Dibayarkan keluarga? Bagikan tautannya. Data jamaah tidak ikut terlihat.',
    en: 'Is your family paying? Share the link. Nothing of who travels is shown.',
  },

  chooseTitle: { id: 'Metode pembayaran belum dipilih', en: 'No payment method has been chosen yet' },
  chooseText: {
    id: 'Pemesan belum memilih cara membayar. Pilih salah satu di bawah, atau tunggu: pilihannya muncul di sini.',
    en: 'The person who booked has not chosen how to pay yet. Choose one below, or wait: their choice appears here.',
  },
  pendingTitle: { id: 'Selesaikan pembayaran', en: 'Complete the payment' },
  pendingText: {
    id: (method: string) => `Bayar dengan ${method} sebelum batas waktunya.`,
    en: (method: string) => `Pay by ${method} before the time runs out.`,
  },
  backTitle: { id: 'Kami belum mendengar kabar dari bank', en: 'We have not heard from the bank yet' },
  backText: {
    id: 'Sudah membayar? Tunggu di sini sebentar, biasanya kurang dari satu menit. Belum? Pembayarannya masih terbuka.',
    en: 'Have you paid? Wait here a moment, it usually takes less than a minute. If not, the payment is still open.',
  },
  lapsedTitle: { id: 'Waktu pembayaran ini sudah habis', en: 'The time for this payment is over' },
  lapsedText: {
    id: 'Jangan kirim uang ke nomor yang lama. Tagihannya masih dapat dibayar: pilih cara lain di bawah.',
    en: 'Do not send money to the old number. The invoice can still be paid: choose another way below.',
  },
  lapsedOwner: {
    id: (due: string) =>
      `Jangan kirim uang ke nomor yang lama. Tagihannya masih berlaku sampai ${due}: pilih metode lagi.`,
    en: (due: string) => `Do not send money to the old number. The invoice is still open until ${due}: choose again.`,
  },
  failedTitle: { id: 'Pembayaran tidak berhasil', en: 'The payment did not succeed' },
  failedText: {
    id: 'Bank menolak atau membatalkannya, jadi tagihan ini belum dibayar. Pilih cara lain di bawah.',
    en: 'The bank refused or cancelled it, so this invoice is not paid yet. Choose another way below.',
  },
  failedOwner: {
    id: (due: string) =>
      `Bank menolak atau membatalkannya. Tagihan Anda masih berlaku sampai ${due}: coba lagi atau ganti metode.`,
    en: (due: string) =>
      `The bank refused or cancelled it. Your invoice is open until ${due}: try again or change the method.`,
  },
  overdueTitle: { id: 'Tagihan ini melewati jatuh tempo', en: 'This invoice is past its due date' },
  overdueText: {
    id: 'Untuk saat ini belum dapat dibayar di sini. Penyelenggara perjalanan akan menentukan langkah berikutnya; hubungi mereka.',
    en: 'It cannot be paid here for now. The organiser of the journey decides what comes next; please contact them.',
  },
  paidTitle: { id: 'Pembayaran sudah kami terima', en: 'We have received the payment' },
  paidText: {
    id: 'Terima kasih. Tagihan ini sudah lunas dan tidak perlu dibayar lagi.',
    en: 'Thank you. This invoice is paid, and nothing more has to be paid for it.',
  },
  expiredTitle: { id: 'Tagihan ini sudah tidak berlaku', en: 'This invoice is no longer valid' },
  expiredText: {
    id: 'Batas bayarnya terlewati dan kursinya dilepas. Jangan kirim uang. Bila telanjur membayar, kami memastikannya ke bank: kursinya diambil kembali bila masih ada, atau uangnya dikembalikan.',
    en: 'Its time ran out and the seats were released. Do not send money. If you have paid already, we settle it with the bank: the seats are taken again if they are free, or the money goes back.',
  },
  voidTitle: { id: 'Tagihan ini dibatalkan', en: 'This invoice has been cancelled' },
  voidText: {
    id: 'Pemesanannya berubah atau dibatalkan, jadi tagihan ini tidak perlu dibayar. Jangan kirim uang.',
    en: 'The booking was changed or cancelled, so this invoice need not be paid. Do not send money.',
  },
  refund_dueTitle: { id: 'Uang ini akan dikembalikan', en: 'This money goes back' },
  refund_dueText: {
    id: 'Pembayaran ini masuk, tetapi tidak dapat dipakai: tagihannya sudah lunas atau sudah tidak berlaku. Pengembaliannya sedang diproses, dan pemesan diberi tahu lewat email.',
    en: 'The payment arrived but cannot be used: the invoice was paid already or is no longer valid. It is being returned, and the person who booked is told by email.',
  },
  refundedTitle: { id: 'Uang sudah dikembalikan', en: 'The money has been returned' },
  refundedText: {
    id: 'Pengembalian sudah dikirim. Tibanya di rekening bergantung pada bank, umumnya beberapa hari kerja.',
    en: 'The refund has been sent. When it reaches the account depends on the bank, usually some working days.',
  },
  missingTitle: { id: 'Tautan pembayaran ini tidak dikenal', en: 'This payment link is not known' },
  missingText: {
    id: 'Mungkin tautannya terpotong saat disalin. Minta pemesan membagikannya lagi, dan jangan membayar ke nomor yang tidak Anda kenal.',
    en: 'It may have been cut short when it was copied. Ask the person who booked to share it again, and do not pay to a number you do not know.',
  },
  bareTitle: { id: 'Bayar lewat tautan', en: 'Pay by link' },
  bareText: {
    id: 'Halaman ini menampilkan satu tagihan. Buka dari tautan lengkap yang dibagikan pemesan, atau dari pesanan Anda sendiri.',
    en: 'This page shows one invoice. Open it by the whole link that was shared with you, or from your own orders.',
  },
  bareBackTitle: { id: 'Kembali dari pembayaran', en: 'Back from the payment' },

  again: { id: 'Pilih metode lagi', en: 'Choose a method again' },
  toOrder: { id: 'Lihat pesanan', en: 'See the order' },
  toOrders: { id: 'Saya pemesannya', en: 'I am the one who booked' },
  toOwn: { id: 'Kembali ke pesanan saya', en: 'Back to my order' },
  toPackages: { id: 'Lihat paket umrah', en: 'See umrah packages' },
  home: { id: 'Ke beranda', en: 'To the home page' },
})

export type Words = ReturnType<typeof words>
