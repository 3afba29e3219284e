import { messages } from '#core/messages.ts'

/** Words of a request, on the page of its offers and on its own. */
export const words = messages({
  waitingTitle: { id: 'Penawaran umrah privat', en: 'Private umrah offers' },
  description: {
    id: 'Rencana umrah privat Anda dan penawaran travel atasnya',
    en: 'Your private umrah plan and what agencies offer on it',
  },
  private: { id: 'Umrah privat', en: 'Private umrah' },
  requests: { id: 'Umrah privat saya', en: 'My private umrahs' },
  steps: { id: 'Langkah umrah privat', en: 'Private umrah steps' },
  done: { id: 'selesai', en: 'done' },
  stepPlan: { id: 'Rencana', en: 'Plan' },
  stepOffers: { id: 'Pilih', en: 'Offers' },
  stepPay: { id: 'Bayar', en: 'Pay' },
  code: { id: (code: string) => `Kode ${code}`, en: (code: string) => `Code ${code}` },

  closes: {
    id: (at: string) => `Travel berizin dapat mengirim penawaran sampai ${at}.`,
    en: (at: string) => `Licensed agencies can send offers until ${at}.`,
  },
  left: { id: 'Sisa waktu', en: 'Time left' },
  day: { id: 'hari', en: 'day' },
  daysMany: { id: 'hari', en: 'days' },
  timeOver: { id: 'Waktu habis', en: 'Time is up' },
  noneTitle: { id: 'Belum ada penawaran', en: 'No offers yet' },
  noneText: {
    id: 'Rencana Anda sudah dikirim. Begitu ada penawaran, kami kabari dan penawarannya muncul di halaman ini.',
    en: 'Your plan has been sent. We’ll let you know as soon as there is an offer, and it will appear on this page.',
  },
  unseen: {
    id: 'Nama dan kontak Anda baru terlihat oleh travel yang Anda pilih.',
    en: 'Only the agency you choose sees your names and contact details.',
  },
  offersTitle: {
    id: (n: string) => `${n} penawaran untuk Anda`,
    en: (n: string) => `${n} ${n === '1' ? 'offer' : 'offers'} for you`,
  },
  offersText: {
    id: 'Bandingkan, lalu pilih satu. Penawaran lain otomatis berakhir.',
    en: 'Compare them and accept one. The others end automatically.',
  },
  moreTitle: {
    id: (n: string) => `${n} penawaran lain`,
    en: (n: string) => `${n} more ${n === '1' ? 'offer' : 'offers'}`,
  },
  endedTitle: {
    id: (n: string) => `Penawaran yang sudah berakhir (${n})`,
    en: (n: string) => `Offers that have ended (${n})`,
  },
  check: { id: 'Periksa penawaran baru', en: 'Check for new offers' },
  watching: { id: 'Halaman ini memperbarui diri sendiri.', en: 'This page updates itself.' },
  checked: { id: (at: string) => `Diperiksa ${at}.`, en: (at: string) => `Checked ${at}.` },

  plan: { id: 'Rencana Anda', en: 'Your plan' },
  estimate: { id: 'Perkiraan biaya', en: 'Estimate' },
  total: { id: 'Perkiraan total', en: 'Estimated total' },
  notOffer: { id: 'Perkiraan, bukan penawaran', en: 'An estimate, not an offer' },
  chosenFirst: {
    id: 'Penawaran sudah dipilih lebih dulu dari perangkat lain. Pilihan Anda barusan tidak diproses.',
    en: 'An offer was already accepted from another device. Your choice just now was not processed.',
  },
  chosen: { id: 'Penawaran yang Anda pilih', en: 'The offer you accepted' },

  acceptTitle: {
    id: (partner: string) => `Pilih penawaran ${partner}?`,
    en: (partner: string) => `Accept ${partner}’s offer?`,
  },
  acceptText: {
    id: (hours: string) =>
      `Tagihan langsung dibuat, nama dan kontak Anda diteruskan ke travel ini, dan penawaran lain berakhir. Bayar dalam ${hours} jam agar penawaran tetap berlaku.`,
    en: (hours: string) =>
      `We issue the invoice right away, share your names and contact details with this agency, and end the other offers. Pay within ${hours} hours to keep it.`,
  },
  payHow: { id: 'Cara membayar', en: 'How to pay' },
  payFull: { id: 'Bayar penuh', en: 'Pay in full' },
  payDown: { id: 'Uang muka dulu', en: 'Down payment first' },
  payDownHint: {
    id: (day: string) => `Pelunasan paling lambat ${day}.`,
    en: (day: string) => `The balance is due by ${day}.`,
  },
  acceptYes: { id: 'Ya, pilih dan bayar', en: 'Yes, accept and pay' },
  no: { id: 'Kembali', en: 'Go back' },
  close: { id: 'Tutup', en: 'Close' },
  working: { id: 'Mengirim', en: 'Sending' },

  declineTitle: {
    id: (partner: string) => `Tolak penawaran ${partner}?`,
    en: (partner: string) => `Decline ${partner}’s offer?`,
  },
  declineText: {
    id: 'Travel membaca alasan Anda dan dapat mengirim penawaran baru. Penawaran lain tetap ada.',
    en: 'The agency reads your reason and can make a new offer. Other offers stay.',
  },
  declineYes: { id: 'Tolak penawaran', en: 'Decline offer' },
  reason: { id: 'Alasan', en: 'Reason' },
  reasonHint: { id: 'Minimal 10 karakter', en: 'At least 10 characters' },
  endOpen: { id: 'Tutup permintaan ini', en: 'Close this request' },
  endTitle: { id: 'Tutup permintaan ini?', en: 'Close this request?' },
  endText: {
    id: 'Semua penawaran berakhir dan travel tidak dapat mengirim penawaran lagi. Alasan Anda diteruskan ke travel yang sudah menawarkan.',
    en: 'All offers end and agencies can no longer send one. Your reason goes to the agencies that made an offer.',
  },
  endYes: { id: 'Ya, tutup permintaan', en: 'Yes, close the request' },

  draftTitle: { id: 'Rencana ini belum dikirim', en: 'This plan hasn’t been sent yet' },
  draftText: {
    id: 'Lengkapi data jamaah, lalu kirim ke travel untuk mendapat penawaran.',
    en: 'Complete the travellers’ details, then send it to agencies to get offers.',
  },
  draft: { id: 'Lanjutkan rencana', en: 'Continue planning' },
  drop: { id: 'Hapus rencana', en: 'Delete plan' },
  dropTitle: { id: 'Hapus rencana ini?', en: 'Delete this plan?' },
  dropText: {
    id: 'Rencana dan data jamaah di dalamnya dihapus. Travel belum melihatnya.',
    en: 'The plan and its traveller details are removed. No agency has seen it.',
  },
  dropYes: { id: 'Ya, hapus', en: 'Yes, delete' },
  offeredTitle: { id: 'Ada penawaran untuk Anda', en: 'You have offers' },
  compare: { id: 'Bandingkan penawaran', en: 'Compare offers' },
  waitTitle: { id: 'Menunggu penawaran travel', en: 'Waiting for agencies' },
  seeOffers: { id: 'Buka halaman penawaran', en: 'Open the offers page' },
  payTitle: { id: 'Penawaran sudah diterima. Tinggal membayar.', en: 'Offer accepted. It’s time to pay.' },
  payText: {
    id: 'Setelah pembayaran pertama diterima, perjalanan Anda dipastikan.',
    en: 'Your trip is confirmed once the first payment arrives.',
  },
  pay: { id: 'Bayar sekarang', en: 'Pay now' },
  runningTitle: { id: 'Perjalanan Anda sedang disiapkan', en: 'Your trip is being prepared' },
  completedTitle: { id: 'Perjalanan ini sudah selesai', en: 'This trip is completed' },
  bookingText: {
    id: 'Dokumen, e-voucher, jadwal, dan kontak travel ada di halaman pesanan.',
    en: 'Documents, e-voucher, itinerary and the agency’s contact are on the order page.',
  },
  booking: { id: 'Buka halaman pesanan', en: 'Open the order page' },
  declinedTitle: { id: 'Anda menutup permintaan ini', en: 'You closed this request' },
  why: { id: (reason: string) => `Alasan: ${reason}`, en: (reason: string) => `Reason: ${reason}` },
  cancelledTitle: { id: 'Perjalanan ini dibatalkan', en: 'This trip was cancelled' },
  droppedTitle: { id: 'Rencana ini sudah Anda hapus', en: 'You deleted this plan' },
  noOfferTitle: { id: 'Permintaan berakhir tanpa penawaran', en: 'The request ended without an offer' },
  ranOutTitle: { id: 'Penawarannya sudah habis masa berlaku', en: 'The offers have run out' },
  ranOutText: {
    id: 'Penawaran yang masuk tidak dipilih sampai masa berlakunya habis. Kirim lagi rencana ini, atau coba tanggal, maskapai, atau hotel lain.',
    en: 'None of the offers you received was accepted in time. Send the plan again, or try another date, airline or hotel.',
  },
  noOfferText: {
    id: 'Sampai batas waktu tidak ada penawaran yang Anda terima. Coba lagi dengan tanggal, maskapai, atau hotel lain.',
    en: 'No offer was accepted before the deadline. Try again with another date, airline or hotel.',
  },
  notSentTitle: { id: 'Rencana ini tidak sempat dikirim', en: 'This plan was never sent' },
  notSentText: {
    id: 'Tanggal berangkatnya sudah terlalu dekat. Pilih tanggal lain.',
    en: 'Its departure date is too close now. Choose another date.',
  },
  unpaidTitle: { id: 'Waktu pembayaran habis', en: 'The payment deadline passed' },
  unpaidText: {
    id: 'Penawaran yang Anda pilih tidak berlaku lagi. Anda dapat mengirim rencana yang sama lagi.',
    en: 'The offer you accepted is no longer valid. You can send the same plan again.',
  },
  detailTitle: { id: 'Detail umrah privat', en: 'Private umrah details' },
  people: { id: 'Jamaah', en: 'Travellers' },
  unnamed: { id: (n: string) => `Jamaah ${n}, belum diisi`, en: (n: string) => `Traveller ${n}, not entered yet` },
  born: { id: (day: string) => `lahir ${day}`, en: (day: string) => `born ${day}` },
  adult: { id: 'Dewasa', en: 'Adult' },
  child: { id: 'Anak', en: 'Child' },
  infant: { id: 'Bayi', en: 'Infant' },
  contact: { id: 'Kontak', en: 'Contact' },
  contactNote: { id: (note: string) => `Catatan: ${note}`, en: (note: string) => `Note: ${note}` },
  noContact: { id: 'Belum diisi', en: 'Not entered yet' },
  timeline: { id: 'Riwayat', en: 'History' },
  trip: { id: 'Perjalanan', en: 'Trip' },
  documents: { id: 'Jamaah dan dokumen', en: 'Travellers and documents' },
  downloads: { id: 'E-voucher dan jadwal perjalanan', en: 'E-voucher and itinerary' },
  review: { id: 'Tulis ulasan', en: 'Write a review' },
  cancelling: {
    id: 'Pembatalan dan pengembalian dana diurus travel. Kontaknya ada di halaman pesanan.',
    en: 'The agency handles cancellations and refunds. Its contact details are on the order page.',
  },
  again: { id: 'Susun ulang rencana ini', en: 'Plan it again' },
  seeDetail: { id: 'Lihat detail permintaan', en: 'See request details' },
})
