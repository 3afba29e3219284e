import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Alhamdulillah, pembayaran diterima', en: 'Alhamdulillah, your payment has arrived' },
  text: {
    id: (amount: string, name: string) =>
      `${amount} untuk ${name} sudah kami terima. Buktinya kami kirim lewat e-mail.`,
    en: (amount: string, name: string) => `We have received ${amount} for ${name}. A receipt is on its way by e-mail.`,
  },
  code: { id: 'Kode pesanan', en: 'Order code' },
  departs: { id: 'Berangkat', en: 'Departure' },
  paid: { id: 'Sudah dibayar', en: 'Paid so far' },
  rest: { id: 'Sisa pelunasan', en: 'Still to pay' },
  next: { id: 'Langkah berikutnya', en: 'What comes next' },
  documents: { id: 'Lengkapi dokumen jamaah', en: 'Complete the documents' },
  documentsText: {
    id: (n: number) => `Unggah paspor, pasfoto, KTP, dan dokumen lain untuk ${n} jamaah di halaman pesanan.`,
    en: (n: number) =>
      n === 1
        ? 'Upload the passport, photo, identity card and the rest for 1 traveller on the page of the order.'
        : `Upload passports, photos, identity cards and the rest for ${n} travellers on the page of the order.`,
  },
  settle: { id: 'Lunasi sebelum jatuh tempo', en: 'Settle before the due date' },
  settleText: {
    id: (amount: string, day: string) =>
      `${amount} paling lambat ${day}. Kami mengingatkan 7, 3, dan 1 hari sebelumnya.`,
    en: (amount: string, day: string) => `${amount} by ${day} at the latest. We remind you 7, 3 and 1 days before.`,
  },
  voucher: { id: 'E-voucher perjalanan', en: 'Your e-voucher' },
  voucherReady: {
    id: 'Sudah lunas: e-voucher dapat diunduh dari halaman pesanan.',
    en: 'All is paid: the e-voucher can be downloaded from the page of the order.',
  },
  voucherLater: {
    id: 'Terbit di halaman pesanan setelah semua tagihan lunas.',
    en: 'It appears on the page of the order once everything is paid.',
  },
  toOrder: { id: 'Lihat pesanan', en: 'See the order' },
  settleNow: { id: 'Lunasi sekarang', en: 'Settle now' },
})
