import { messages } from '#core/messages.ts'
import { roomNames } from '#modules/catalogue/rules/room-words.ts'

export const words = messages({
  ...roomNames,
  title: { id: (code: string) => `Pesanan ${code}`, en: (code: string) => `Booking ${code}` },
  bookings: { id: 'Pesanan', en: 'Bookings' },
  departure: { id: 'Keberangkatan ini', en: 'This departure' },
  request: { id: 'Permintaan dan penawaran', en: 'Request and offer' },
  member: { id: 'Anggota yang memesan', en: 'Who booked' },
  journey: { id: 'Perjalanan', en: 'Journey' },
  dates: {
    id: (from: string, to: string) => `${from} sampai ${to}`,
    en: (from: string, to: string) => `${from} to ${to}`,
  },
  people: { id: (n: string) => `${n} jamaah`, en: (n: string) => (n === '1' ? '1 traveller' : `${n} travellers`) },
  total: { id: 'Total', en: 'Total' },
  contact: { id: 'Pemesan', en: 'Booked by' },
  noContact: { id: 'Belum ada sampai pesanan dibuat', en: 'Nobody until the order is placed' },
  travellers: { id: 'Jamaah', en: 'Travellers' },
  name: { id: 'Nama', en: 'Name' },
  noName: { id: 'Belum diisi', en: 'Not filled in' },
  age: { id: 'Usia', en: 'Age' },
  bed: { id: 'Kamar', en: 'Room' },
  adult: { id: 'Dewasa', en: 'Adult' },
  child: { id: 'Anak', en: 'Child' },
  infant: { id: 'Bayi', en: 'Infant' },
  invoices: { id: 'Tagihan', en: 'Invoices' },
  invoice: { id: 'Kode tagihan', en: 'Invoice code' },
  stage: { id: 'Tahap', en: 'Stage' },
  amount: { id: 'Jumlah', en: 'Amount' },
  dueAt: { id: 'Jatuh tempo', en: 'Due' },
  state: { id: 'Status', en: 'Status' },
  waiting: { id: 'Belum dibayar', en: 'Unpaid' },
  paid: { id: 'Lunas', en: 'Paid' },
  expired: { id: 'Kedaluwarsa', en: 'Expired' },
  void: { id: 'Dibatalkan', en: 'Cancelled' },
  timeline: { id: 'Riwayat', en: 'History' },
  refunds: { id: 'Pengembalian dana', en: 'Refunds' },
  refundSince: { id: 'Diputuskan', en: 'Decided' },
  refund_due: { id: 'Belum dikirim', en: 'Not sent' },
  refund_approved: { id: 'Disetujui, belum dikirim', en: 'Approved, not sent' },
  refund_sending: { id: 'Di penyedia pembayaran', en: 'With the payment provider' },
  refund_sent: { id: 'Terkirim', en: 'Sent' },
  refund_confirmed: { id: 'Sudah diterima', en: 'Arrived' },
  travellerDone: {
    id: 'Jamaah dibatalkan dan bagiannya akan dikembalikan. Pemesan diberi tahu.',
    en: 'The traveller is cancelled and their part will be refunded. The person who booked is notified.',
  },
  cancelledDone: {
    id: 'Pesanan dibatalkan. Pemesan diberi tahu.',
    en: 'The booking is cancelled. The person who booked is notified.',
  },
  movedDone: {
    id: 'Pesanan dipindahkan. Pemesan diberi tahu dan boleh menolak.',
    en: 'The booking is moved. The person who booked is notified and may decline.',
  },
  correctedDone: { id: 'Data jamaah diperbaiki.', en: 'The traveller’s details are corrected.' },
  shippedDone: {
    id: 'Perlengkapan dicatat sebagai dikirim.',
    en: 'The kit is recorded as shipped.',
  },
  deliveredDone: { id: 'Perlengkapan dicatat sebagai diterima.', en: 'The kit is recorded as delivered.' },
  remindedDone: { id: 'Pengingat dikirim ke pemesan.', en: 'The reminder is sent to the person who booked.' },
})

/** Who did it. */
export const actorWords = messages({
  member: { id: 'pemesan', en: 'the person who booked' },
  clock: { id: 'otomatis', en: 'automatic' },
  gateway: { id: 'gerbang pembayaran', en: 'payment gateway' },
  system: { id: 'sistem', en: 'system' },
  staff: { id: 'staf', en: 'staff' },
})
