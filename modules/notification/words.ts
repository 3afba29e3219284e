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

  due: { id: 'Jatuh tempo pembayaran mendekat', en: 'A payment is due soon' },
  dueText: {
    id: (amount: string, subject: string, when: string) => `${amount} untuk ${subject} perlu dibayar sebelum ${when}.`,
    en: (amount: string, subject: string, when: string) => `${amount} for ${subject} is to be paid before ${when}.`,
  },
})

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
