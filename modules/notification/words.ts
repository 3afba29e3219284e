import { messages } from '#core/messages.ts'

/** What members are told: amounts, days and moments come in as people read them. */
export const words = messages({
  pushUnknown: {
    id: 'Notifikasi belum didukung di perangkat ini',
    en: 'Notifications aren’t supported on this device yet',
  },
  greeting: { id: (name: string) => `Assalamualaikum ${name},`, en: (name: string) => `Assalamualaikum ${name},` },
  footer: {
    id: 'Anda menerima email ini karena memiliki pesanan di situs kami.',
    en: 'You’re receiving this email because you have an order with us.',
  },
  seeOrder: { id: 'Lihat pesanan', en: 'See your order' },
  payNow: { id: 'Bayar sekarang', en: 'Pay now' },
  continueOrder: { id: 'Lanjutkan pesanan', en: 'Continue your order' },
  addDocuments: { id: 'Lengkapi dokumen', en: 'Add documents' },
  giveFeedback: { id: 'Beri ulasan', en: 'Leave a review' },

  paid: { id: 'Pembayaran diterima', en: 'Payment received' },
  paidText: {
    id: (amount: string, subject: string) => `${amount} untuk ${subject} sudah kami terima. Terima kasih.`,
    en: (amount: string, subject: string) => `We have received ${amount} for ${subject}. Thank you.`,
  },
  paidAll: { id: 'Semua tagihan sudah lunas.', en: 'Your order is fully paid.' },
  stillOwed: {
    id: (amount: string, day: string) => `Bayar sisa tagihan ${amount} paling lambat ${day}.`,
    en: (amount: string, day: string) => `Please pay the remaining ${amount} by ${day}.`,
  },
  owedSince: {
    id: (amount: string, day: string) =>
      `Sisa tagihan ${amount} jatuh tempo ${day} dan belum kami terima. Segera hubungi travel Anda.`,
    en: (amount: string, day: string) =>
      `The remaining ${amount} was due on ${day} and we haven’t received it. Please contact your travel agency as soon as possible.`,
  },
  paidLate: {
    id: 'Pembayaran ini masuk setelah batas waktu, tetapi pesanan Anda tetap dilanjutkan.',
    en: 'Your payment arrived after the deadline, but your order goes ahead.',
  },
  full: { id: 'Pembayaran penuh', en: 'Full payment' },
  down_payment: { id: 'Uang muka', en: 'Down payment' },
  settlement: { id: 'Pelunasan', en: 'Balance' },
  financed: { id: 'Dibayar bank pembiayaan', en: 'Paid by the financing bank' },
  receipt: {
    id: (r: Receipt) =>
      `Kuitansi\n${r.stage}: ${r.amount}\nTerbilang: ${r.spelled}\nNomor tagihan: ${r.invoice}\nNomor pembayaran: ${r.payment}\nMetode pembayaran: ${r.method}\nDibayar: ${r.at}`,
    en: (r: Receipt) =>
      `Receipt\n${r.stage}: ${r.amount}\nInvoice number: ${r.invoice}\nPayment number: ${r.payment}\nPayment method: ${r.method}\nPaid: ${r.at}`,
  },

  expired: { id: 'Pesanan kedaluwarsa', en: 'Your order has expired' },
  expiredText: {
    id: (subject: string) =>
      `Pesanan ${subject} kedaluwarsa karena pembayaran belum kami terima sampai batas waktu. Jangan kirim uang ke nomor pembayaran yang lama. Anda dapat memesan ulang selama kursi masih ada.`,
    en: (subject: string) =>
      `Your order for ${subject} has expired because we didn’t receive your payment by the deadline. Don’t send money to the old payment number. You can book again while seats are available.`,
  },
  expiredPaid: {
    id: 'Sudah membayar? Kami periksa ke bank. Jika kursi masih ada, pesanan Anda dilanjutkan. Jika tidak, uang Anda kami kembalikan.',
    en: 'Already paid? We’ll check with the bank. If seats are still available, your order goes ahead. If not, we’ll refund you.',
  },

  overdue: { id: 'Pelunasan lewat jatuh tempo', en: 'Your balance is overdue' },
  overdueText: {
    id: (amount: string, subject: string, day: string) =>
      `Pelunasan ${amount} untuk ${subject} jatuh tempo ${day} dan belum kami terima. Segera hubungi travel Anda agar pesanan tidak dibatalkan.`,
    en: (amount: string, subject: string, day: string) =>
      `The balance of ${amount} for ${subject} was due on ${day} and we haven’t received it. Please contact your travel agency soon so your order isn’t cancelled.`,
  },
  overdueNext: {
    id: 'Kursi Anda belum dilepas. Kontak travel ada di halaman pesanan Anda.',
    en: 'Your seats have not been released. Your order page has the travel agency’s contact details.',
  },

  refundDue: { id: 'Uang Anda akan dikembalikan', en: 'You’ll get a refund' },
  refundDueText: {
    id: (amount: string, subject: string) => `${amount} untuk ${subject} akan kami kembalikan.`,
    en: (amount: string, subject: string) => `We’ll refund ${amount} for ${subject}.`,
  },
  becauseSecond: {
    id: 'Tagihan ini sudah lunas sebelumnya, jadi pembayaran kedua tidak diperlukan.',
    en: 'This invoice was already paid, so the second payment was not needed.',
  },
  becauseLate: {
    id: 'Pembayaran masuk setelah batas waktu dan pesanan tidak dapat dilanjutkan lagi.',
    en: 'The payment arrived after the deadline and the order can no longer go ahead.',
  },
  becauseUnwanted: {
    id: 'Tagihan yang dibayar sudah tidak berlaku.',
    en: 'The invoice you paid is no longer valid.',
  },
  becauseCancelled: { id: 'Travel membatalkan pesanan ini.', en: 'The travel agency cancelled this order.' },
  becauseDeclined: {
    id: 'Anda menolak jadwal baru dari travel.',
    en: 'You declined the travel agency’s new dates.',
  },
  becauseTraveller: {
    id: 'Travel membatalkan keikutsertaan salah satu jamaah. Jamaah lain tetap berangkat.',
    en: 'The travel agency cancelled one traveller. The others still travel.',
  },
  becauseCancelGranted: {
    id: 'Pembatalan yang Anda minta disetujui.',
    en: 'The cancellation you asked for was granted.',
  },
  becauseStoreSilent: {
    id: 'Toko tidak memproses pesanan ini pada waktunya, jadi kami membatalkannya.',
    en: 'The store didn’t process this order in time, so we cancelled it.',
  },
  becauseStoreLate: {
    id: 'Toko tidak mengirim pesanan ini pada waktunya, jadi kami membatalkannya.',
    en: 'The store didn’t ship this order in time, so we cancelled it.',
  },
  becauseParcelProblem: { id: 'Laporan Anda tentang paket ini disetujui.', en: 'We accepted your report.' },
  becauseStoreRejected: { id: 'Toko tidak dapat memenuhi pesanan ini.', en: 'The store couldn’t fulfil this order.' },
  refundNext: {
    id: 'Kami akan mengabari Anda lagi setelah uangnya dikirim. Anda tidak perlu melakukan apa pun.',
    en: 'We’ll email you again when the money is sent. You don’t need to do anything.',
  },
  refunded: { id: 'Uang sudah dikembalikan', en: 'Your refund has been sent' },
  refundedText: {
    id: (amount: string, subject: string) => `${amount} untuk ${subject} sudah kami kembalikan.`,
    en: (amount: string, subject: string) => `We have refunded ${amount} for ${subject}.`,
  },

  licenceSuspended: { id: 'Izin travel Anda dibekukan', en: 'Your travel agency’s licence is suspended' },
  licenceSuspendedText: {
    id: (partner: string, kind: string, product: string) =>
      `Izin ${kind} ${partner}, penyelenggara ${product}, sedang dibekukan. Paketnya tidak kami jual sampai izin itu berlaku kembali.`,
    en: (partner: string, kind: string, product: string) =>
      `The ${kind} licence of ${partner}, which runs ${product}, is suspended. We don’t sell its packages until the licence is valid again.`,
  },
  licenceExpired: { id: 'Izin travel Anda habis masa berlakunya', en: 'Your travel agency’s licence has expired' },
  licenceExpiredText: {
    id: (partner: string, kind: string, product: string) =>
      `Masa berlaku izin ${kind} ${partner}, penyelenggara ${product}, sudah habis. Paketnya tidak kami jual sampai izin itu diperpanjang.`,
    en: (partner: string, kind: string, product: string) =>
      `The ${kind} licence of ${partner}, which runs ${product}, has expired. We don’t sell its packages until it is renewed.`,
  },
  licenceNext: {
    id: 'Pesanan Anda belum berubah. Sebelum membayar lagi, tanyakan kepada travel kapan izinnya berlaku kembali. Kontaknya ada di halaman pesanan Anda.',
    en: 'Your order hasn’t changed. Before you pay anything more, ask the travel agency when its licence will be valid again. Your order page has its contact details.',
  },

  checkedOut: { id: 'Selesaikan pembayaran Anda', en: 'Complete your payment' },
  checkedOutText: {
    id: (amount: string, product: string, when: string) =>
      `Pesanan ${product} sudah dibuat. Bayar ${amount} sebelum ${when} agar kursi Anda tidak dilepas.`,
    en: (amount: string, product: string, when: string) =>
      `Your order for ${product} has been placed. Pay ${amount} by ${when} to keep your seats.`,
  },
  invoiceNumber: {
    id: (code: string) => `Nomor tagihan: ${code}`,
    en: (code: string) => `Invoice number: ${code}`,
  },
  orderCode: { id: (code: string) => `Kode pesanan: ${code}`, en: (code: string) => `Order code: ${code}` },
  laterToo: {
    id: (amount: string, when: string) => `Pelunasan ${amount} dibayar paling lambat ${when}.`,
    en: (amount: string, when: string) => `The balance of ${amount} is due by ${when}.`,
  },
  holdOver: { id: 'Kursi Anda sudah dilepas', en: 'Your seats have been released' },
  holdOverText: {
    id: (product: string) => `Waktu pemesanan ${product} sudah habis. Anda dapat memesan ulang selama kursi masih ada.`,
    en: (product: string) => `The time to book ${product} has run out. You can book again while seats are available.`,
  },
  started: { id: 'Kursi Anda sudah pasti', en: 'Your seats are confirmed' },
  startedText: {
    id: (product: string, day: string) =>
      `${product}, berangkat ${day}. Langkah berikutnya: lengkapi data dan dokumen setiap jamaah.`,
    en: (product: string, day: string) =>
      `${product}, departing on ${day}. Next: complete every traveller’s details and documents.`,
  },
  completed: { id: 'Bagaimana perjalanan Anda?', en: 'How was your trip?' },
  completedText: {
    id: (product: string) =>
      `Semoga Allah Swt. menerima ibadah Anda. Tulis ulasan tentang ${product} untuk membantu jamaah lain memilih.`,
    en: (product: string) => `May Allah accept your worship. Please review ${product} to help other travellers choose.`,
  },
  cancelled: { id: 'Pesanan dibatalkan', en: 'Your order has been cancelled' },
  cancelledText: {
    id: (product: string, reason: string) => `Pesanan ${product} dibatalkan oleh travel. Alasan: ${reason}`,
    en: (product: string, reason: string) => `The travel agency cancelled your order for ${product}. Reason: ${reason}`,
  },
  declinedText: {
    id: (product: string) => `Pesanan ${product} dibatalkan karena Anda menolak jadwal baru.`,
    en: (product: string) => `Your order for ${product} has been cancelled because you declined the new dates.`,
  },
  cancelledNext: {
    id: 'Tagihan yang belum dibayar tidak perlu dibayar lagi. Semua uang yang sudah Anda bayar akan kami kembalikan. Kami akan mengabari Anda lewat email setelah uangnya dikirim.',
    en: 'Don’t pay any open invoice for this order. We’ll refund everything you have paid and email you when the money is sent.',
  },
  otherDates: {
    id: (days: string) =>
      `Masih ingin berangkat? Paket ini juga berangkat ${days}. Pesan lagi lewat situs kami selama kursi masih ada.`,
    en: (days: string) =>
      `Still want to travel? This package also departs on ${days}. You can book again on our site while seats are available.`,
  },
  travellerCancelled: { id: 'Satu jamaah dibatalkan', en: 'One traveller has been cancelled' },
  travellerCancelledText: {
    id: (name: string, product: string, reason: string) =>
      `Keikutsertaan ${name} dalam ${product} dibatalkan oleh travel. Alasan: ${reason}`,
    en: (name: string, product: string, reason: string) =>
      `The travel agency cancelled ${name} on ${product}. Reason: ${reason}`,
  },
  travellerCancelledNext: {
    id: 'Jamaah lain tetap berangkat dengan harga yang sama. Uang yang sudah dibayar untuk jamaah ini akan kami kembalikan.',
    en: 'The others still travel at the same price. We’ll refund what you have paid for this traveller.',
  },
  rescheduled: { id: 'Jadwal keberangkatan berubah', en: 'Your departure date has changed' },
  rescheduledText: {
    id: (product: string, day: string, reason: string) => `${product} kini berangkat ${day}. Alasan: ${reason}`,
    en: (product: string, day: string, reason: string) => `${product} now departs on ${day}. Reason: ${reason}`,
  },
  rescheduledFrom: {
    id: (day: string) => `Jadwal semula: berangkat ${day}.`,
    en: (day: string) => `The original departure date was ${day}.`,
  },
  rescheduledNext: {
    id: 'Jika setuju, Anda tidak perlu melakukan apa pun. Jika tidak, tolak jadwal baru di halaman pesanan. Pesanan dibatalkan dan semua uang Anda kami kembalikan.',
    en: 'If you accept the new dates, you don’t need to do anything. If not, decline them on your order page. Your order will be cancelled and we’ll refund everything you have paid.',
  },

  holdEnding: { id: 'Kursi Anda segera dilepas', en: 'Your seats are about to be released' },
  holdEndingText: {
    id: (product: string, when: string) => `Selesaikan pesanan ${product} sebelum ${when}.`,
    en: (product: string, when: string) => `Complete your order for ${product} before ${when}.`,
  },
  documents: { id: 'Dokumen jamaah belum lengkap', en: 'Some documents are missing' },
  documentsText: {
    id: (product: string, day: string) =>
      `${product} berangkat ${day}, dan dokumen jamaah belum lengkap. Lengkapi sekarang agar visa dapat diurus tepat waktu.`,
    en: (product: string, day: string) =>
      `${product} departs on ${day} and some traveller documents are missing. Add them now so there is time to arrange visas.`,
  },
  documentAgain: { id: 'Dokumen perlu diunggah ulang', en: 'A document is needed again' },
  documentAgainText: {
    id: (document: string, name: string, reason: string) =>
      `Travel meminta ${document} ${name} diunggah ulang. Alasan: ${reason}`,
    en: (document: string, name: string, reason: string) =>
      `The travel agency asks you to upload the ${document} of ${name} again. Reason: ${reason}`,
  },
  commentRemoved: { id: 'Komentar Anda dihapus', en: 'Your comment was removed' },
  commentRemovedText: {
    id: (reason: string) => `Komentar Anda dihapus setelah dilaporkan pembaca lain. Alasan: ${reason}`,
    en: (reason: string) => `Your comment was removed after other readers reported it. Reason: ${reason}`,
  },
  commentRestored: { id: 'Komentar Anda tampil lagi', en: 'Your comment is visible again' },
  commentRestoredText: {
    id: 'Komentar Anda sempat disembunyikan karena laporan pembaca lain. Kami sudah memeriksanya dan menampilkannya lagi.',
    en: 'Your comment was hidden after other readers reported it. We reviewed it and it is visible again.',
  },
  seePost: { id: 'Lihat artikel', en: 'See the post' },
  passport: { id: 'paspor', en: 'passport' },
  photo: { id: 'pasfoto', en: 'photo' },
  ktp: { id: 'KTP', en: 'ID card (KTP)' },
  vaccine: { id: 'sertifikat vaksin', en: 'vaccination certificate' },
  family_card: { id: 'kartu keluarga', en: 'family card' },
  departing: { id: 'Keberangkatan sudah dekat', en: 'Your departure is coming up' },
  departingText: {
    id: (product: string, day: string) =>
      `${product} berangkat ${day}. Periksa kembali paspor, e-voucher, dan barang bawaan.`,
    en: (product: string, day: string) => `${product} departs on ${day}. Check your passports, e-voucher and luggage.`,
  },
  departingUnpaid: {
    id: (product: string, day: string) => `${product} berangkat ${day}.`,
    en: (product: string, day: string) => `${product} departs on ${day}.`,
  },

  invoiceAgain: { id: 'Tagihan Anda', en: 'Your invoice' },
  invoiceAgainText: {
    id: (r: DueWords) => `${r.stage} ${r.amount} untuk ${r.subject}. Bayar sebelum ${r.when}.`,
    en: (r: DueWords) => `${r.stage} of ${r.amount} for ${r.subject}. Please pay by ${r.when}.`,
  },
  due: { id: 'Pembayaran segera jatuh tempo', en: 'Payment due soon' },
  dueText: {
    id: (r: DueWords) => `${r.stage} ${r.amount} untuk ${r.subject} perlu dibayar sebelum ${r.when}.`,
    en: (r: DueWords) => `Your ${r.stage.toLowerCase()} of ${r.amount} for ${r.subject} is due by ${r.when}.`,
  },
})

export type DueWords = { stage: string; amount: string; subject: string; when: string }

export type Receipt = {
  stage: string
  amount: string
  spelled: string
  invoice: string
  payment: string
  method: string
  at: string
}

/** A piece of news in one language: the list and push show title and text, a mail has more. */
export type News = {
  title: string
  text: string
  more: string[]
  action: string
  /** Why they get the mail, where it is not about an order. */
  footer?: string
}
