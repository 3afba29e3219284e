import { messages } from '#core/messages.ts'

/** Where money goes back, and where it is to go. */
export const refundWords = messages({
  backToCard: {
    id: 'Uangnya kembali ke kartu yang Anda pakai membayar. Biasanya terlihat di tagihan kartu dalam 7–14 hari kerja, tergantung bank penerbit.',
    en: 'The money goes back to the card you paid with. It usually shows on your statement within 7–14 working days, depending on the bank that issued it.',
  },
  backToQris: {
    id: 'Uangnya kembali ke rekening atau dompet digital yang Anda pakai memindai QRIS. Biasanya masuk dalam beberapa hari kerja.',
    en: 'The money goes back to the account or e-wallet you scanned the QRIS code with. It usually arrives within a few working days.',
  },
  backToWallet: {
    id: (wallet: string) =>
      `Uangnya kembali ke saldo ${wallet} yang Anda pakai membayar. Biasanya masuk dalam beberapa hari kerja.`,
    en: (wallet: string) =>
      `The money goes back to the ${wallet} balance you paid with. It usually arrives within a few working days.`,
  },
  accountNeeded: {
    id: 'Uangnya kami kembalikan lewat transfer. Isi nomor rekening Anda di halaman pesanan agar kami dapat mengirimnya.',
    en: 'We’ll send it by bank transfer. Enter your bank account on the order page so we can send it.',
  },
  accountSafety: {
    id: 'Isi hanya di halaman pesanan Anda. Kami tidak pernah meminta nomor rekening atau kode lewat telepon maupun chat.',
    en: 'Only enter it on your order page. We never ask for account numbers or codes by phone or chat.',
  },
  giveAccount: { id: 'Isi rekening', en: 'Enter bank account' },
  accountWanted: { id: 'Isi rekening untuk pengembalian dana', en: 'Enter your account for the refund' },
  accountWantedText: {
    id: (amount: string, subject: string) =>
      `${amount} untuk ${subject} siap kami kembalikan, tetapi kami belum punya nomor rekening Anda.`,
    en: (amount: string, subject: string) =>
      `We’re ready to refund ${amount} for ${subject}, but we don’t have your bank account yet.`,
  },
  accountGiven: { id: 'Rekening pengembalian dana disimpan', en: 'Your refund account is saved' },
  accountChanged: { id: 'Rekening pengembalian dana diubah', en: 'Your refund account was changed' },
  accountGivenText: {
    id: (bank: string, number: string, holder: string, subject: string) =>
      `Pengembalian dana untuk ${subject} akan ditransfer ke ${bank} ${number} atas nama ${holder}.`,
    en: (bank: string, number: string, holder: string, subject: string) =>
      `The refund for ${subject} will be sent to ${bank} ${number}, in the name of ${holder}.`,
  },
  accountNotYou: {
    id: 'Bukan Anda yang mengisinya? Segera ubah kata sandi Anda dan hubungi kami.',
    en: 'Wasn’t this you? Change your password now and contact us.',
  },
  backByTransfer: {
    id: 'Uangnya kami transfer ke rekening bank Anda. Biasanya masuk dalam satu sampai dua hari kerja.',
    en: 'We sent the money by transfer to your bank account. It usually arrives within one or two working days.',
  },
})
