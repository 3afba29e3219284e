import { messages } from '#core/messages.ts'
import { roomNames } from '#modules/catalogue/rules/room-words.ts'

export const words = messages({
  ...roomNames,
  title: { id: (code: string) => `Pesanan ${code}`, en: (code: string) => `Booking ${code}` },
  journey: { id: 'Perjalanan', en: 'Journey' },
  dates: {
    id: (from: string, to: string) => `${from} sampai ${to}`,
    en: (from: string, to: string) => `${from} to ${to}`,
  },
  people: { id: (n: string) => `${n} jamaah`, en: (n: string) => (n === '1' ? '1 traveller' : `${n} travellers`) },
  total: { id: 'Total', en: 'Total' },
  contact: { id: 'Pemesan', en: 'Who booked' },
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
  cancelTitle: { id: 'Batalkan pesanan', en: 'Cancel the booking' },
  cancelText: {
    id: 'Kursinya kosong lagi, tagihan yang terbuka batal, dan yang sudah dibayar harus dikembalikan. Pemesan menerima alasannya.',
    en: 'Its seats are free again, open invoices are void, and what was paid has to go back. Who booked receives the reason.',
  },
  whom: { id: 'Yang dibatalkan', en: 'What to cancel' },
  choose: { id: 'Pilih', en: 'Choose' },
  everybody: { id: 'Seluruh pesanan', en: 'The whole booking' },
  whomHint: {
    id: 'Satu jamaah saja: kursinya kosong, bagiannya dikembalikan, harga jamaah lain tetap.',
    en: 'One traveller only: the seat is free, their part goes back, the price of the others stays.',
  },
  refunds: { id: 'Pengembalian dana', en: 'Refunds' },
  refundSince: { id: 'Diputuskan', en: 'Decided' },
  refund_due: { id: 'Belum dikirim', en: 'Not sent' },
  refund_sent: { id: 'Terkirim', en: 'Sent' },
  refund_confirmed: { id: 'Sudah diterima', en: 'Arrived' },
  reason: { id: 'Alasan untuk pemesan', en: 'Reason for who booked' },
  reasonHint: { id: 'Minimal 10 karakter', en: 'At least 10 characters' },
  cancel: { id: 'Batalkan', en: 'Cancel' },
  travellerDone: {
    id: 'Jamaah dibatalkan dan bagiannya akan dikembalikan. Pemesan diberi tahu.',
    en: 'The traveller is cancelled and their part will be refunded. Who booked is notified.',
  },
  done: { id: 'Pesanan dibatalkan. Pemesan diberi tahu.', en: 'The booking is cancelled. Who booked is notified.' },
})

/** Who did it. */
export const actorWords = messages({
  member: { id: 'pemesan', en: 'who booked' },
  clock: { id: 'otomatis', en: 'automatic' },
  gateway: { id: 'gerbang pembayaran', en: 'payment gateway' },
  system: { id: 'sistem', en: 'system' },
  staff: { id: 'staf', en: 'staff' },
})
