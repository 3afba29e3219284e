import { messages } from '#core/messages.ts'

/** Where money goes back. */
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
  backByTransfer: {
    id: 'Uangnya kami transfer ke rekening bank Anda. Biasanya masuk dalam satu sampai dua hari kerja.',
    en: 'We sent the money by transfer to your bank account. It usually arrives within one or two working days.',
  },
})
