import { messages } from '#core/messages.ts'
import { sentence } from '#core/sentence.ts'

/** Notices to a family about its private umrah. */
export const privateWords = messages({
  see: { id: 'Lihat permintaan', en: 'See your request' },
  compare: { id: 'Bandingkan penawaran', en: 'Compare offers' },
  again: { id: 'Buat rencana baru', en: 'Build another plan' },
  code: { id: (code: string) => `Kode permintaan: ${code}`, en: (code: string) => `Request code: ${code}` },
  footer: {
    id: 'Anda menerima email ini karena merencanakan umrah privat di situs kami.',
    en: 'You’re receiving this email because you planned a private umrah with us.',
  },
  sent: { id: 'Rencana umrah privat terkirim', en: 'Your private umrah plan is sent' },
  sentText: {
    id: (title: string, until: string) =>
      `${title}: travel berizin dapat memberi penawaran sampai ${until}. Kami kabari begitu ada yang masuk.`,
    en: (title: string, until: string) =>
      `${title}: licensed agencies can make offers until ${until}. We’ll tell you as soon as one arrives.`,
  },
  sentPrivacy: {
    id: 'Nama dan kontak Anda baru terlihat oleh travel yang penawarannya Anda terima.',
    en: 'Your names and contact are only shown to the agency whose offer you accept.',
  },
  offered: {
    id: (partner: string) => `Penawaran dari ${partner}`,
    en: (partner: string) => `An offer from ${partner}`,
  },
  offeredText: {
    id: (partner: string, total: string, until: string) =>
      `${partner} menawarkan umrah privat Anda seharga ${total}, berlaku sampai ${until}.`,
    en: (partner: string, total: string, until: string) =>
      `${partner} offers your private umrah for ${total}, valid until ${until}.`,
  },
  offeredMany: {
    id: (count: number, cheapest: string) => `Sekarang ada ${count} penawaran. Yang termurah ${cheapest}.`,
    en: (count: number, cheapest: string) => `You now have ${count} offers. The cheapest is ${cheapest}.`,
  },
  changed: {
    id: (partner: string) => `${partner} mengubah penawarannya`,
    en: (partner: string) => `${partner} changed its offer`,
  },
  changedText: {
    id: (total: string, until: string) =>
      `Harganya sekarang ${total}, berlaku sampai ${until}. Baca lagi sebelum Anda menerimanya.`,
    en: (total: string, until: string) =>
      `It is now ${total}, valid until ${until}. Please read it again before you accept it.`,
  },
  withdrawn: {
    id: (partner: string) => `${partner} menarik penawarannya`,
    en: (partner: string) => `${partner} withdrew its offer`,
  },
  withdrawnText: {
    id: (reason: string) => `Kata travel: ${sentence(reason)}`,
    en: (reason: string) => `The agency says: ${sentence(reason)}`,
  },
  othersOpen: {
    id: (count: number) => `Masih ada ${count} penawaran lain untuk Anda.`,
    en: (count: number) => (count === 1 ? 'One other offer is open to you.' : `${count} other offers are open to you.`),
  },
  stillWaits: {
    id: (until: string) => `Permintaan Anda tetap terbuka untuk penawaran lain sampai ${until}.`,
    en: (until: string) => `Your request stays open to other offers until ${until}.`,
  },
  noneNow: {
    id: 'Tidak ada penawaran lain saat ini.',
    en: 'There is no other offer at the moment.',
  },
  lapsing: {
    id: (partner: string) => `Penawaran ${partner} segera berakhir`,
    en: (partner: string) => `The offer from ${partner} ends soon`,
  },
  lapsingText: {
    id: (total: string, until: string) => `Penawaran seharga ${total} berlaku sampai ${until}.`,
    en: (total: string, until: string) => `The offer of ${total} is valid until ${until}.`,
  },
  lapsed: {
    id: (partner: string) => `Penawaran ${partner} berakhir`,
    en: (partner: string) => `The offer from ${partner} has ended`,
  },
  lapsedText: {
    id: (total: string) => `Penawaran seharga ${total} tidak berlaku lagi.`,
    en: (total: string) => `The offer of ${total} is no longer valid.`,
  },
  noOffer: { id: 'Belum ada penawaran yang jadi', en: 'Your request has ended' },
  noOfferText: {
    id: (title: string) =>
      `${title}: waktu penawaran sudah lewat dan tidak ada yang diterima, jadi permintaan ini kami tutup. Coba lagi dengan tanggal atau hotel lain.`,
    en: (title: string) =>
      `${title}: the time for offers is over and none was accepted, so we closed this request. Try again with another date or hotel.`,
  },
  notSent: { id: 'Draf umrah privat berakhir', en: 'Your private umrah draft has ended' },
  notSentText: {
    id: (title: string) => `${title}: tanggal berangkatnya sudah terlalu dekat untuk dikirim ke travel.`,
    en: (title: string) => `${title}: its departure is too near to be sent to agencies.`,
  },
  declined: { id: 'Permintaan ditutup', en: 'Your request is closed' },
  declinedText: {
    id: (title: string) => `${title}: Anda menutup permintaan ini. Travel yang sudah menawarkan kami kabari.`,
    en: (title: string) => `${title}: you closed this request. We’ve told the agencies that made offers.`,
  },
  unpaid: { id: 'Batas waktu pembayaran lewat', en: 'The payment deadline has passed' },
  unpaidText: {
    id: (title: string) =>
      `Pembayaran ${title} belum kami terima sampai batas waktunya, jadi penawaran yang Anda terima tidak berlaku lagi. Jangan kirim uang ke nomor pembayaran yang lama.`,
    en: (title: string) =>
      `We didn’t receive your payment for ${title} in time, so the offer you accepted is no longer valid. Don’t send money to the old payment number.`,
  },
  unpaidNext: {
    id: 'Sudah membayar? Uang Anda kami kembalikan. Anda dapat mengirim rencana yang sama lagi.',
    en: 'Already paid? We’ll refund you. You can send the same plan again.',
  },
})
