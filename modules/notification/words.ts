import { messages } from '#core/messages.ts'

/** What members are told: amounts, days and moments come in as people read them. */
export const words = messages({
  greeting: { id: (name: string) => `Assalamualaikum ${name},`, en: (name: string) => `Assalamualaikum ${name},` },
  footer: {
    id: 'Anda menerima email ini karena memiliki pesanan di situs kami.',
    en: 'You’re receiving this email because you have an order with us.',
  },
  seeOrder: { id: 'Lihat pesanan', en: 'See your order' },
  payNow: { id: 'Bayar sekarang', en: 'Pay now' },
  continueOrder: { id: 'Lanjutkan pesanan', en: 'Continue your order' },
  addPapers: { id: 'Lengkapi dokumen', en: 'Add documents' },
  giveFeedback: { id: 'Beri ulasan', en: 'Leave a review' },

  paid: { id: 'Pembayaran diterima', en: 'Payment received' },
  paidText: {
    id: (amount: string, subject: string) => `${amount} untuk ${subject} sudah kami terima. Terima kasih.`,
    en: (amount: string, subject: string) => `We have received ${amount} for ${subject}. Thank you.`,
  },
  paidRest: {
    id: (amount: string, day: string) => `Sisa tagihan ${amount}, paling lambat ${day}.`,
    en: (amount: string, day: string) => `The remaining ${amount} is due by ${day}.`,
  },
  paidAll: { id: 'Semua tagihan sudah lunas.', en: 'Your order is fully paid.' },
  stillOwed: {
    id: (amount: string, day: string) => `Belum dibayar: ${amount}, paling lambat ${day}.`,
    en: (amount: string, day: string) => `Still to pay: ${amount} by ${day}.`,
  },
  owedSince: {
    id: (amount: string, day: string) =>
      `Belum dibayar: ${amount}, seharusnya paling lambat ${day}. Segera hubungi travel Anda.`,
    en: (amount: string, day: string) =>
      `Still to pay: ${amount}, which was due on ${day}. Please contact your travel agency as soon as possible.`,
  },
  paidLate: {
    id: 'Pembayaran ini masuk setelah batas waktu, tetapi pesanan Anda tetap dilanjutkan.',
    en: 'Your payment arrived after the deadline, but your order goes ahead.',
  },
  full: { id: 'Pembayaran penuh', en: 'Full payment' },
  down_payment: { id: 'Uang muka', en: 'Down payment' },
  settlement: { id: 'Pelunasan', en: 'Balance' },
  receipt: {
    id: (r: Receipt) =>
      `Kuitansi\n${r.stage}: ${r.amount}\nTerbilang: ${r.spelled}\nNomor tagihan: ${r.invoice}\nNomor pembayaran: ${r.payment}\nMetode: ${r.method}\nWaktu: ${r.at}`,
    en: (r: Receipt) =>
      `Receipt\n${r.stage}: ${r.amount}\nInvoice number: ${r.invoice}\nPayment number: ${r.payment}\nMethod: ${r.method}\nTime: ${r.at}`,
  },

  expired: { id: 'Pesanan kedaluwarsa', en: 'Your order has expired' },
  expiredText: {
    id: (subject: string) =>
      `Batas waktu pembayaran ${subject} sudah lewat, sehingga pesanan ini tidak berlaku lagi. Silakan pesan lagi selama kursi masih ada.`,
    en: (subject: string) =>
      `The deadline to pay for ${subject} has passed, so this order is no longer valid. You can book again while seats are available.`,
  },
  expiredPaid: {
    id: 'Sudah membayar? Pembayaran Anda tetap kami catat. Pesanan dilanjutkan jika kursi masih ada. Jika tidak, dana Anda kami kembalikan.',
    en: 'Already paid? We will still record your payment. If seats are available, your order goes ahead. If not, we’ll refund you.',
  },

  overdue: { id: 'Pelunasan lewat jatuh tempo', en: 'Your balance is overdue' },
  overdueText: {
    id: (amount: string, subject: string) =>
      `Pelunasan ${amount} untuk ${subject} belum kami terima dan sudah lewat jatuh tempo. Segera hubungi travel Anda agar pesanan tidak dibatalkan.`,
    en: (amount: string, subject: string) =>
      `We haven’t received the balance of ${amount} for ${subject}, and its due date has passed. Please contact your travel agency soon so your order isn’t cancelled.`,
  },

  refundDue: { id: 'Dana Anda akan dikembalikan', en: 'You’ll get a refund' },
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
    en: 'You declined the travel agency’s new date.',
  },
  refundNext: {
    id: 'Kami akan mengabari Anda lagi setelah dana dikirim. Anda tidak perlu melakukan apa pun.',
    en: 'We’ll email you again when the money is sent. You don’t need to do anything.',
  },
  refunded: { id: 'Dana sudah dikembalikan', en: 'Your refund has been sent' },
  refundedText: {
    id: (amount: string, subject: string) =>
      `${amount} untuk ${subject} sudah kami kembalikan. Lama dana masuk bergantung pada bank atau dompet digital Anda.`,
    en: (amount: string, subject: string) =>
      `We have refunded ${amount} for ${subject}. How soon it arrives depends on your bank or e-wallet.`,
  },

  checkedOut: { id: 'Selesaikan pembayaran Anda', en: 'Complete your payment' },
  checkedOutText: {
    id: (amount: string, product: string, when: string) =>
      `Pesanan ${product} sudah dibuat. Bayar ${amount} sebelum ${when} agar kursi Anda tidak dilepas.`,
    en: (amount: string, product: string, when: string) =>
      `Your order for ${product} is placed. Pay ${amount} before ${when} to keep your seats.`,
  },
  orderCode: { id: (code: string) => `Kode pesanan: ${code}`, en: (code: string) => `Order code: ${code}` },
  laterToo: {
    id: (amount: string, when: string) => `Pelunasan ${amount} dibayar paling lambat ${when}.`,
    en: (amount: string, when: string) => `The balance of ${amount} is due by ${when}.`,
  },
  holdOver: { id: 'Kursi Anda sudah dilepas', en: 'Your seats have been released' },
  holdOverText: {
    id: (product: string) => `Waktu pemesanan ${product} sudah habis. Silakan pesan lagi selama kursi masih ada.`,
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
      `Semoga ibadah Anda diterima. Ceritakan pengalaman Anda dengan ${product}. Ulasan Anda membantu jamaah lain.`,
    en: (product: string) =>
      `May Allah accept your worship. Tell us about ${product}. Your review helps other pilgrims.`,
  },
  cancelled: { id: 'Pesanan dibatalkan', en: 'Your order has been cancelled' },
  cancelledText: {
    id: (product: string, reason: string) => `Pesanan ${product} dibatalkan oleh travel. Alasan: ${reason}`,
    en: (product: string, reason: string) => `The travel agency cancelled your order for ${product}. Reason: ${reason}`,
  },
  declinedText: {
    id: (product: string) => `Pesanan ${product} dibatalkan karena Anda menolak jadwal baru.`,
    en: (product: string) => `Your order for ${product} has been cancelled because you declined the new date.`,
  },
  cancelledNext: {
    id: 'Semua pembayaran Anda akan dikembalikan. Kami akan mengabari Anda lewat email.',
    en: 'We’ll refund everything you have paid and email you when the money is sent.',
  },
  rescheduled: { id: 'Jadwal keberangkatan berubah', en: 'Your departure date has changed' },
  rescheduledText: {
    id: (product: string, day: string, reason: string) => `${product} kini berangkat ${day}. Alasan: ${reason}`,
    en: (product: string, day: string, reason: string) => `${product} now departs on ${day}. Reason: ${reason}`,
  },
  rescheduledNext: {
    id: 'Jika tanggal ini tidak cocok, tolak di halaman pesanan. Dana Anda akan kami kembalikan.',
    en: 'If the new date doesn’t suit you, decline it on your order page and we’ll refund you.',
  },

  holdEnding: { id: 'Kursi Anda segera dilepas', en: 'Your seats are about to be released' },
  holdEndingText: {
    id: (product: string, when: string) => `Selesaikan pesanan ${product} sebelum ${when}.`,
    en: (product: string, when: string) => `Complete your order for ${product} before ${when}.`,
  },
  papers: { id: 'Dokumen jamaah belum lengkap', en: 'Some documents are missing' },
  papersText: {
    id: (product: string, day: string) =>
      `${product} berangkat ${day}, dan dokumen sebagian jamaah belum lengkap. Unggah sekarang agar visa dapat diurus tepat waktu.`,
    en: (product: string, day: string) =>
      `${product} departs on ${day} and some travellers’ documents are missing. Upload them now so there is time to arrange visas.`,
  },
  departing: { id: 'Keberangkatan sudah dekat', en: 'You’re leaving soon' },
  departingText: {
    id: (product: string, day: string) =>
      `${product} berangkat ${day}. Periksa kembali paspor, e-voucher, dan barang bawaan.`,
    en: (product: string, day: string) => `${product} departs on ${day}. Check your passports, e-voucher and luggage.`,
  },
  departingUnpaid: {
    id: (product: string, day: string) => `${product} berangkat ${day}.`,
    en: (product: string, day: string) => `${product} departs on ${day}.`,
  },

  due: { id: 'Pembayaran segera jatuh tempo', en: 'Payment due soon' },
  dueText: {
    id: (r: DueWords) => `${r.stage} ${r.amount} untuk ${r.subject} perlu dibayar sebelum ${r.when}.`,
    en: (r: DueWords) => `Your ${r.stage.toLowerCase()} of ${r.amount} for ${r.subject} is due before ${r.when}.`,
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
