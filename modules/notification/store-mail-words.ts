import { messages } from '#core/messages.ts'

/** What the people of a store are mailed of its orders. */
export const storeMailWords = messages({
  open: { id: 'Buka pesanan', en: 'Open the order' },
  code: { id: (code: string) => `Kode pesanan: ${code}`, en: (code: string) => `Order code: ${code}` },
  items: { id: (items: string) => `Isi: ${items}`, en: (items: string) => `Contents: ${items}` },
  paid: { id: (code: string) => `Pesanan baru ${code}`, en: (code: string) => `New order ${code}` },
  paidText: {
    id: (store: string, when: string) =>
      `Ada pesanan baru yang sudah dibayar untuk ${store}. Mulai proses sebelum ${when}. Lewat dari itu, pesanan dibatalkan dan uang pembeli dikembalikan.`,
    en: (store: string, when: string) =>
      `${store} has a new paid order. Start processing it by ${when}. After that it is cancelled and the buyer is refunded.`,
  },
  cancel: {
    id: (code: string) => `Pembeli minta membatalkan ${code}`,
    en: (code: string) => `The buyer wants to cancel ${code}`,
  },
  cancelText: {
    id: (store: string, when: string) =>
      `Pembeli meminta pembatalan pesanannya di ${store}. Jawab sebelum ${when}. Tanpa jawaban, permintaannya dikabulkan.`,
    en: (store: string, when: string) =>
      `A buyer asks to cancel an order from ${store}. Answer by ${when}. Without an answer the cancellation is granted.`,
  },
  problem: {
    id: (code: string) => `Pembeli melaporkan masalah: ${code}`,
    en: (code: string) => `The buyer reported a problem: ${code}`,
  },
  problemText: {
    id: (store: string) =>
      `Ada masalah dengan paket dari ${store}. Baca laporannya dan tulis jawaban Anda. Setelah itu kami yang memutuskan.`,
    en: (store: string) =>
      `Something is wrong with a parcel from ${store}. Read the report and write your answer. We then decide.`,
  },
  unknown: {
    id: (code: string) => `Nomor resi tidak dikenal kurir: ${code}`,
    en: (code: string) => `The courier doesn’t know this waybill: ${code}`,
  },
  unknownText: {
    id: (waybill: string) => `Kurir tidak mengenal nomor resi ${waybill}. Periksa dan perbaiki di halaman pesanan.`,
    en: (waybill: string) => `The courier doesn’t know waybill ${waybill}. Check it and correct it on the order page.`,
  },
  due: { id: (code: string) => `Batas waktu hari ini: ${code}`, en: (code: string) => `Due today: ${code}` },
  dueProcessText: {
    id: (when: string) =>
      `Pesanan ini belum diproses. Mulai sebelum ${when}, atau pesanan dibatalkan dan uang pembeli dikembalikan.`,
    en: (when: string) =>
      `This order isn’t being processed yet. Start by ${when}, or it is cancelled and the buyer is refunded.`,
  },
  dueShipText: {
    id: (when: string) =>
      `Pesanan ini belum dikirim. Kirim dan isi nomor resinya sebelum ${when}, atau pesanan dibatalkan dan uang pembeli dikembalikan.`,
    en: (when: string) =>
      `This order isn’t shipped yet. Ship it and enter its waybill by ${when}, or it is cancelled and the buyer is refunded.`,
  },
  dueAnswerText: {
    id: (when: string) =>
      `Permintaan pembatalan ini belum dijawab. Jawab sebelum ${when}, atau permintaannya dikabulkan.`,
    en: (when: string) => `This cancellation request has no answer yet. Answer by ${when}, or it is granted.`,
  },
})
