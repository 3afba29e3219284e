import { messages } from '#core/messages.ts'
import { sentence } from '#core/sentence.ts'

/** What buyers are told of an order of one store. */
export const souvenirWords = messages({
  see: { id: 'Lihat pesanan', en: 'See your order' },
  code: { id: (code: string) => `Nomor pesanan: ${code}`, en: (code: string) => `Order number: ${code}` },
  why: {
    id: (reason: string) => `Kata toko: ${sentence(reason)}`,
    en: (reason: string) => `The store says: ${sentence(reason)}`,
  },
  ours: {
    id: (reason: string) => `Pesan dari kami: ${sentence(reason)}`,
    en: (reason: string) => `A note from us: ${sentence(reason)}`,
  },
  expired: { id: 'Pesanan oleh-oleh berakhir', en: 'Your souvenir order has expired' },
  expiredText: {
    id: (code: string) =>
      `Pembayaran untuk pesanan ${code} belum kami terima sampai batas waktunya, jadi barangnya kami lepas. Jangan kirim uang ke nomor pembayaran yang lama. Anda dapat memesan lagi selama stok masih ada.`,
    en: (code: string) =>
      `We didn’t receive your payment for order ${code} in time, so the items are released. Don’t send money to the old payment number. You can order again while there is stock.`,
  },
  paid: { id: 'Pesanan diteruskan ke toko', en: 'Your order is with the store' },
  paidText: {
    id: (code: string, by: string) => `Pesanan ${code} sudah dibayar. Toko menyiapkannya paling lambat ${by}.`,
    en: (code: string, by: string) => `Order ${code} is paid. The store will prepare it by ${by}.`,
  },
  processing: { id: 'Pesanan sedang disiapkan', en: 'Your order is being prepared' },
  processingText: {
    id: (store: string) => `${store} sedang menyiapkan pesanan Anda. Kami kabari begitu dikirim.`,
    en: (store: string) => `${store} is preparing your order. We’ll tell you once it’s shipped.`,
  },
  shipped: { id: 'Paket sedang dikirim', en: 'Your parcel is on its way' },
  shippedText: {
    id: (store: string, parcel: string) => `${store} sudah mengirim pesanan Anda. Kurir dan nomor resi: ${parcel}.`,
    en: (store: string, parcel: string) => `${store} has shipped your order. Courier and waybill: ${parcel}.`,
  },
  delivered: { id: 'Paket sudah sampai', en: 'Your parcel has arrived' },
  deliveredText: {
    id: (store: string, by: string) =>
      `Paket dari ${store} sudah sampai. Jika semuanya baik, konfirmasikan di halaman pesanan. Tanpa kabar dari Anda, pesanan kami selesaikan pada ${by}.`,
    en: (store: string, by: string) =>
      `The parcel from ${store} has arrived. If all is well, confirm it on the order page. If we don’t hear from you, we’ll complete the order on ${by}.`,
  },
  deliveredOpenText: {
    id: (store: string) =>
      `Paket dari ${store} sudah sampai. Laporan masalah Anda masih kami proses, jadi pesanan belum kami selesaikan. Jika semuanya baik, konfirmasikan di halaman pesanan.`,
    en: (store: string) =>
      `The parcel from ${store} has arrived. We’re still looking at your report, so the order isn’t completed yet. If all is well, confirm it on the order page.`,
  },
  silent: { id: 'Apakah paket sudah sampai?', en: 'Has your parcel arrived?' },
  silentText: {
    id: (store: string, by: string) =>
      `Kurir tidak lagi memberi kabar tentang paket dari ${store}. Jika belum sampai atau ada masalah, laporkan di halaman pesanan sebelum ${by}. Tanpa kabar dari Anda, pesanan kami selesaikan saat itu.`,
    en: (store: string, by: string) =>
      `The courier has no more news of the parcel from ${store}. If it hasn’t arrived or something is wrong, report it on the order page by ${by}. If we don’t hear from you, we’ll complete the order then.`,
  },
  completed: { id: 'Pesanan selesai', en: 'Order completed' },
  completedText: {
    id: (store: string) => `Pesanan dari ${store} selesai. Ceritakan pengalaman Anda kepada pembeli lain.`,
    en: (store: string) => `Your order from ${store} is complete. Tell other buyers how it went.`,
  },
  review: { id: 'Tulis ulasan', en: 'Write a review' },
  granted: { id: 'Pembatalan disetujui', en: 'Your cancellation is granted' },
  grantedText: {
    id: (store: string) => `Pesanan dari ${store} dibatalkan seperti yang Anda minta.`,
    en: (store: string) => `Your order from ${store} is cancelled, as you asked.`,
  },
  corrected: { id: 'Nomor resi diperbaiki', en: 'The waybill was corrected' },
  correctedText: {
    id: (store: string, waybill: string) => `${store} memperbaiki nomor resi paket Anda: ${waybill}.`,
    en: (store: string, waybill: string) => `${store} corrected the waybill of your parcel: ${waybill}.`,
  },
  problem: { id: 'Laporan masalah diterima', en: 'We have your report' },
  problemText: {
    id: (store: string) => `Kami meminta jawaban ${store}, lalu memutuskannya. Pesanan tidak selesai sebelum itu.`,
    en: (store: string) => `We’re asking ${store} and will then decide. The order won’t be completed before that.`,
  },
  problemAnswered: { id: 'Toko menjawab laporan Anda', en: 'The store answered your report' },
  problemAnsweredText: {
    id: (store: string) => `${store} menjawab laporan Anda. Kami memutuskannya segera.`,
    en: (store: string) => `${store} answered your report. We’ll decide soon.`,
  },
  problemReplied: { id: 'Kami menjawab laporan Anda', en: 'We answered your report' },
  problemRepliedText: {
    id: (store: string) => `Kami menjawab laporan Anda tentang pesanan dari ${store}. Keputusannya menyusul.`,
    en: (store: string) => `We answered your report about the order from ${store}. Our decision will follow.`,
  },
  problemRefunded: { id: 'Laporan Anda disetujui', en: 'Your report was accepted' },
  problemRefundedText: {
    id: (amount: string) => `${amount} kami kembalikan untuk pesanan ini.`,
    en: (amount: string) => `We’re refunding ${amount} for this order.`,
  },
  problemClosed: { id: 'Laporan Anda ditutup', en: 'Your report was closed' },
  problemClosedText: {
    id: (store: string) => `Laporan Anda tentang pesanan dari ${store} ditutup tanpa pengembalian dana.`,
    en: (store: string) => `Your report about the order from ${store} was closed without a refund.`,
  },
  missed: { id: 'Pesanan dibatalkan', en: 'Your order is cancelled' },
  missedText: {
    id: (store: string) => `${store} tidak memproses pesanan Anda pada waktunya, jadi kami membatalkannya.`,
    en: (store: string) => `${store} didn’t process your order in time, so we cancelled it.`,
  },
  unshippedText: {
    id: (store: string) => `${store} tidak mengirim pesanan Anda pada waktunya, jadi kami membatalkannya.`,
    en: (store: string) => `${store} didn’t ship your order in time, so we cancelled it.`,
  },
  rejected: { id: 'Toko tidak dapat memenuhi pesanan', en: 'The store couldn’t fulfil your order' },
  rejectedText: {
    id: (store: string) => `${store} menolak pesanan Anda.`,
    en: (store: string) => `${store} rejected your order.`,
  },
  moneyBack: {
    id: 'Uang untuk barang dan ongkos kirimnya kami kembalikan.',
    en: 'We’ll refund its items and shipping.',
  },
  othersGoOn: { id: 'Pesanan dari toko lain tetap berjalan.', en: 'Orders from other stores go on.' },
  refused: { id: 'Pesanan tetap berjalan', en: 'Your order goes on' },
  refusedText: {
    id: (store: string) => `${store} tidak menyetujui pembatalan. Pesanan Anda tetap berjalan.`,
    en: (store: string) => `${store} declined the cancellation. Your order goes on.`,
  },
})
