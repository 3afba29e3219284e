import { messages } from '#core/messages.ts'

/** What can be done with a booking. */
export const changeWords = messages({
  changes: { id: 'Ubah pesanan', en: 'Change this booking' },
  reason: { id: 'Alasan untuk pemesan', en: 'Reason, sent to the person who booked' },
  reasonHint: { id: 'Minimal 10 karakter', en: 'At least 10 characters' },

  money: { id: 'Yang terjadi pada uangnya', en: 'What happens to the money' },
  refund: { id: 'Dikembalikan ke pemesan', en: 'Refunded to the person who booked' },
  fee: { id: 'Biaya pembatalan', en: 'Cancellation fee' },
  unpaid: { id: 'Tidak perlu dibayar lagi', en: 'No longer to be paid' },
  waitsForFinance: {
    id: 'Dana dikirim setelah diproses bagian keuangan.',
    en: 'The refund is sent once finance has processed it.',
  },

  cancelTitle: { id: 'Batalkan pesanan', en: 'Cancel the whole booking' },
  cancelText: {
    id: 'Kursinya kosong lagi dan pemesan menerima alasan Anda. Ini tidak dapat diurungkan.',
    en: 'Its seats become free and the person who booked gets your reason. This can’t be undone.',
  },
  cancel: { id: 'Batalkan pesanan', en: 'Cancel booking' },

  leavingTitle: { id: 'Batalkan satu jamaah', en: 'Cancel one traveller' },
  leavingText: {
    id: 'Jamaah lain tetap berangkat dengan harga yang sama.',
    en: 'The others still travel at the same price.',
  },
  leave: { id: (name: string) => `Batalkan ${name}`, en: (name: string) => `Cancel ${name}` },
  leaveText: {
    id: 'Kursinya kosong lagi dan pemesan menerima alasan Anda. Ini tidak dapat diurungkan.',
    en: 'The seat becomes free and the person who booked gets your reason. This can’t be undone.',
  },
  leaveSubmit: { id: 'Batalkan jamaah', en: 'Cancel traveller' },

  moveTitle: { id: 'Pindahkan ke tanggal lain', en: 'Move to another date' },
  moveText: {
    id: 'Harga pemesan tetap. Pemesan diberi tahu dan boleh menolak: pesanannya lalu dibatalkan dan semua uangnya kembali.',
    en: 'The price stays as agreed. The person who booked is told and may decline: the booking is then cancelled and everything is refunded.',
  },
  moveDates: { id: 'Tanggal lain paket ini', en: 'Other dates of this package' },
  noDates: {
    id: 'Tidak ada tanggal lain dengan kursi dan kamar untuk pesanan ini.',
    en: 'No other date has the seats and rooms for this booking.',
  },
  date: { id: 'Tanggal', en: 'Dates' },
  seats: { id: 'Kursi', en: 'Seats' },
  price: { id: 'Harga tanggal itu', en: 'Price of that date' },
  due: { id: 'Jatuh tempo baru', en: 'New due date' },
  dates: { id: (from: string, to: string) => `${from} – ${to}`, en: (from: string, to: string) => `${from} – ${to}` },
  seatsLeft: { id: (n: string) => `Sisa ${n}`, en: (n: string) => `${n} left` },
  seatsShort: { id: (n: string) => `Sisa ${n}, tidak cukup`, en: (n: string) => `${n} left, not enough` },
  notOffered: {
    id: 'Kamar atau usia ini tidak ditawarkan di tanggal itu',
    en: 'This room or age is not offered on that date',
  },
  samePrice: { id: 'Sama', en: 'Same' },
  dearer: { id: (amount: string) => `Lebih mahal ${amount}`, en: (amount: string) => `${amount} more` },
  cheaper: { id: (amount: string) => `Lebih murah ${amount}`, en: (amount: string) => `${amount} less` },
  moveTo: { id: 'Pindahkan ke', en: 'Move to' },
  move: { id: 'Pindahkan pesanan', en: 'Move booking' },

  correctTitle: { id: 'Perbaiki data jamaah', en: 'Correct a traveller' },
  correctText: {
    id: 'Perbaikan ejaan nama atau tanggal lahir, bukan penggantian orang.',
    en: 'For another spelling of the name or another date of birth, not for another person.',
  },
  name: { id: 'Nama seperti di paspor', en: 'Name as in the passport' },
  birthDate: { id: 'Tanggal lahir', en: 'Date of birth' },
  singleName: { id: 'Nama di paspor hanya satu kata', en: 'The passport has a single name' },
  correctReason: { id: 'Alasan perbaikan', en: 'Reason for the correction' },
  correct: { id: 'Simpan perbaikan', en: 'Save correction' },

  kitTitle: { id: 'Perlengkapan umrah', en: 'Umrah kit' },
  kit_preparing: { id: 'Sedang disiapkan', en: 'Being prepared' },
  kit_shipped: { id: 'Sudah dikirim', en: 'Shipped' },
  kit_delivered: { id: 'Sudah diterima', en: 'Delivered' },
  kit_stopped: { id: 'Dibatalkan', en: 'Cancelled' },
  kitTo: { id: 'Kirim ke', en: 'Send to' },
  kitSentTo: { id: 'Dikirim ke', en: 'Sent to' },
  kitNoAddress: {
    id: 'Pemesan belum punya alamat pengiriman. Minta alamatnya sebelum mengirim.',
    en: 'Who booked has no delivery address yet. Ask for it before you ship.',
  },
  courier: { id: 'Kurir', en: 'Courier' },
  courierHint: { id: 'Misalnya JNE', en: 'Such as JNE' },
  waybill: { id: 'Nomor resi', en: 'Waybill number' },
  ship: { id: 'Catat sebagai dikirim', en: 'Record as shipped' },
  deliver: { id: 'Catat sebagai diterima', en: 'Record as delivered' },

  overdueTitle: { id: 'Pelunasan lewat jatuh tempo', en: 'Overdue balance' },
  overdueText: {
    id: (amount: string, invoice: string, due: string) => `${amount}, tagihan ${invoice}, jatuh tempo ${due}.`,
    en: (amount: string, invoice: string, due: string) => `${amount}, invoice ${invoice}, was due ${due}.`,
  },
  remindedAt: { id: (at: string) => `Terakhir diingatkan ${at}.`, en: (at: string) => `Last reminded ${at}.` },
  remindTomorrow: {
    id: 'Anda dapat mengingatkan lagi besok.',
    en: 'You can send another reminder tomorrow.',
  },
  remind: { id: 'Kirim pengingat', en: 'Send a reminder' },
})
