import { messages } from '#core/messages.ts'

/** What members are told: amounts, days and moments come in as people read them. */
export const words = messages({
  greeting: { id: (name: string) => `Assalamualaikum ${name},`, en: (name: string) => `Assalamualaikum ${name},` },
  footer: {
    id: 'Anda menerima surat ini karena memiliki pesanan di sini.',
    en: 'You receive this mail because you have an order here.',
  },
  seeOrder: { id: 'Lihat pesanan', en: 'See your order' },
  payNow: { id: 'Bayar sekarang', en: 'Pay now' },
  continueOrder: { id: 'Lanjutkan pesanan', en: 'Continue your order' },
  addPapers: { id: 'Lengkapi dokumen', en: 'Add the documents' },
  giveFeedback: { id: 'Beri ulasan', en: 'Give feedback' },

  paid: { id: 'Pembayaran diterima', en: 'Payment received' },
  paidText: {
    id: (amount: string, subject: string) => `${amount} untuk ${subject} sudah kami terima. Terima kasih.`,
    en: (amount: string, subject: string) => `We have received ${amount} for ${subject}. Thank you.`,
  },
  paidRest: {
    id: (amount: string, day: string) => `Sisa ${amount}, paling lambat ${day}.`,
    en: (amount: string, day: string) => `${amount} is still due, by ${day}.`,
  },
  paidAll: { id: 'Semua tagihan sudah lunas.', en: 'Everything is paid.' },
  stillOwed: {
    id: (amount: string, day: string) => `Yang belum dibayar: ${amount}, paling lambat ${day}.`,
    en: (amount: string, day: string) => `Still to be paid: ${amount}, by ${day}.`,
  },
  owedSince: {
    id: (amount: string, day: string) => `Yang belum dibayar: ${amount}, jatuh tempo ${day}. Segera hubungi travel.`,
    en: (amount: string, day: string) =>
      `Still to be paid: ${amount}. It was due ${day}: please contact the travel agency soon.`,
  },
  paidLate: {
    id: 'Pembayaran ini masuk setelah batas waktunya, tetapi pesanan Anda masih dapat kami layani.',
    en: 'This payment came after its deadline, but we can still serve your order.',
  },
  full: { id: 'Pembayaran penuh', en: 'Full payment' },
  down_payment: { id: 'Uang muka', en: 'Down payment' },
  settlement: { id: 'Pelunasan', en: 'Settlement' },
  receipt: {
    id: (r: Receipt) =>
      `Bukti pembayaran\n${r.stage}: ${r.amount}\nTerbilang: ${r.spelled}\nNomor tagihan: ${r.invoice}\nNomor pembayaran: ${r.payment}\nMetode: ${r.method}\nWaktu: ${r.at}`,
    en: (r: Receipt) =>
      `Receipt\n${r.stage}: ${r.amount}\nInvoice: ${r.invoice}\nPayment number: ${r.payment}\nMethod: ${r.method}\nTime: ${r.at}`,
  },

  expired: { id: 'Pesanan kedaluwarsa', en: 'Your order has expired' },
  expiredText: {
    id: (subject: string) =>
      `Batas waktu pembayaran ${subject} sudah lewat, sehingga pesanan ini tidak berlaku lagi. Silakan pesan kembali selama masih tersedia.`,
    en: (subject: string) =>
      `The time to pay for ${subject} is over, so this order no longer holds. You may order again while there is room.`,
  },
  expiredPaid: {
    id: 'Bila Anda sudah membayar, pembayaran itu tetap kami catat: pesanan dilanjutkan bila masih tersedia, atau dana Anda kembali.',
    en: 'If you have paid, that payment is still recorded: the order goes on if there is room, or your money comes back.',
  },

  overdue: { id: 'Pelunasan lewat jatuh tempo', en: 'Your settlement is overdue' },
  overdueText: {
    id: (amount: string, subject: string) =>
      `Pelunasan ${amount} untuk ${subject} belum kami terima sampai jatuh temponya. Segera hubungi kami agar tempat Anda tidak dibatalkan travel.`,
    en: (amount: string, subject: string) =>
      `The settlement of ${amount} for ${subject} did not arrive by its due day. Please contact us soon, so that the travel company does not cancel your place.`,
  },

  refundDue: { id: 'Dana Anda akan dikembalikan', en: 'Your money will be returned' },
  refundDueText: {
    id: (amount: string, subject: string) => `${amount} untuk ${subject} akan kami kembalikan.`,
    en: (amount: string, subject: string) => `We will return ${amount} for ${subject}.`,
  },
  becauseSecond: {
    id: 'Tagihan ini sudah lunas sebelumnya, jadi pembayaran kedua tidak diperlukan.',
    en: 'This invoice was already paid, so the second payment was not needed.',
  },
  becauseLate: {
    id: 'Pembayaran masuk setelah batas waktu, dan pesanan itu tidak dapat dilayani lagi.',
    en: 'The payment came after the deadline, and the order can no longer be served.',
  },
  becauseUnwanted: {
    id: 'Tagihan yang dibayar sudah tidak berlaku.',
    en: 'The invoice that was paid no longer holds.',
  },
  becauseCancelled: { id: 'Travel membatalkan pesanan ini.', en: 'The travel company cancelled this order.' },
  becauseDeclined: {
    id: 'Anda menolak jadwal baru dari travel.',
    en: 'You declined the new date of the travel company.',
  },
  refundNext: {
    id: 'Kami memberi tahu Anda lagi begitu dana dikirim. Anda tidak perlu melakukan apa pun.',
    en: 'We will tell you again once it is on its way. You need not do anything.',
  },
  refunded: { id: 'Dana sudah dikembalikan', en: 'Your money has been returned' },
  refundedText: {
    id: (amount: string, subject: string) =>
      `${amount} untuk ${subject} sudah kami kembalikan. Waktu masuknya mengikuti bank atau dompet Anda.`,
    en: (amount: string, subject: string) =>
      `We have returned ${amount} for ${subject}. When it arrives depends on your bank or wallet.`,
  },

  checkedOut: { id: 'Selesaikan pembayaran Anda', en: 'Complete your payment' },
  checkedOutText: {
    id: (amount: string, product: string, when: string) =>
      `Pesanan ${product} sudah dibuat. Bayar ${amount} sebelum ${when} agar kursi Anda tidak dilepas.`,
    en: (amount: string, product: string, when: string) =>
      `Your order of ${product} is placed. Pay ${amount} before ${when}, so that your seats are kept.`,
  },
  orderCode: { id: (code: string) => `Kode pesanan: ${code}`, en: (code: string) => `Order code: ${code}` },
  laterToo: {
    id: (amount: string, when: string) => `Pelunasan ${amount} menyusul, paling lambat ${when}.`,
    en: (amount: string, when: string) => `The settlement of ${amount} follows, by ${when}.`,
  },
  holdOver: { id: 'Waktu memesan habis', en: 'The time to order is over' },
  holdOverText: {
    id: (product: string) =>
      `Kursi ${product} yang kami simpan untuk Anda sudah dilepas. Silakan pesan lagi selama masih ada.`,
    en: (product: string) =>
      `The seats of ${product} that we kept for you are free again. You may order again while there are any.`,
  },
  started: { id: 'Kursi Anda terjamin', en: 'Your seats are secured' },
  startedText: {
    id: (product: string, day: string) =>
      `${product}, berangkat ${day}. Langkah berikutnya: lengkapi data dan dokumen setiap jamaah.`,
    en: (product: string, day: string) =>
      `${product}, departing ${day}. Next: complete the details and documents of everyone who travels.`,
  },
  completed: { id: 'Bagaimana perjalanan Anda?', en: 'How was your journey?' },
  completedText: {
    id: (product: string) =>
      `Semoga ibadah dan perjalanan Anda diterima. Ceritakan pengalaman Anda dengan ${product}: ulasan Anda menolong jamaah berikutnya.`,
    en: (product: string) =>
      `May your worship and your journey be accepted. Tell us about ${product}: your feedback helps the next pilgrims.`,
  },
  cancelled: { id: 'Pesanan dibatalkan', en: 'Your order is cancelled' },
  cancelledText: {
    id: (product: string, reason: string) => `Pesanan ${product} dibatalkan oleh travel. Alasan: ${reason}`,
    en: (product: string, reason: string) =>
      `Your order of ${product} was cancelled by the travel company. Reason: ${reason}`,
  },
  declinedText: {
    id: (product: string) => `Pesanan ${product} dibatalkan karena Anda menolak jadwal baru.`,
    en: (product: string) => `Your order of ${product} is cancelled, because you declined the new date.`,
  },
  cancelledNext: {
    id: 'Semua yang sudah Anda bayar dikembalikan; kami beri tahu di setiap langkahnya.',
    en: 'All that you have paid comes back; we tell you at each step.',
  },
  rescheduled: { id: 'Jadwal keberangkatan berubah', en: 'Your departure has moved' },
  rescheduledText: {
    id: (product: string, day: string, reason: string) => `${product} kini berangkat ${day}. Alasan: ${reason}`,
    en: (product: string, day: string, reason: string) => `${product} now departs ${day}. Reason: ${reason}`,
  },
  rescheduledNext: {
    id: 'Bila tanggal ini tidak cocok, Anda dapat menolaknya di halaman pesanan dan dana Anda kembali.',
    en: 'If this date does not suit you, you may decline it on the order’s page, and your money comes back.',
  },

  holdEnding: { id: 'Kursi Anda segera dilepas', en: 'Your seats are about to be released' },
  holdEndingText: {
    id: (product: string, when: string) => `Selesaikan pesanan ${product} sebelum ${when}.`,
    en: (product: string, when: string) => `Complete your order of ${product} before ${when}.`,
  },
  papers: { id: 'Dokumen jamaah belum lengkap', en: 'Documents are missing' },
  papersText: {
    id: (product: string, day: string) =>
      `${product} berangkat ${day}, dan dokumen sebagian jamaah belum lengkap. Unggah sekarang agar visa sempat diurus.`,
    en: (product: string, day: string) =>
      `${product} departs ${day}, and documents of some travellers are missing. Add them now, so that there is time for the visas.`,
  },
  departing: { id: 'Keberangkatan sudah dekat', en: 'Your departure is near' },
  departingText: {
    id: (product: string, day: string) =>
      `${product} berangkat ${day}. Periksa kembali paspor, voucher, dan barang bawaan.`,
    en: (product: string, day: string) =>
      `${product} departs ${day}. Check your passports, your voucher and what you pack.`,
  },
  departingUnpaid: {
    id: (product: string, day: string) => `${product} berangkat ${day}.`,
    en: (product: string, day: string) => `${product} departs ${day}.`,
  },

  due: { id: 'Jatuh tempo pembayaran mendekat', en: 'A payment is due soon' },
  dueText: {
    id: (r: DueWords) => `${r.stage} ${r.amount} untuk ${r.subject} perlu dibayar sebelum ${r.when}.`,
    en: (r: DueWords) => `${r.stage} of ${r.amount} for ${r.subject} is to be paid before ${r.when}.`,
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
export type News = { title: string; text: string; more: string[]; action: string }
