import { messages } from '#core/messages.ts'
import { sentence } from '#core/sentence.ts'

/** What the people of a partner are mailed of private umrah: nothing of who travels. */
export const partnerMailWords = messages({
  open: { id: 'Buka permintaan', en: 'Open the request' },
  openBooking: { id: 'Buka pesanan', en: 'Open the booking' },
  code: { id: (code: string) => `Kode permintaan: ${code}`, en: (code: string) => `Request code: ${code}` },
  journey: {
    id: (title: string, departs: string, travellers: number) => `${title}. Berangkat ${departs}, ${travellers} jamaah.`,
    en: (title: string, departs: string, travellers: number) =>
      `${title}. Departs ${departs}, ${travellers} ${travellers === 1 ? 'traveller' : 'travellers'}.`,
  },
  asks: { id: 'Permintaan umrah privat baru', en: 'A new private umrah request' },
  asksText: {
    id: (when: string) => `Ada keluarga yang menunggu penawaran sampai ${when}.`,
    en: (when: string) => `A family is waiting for offers until ${when}.`,
  },
  accepted: {
    id: (code: string) => `Penawaran Anda diterima: ${code}`,
    en: (code: string) => `Offer accepted: ${code}`,
  },
  acceptedText: {
    id: (total: string) =>
      `Penawaran Anda seharga ${total} diterima dan tagihannya sudah terbit. Nama jamaah dan kontaknya ada di halaman pesanan.`,
    en: (total: string) =>
      `Your offer of ${total} was accepted and its invoice is issued. Travellers and contact are on the booking page.`,
  },
  lost: {
    id: (code: string) => `Penawaran Anda tidak dipilih: ${code}`,
    en: (code: string) => `Your offer was not chosen: ${code}`,
  },
  lostText: {
    id: 'Keluarga ini memilih penawaran lain. Terima kasih sudah menawarkan.',
    en: 'The family chose another offer. Thank you for making yours.',
  },
  closedText: {
    id: (reason: string | null) =>
      `Keluarga ini menutup permintaannya tanpa memilih penawaran.${reason ? ` Alasannya: ${sentence(reason)}` : ''} Terima kasih sudah menawarkan.`,
    en: (reason: string | null) =>
      `The family closed its request without choosing an offer.${reason ? ` The reason: ${sentence(reason)}` : ''} Thank you for making yours.`,
  },
  declined: { id: (code: string) => `Penawaran ditolak: ${code}`, en: (code: string) => `Offer declined: ${code}` },
  declinedText: {
    id: (reason: string) =>
      `Alasannya: ${sentence(reason)} Anda dapat mengirim penawaran lain selama permintaan terbuka.`,
    en: (reason: string) => `The reason: ${sentence(reason)} You can make another offer while the request is open.`,
  },
  lapsed: { id: (code: string) => `Penawaran berakhir: ${code}`, en: (code: string) => `Offer ended: ${code}` },
  lapsedText: {
    id: (total: string) =>
      `Penawaran Anda seharga ${total} berakhir tanpa jawaban. Anda dapat menawarkan lagi selama permintaan terbuka.`,
    en: (total: string) =>
      `Your offer of ${total} ended without an answer. You can offer again while the request is open.`,
  },
})
