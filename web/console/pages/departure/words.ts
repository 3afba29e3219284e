import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: (day: string) => `Keberangkatan ${day}`, en: (day: string) => `Departure ${day}` },
  dates: {
    id: (from: string, to: string) => `${from} sampai ${to}`,
    en: (from: string, to: string) => `${from} to ${to}`,
  },
  bookings: { id: 'Pesanan', en: 'Bookings' },
  departures: { id: 'Keberangkatan', en: 'Departures' },
  edit: { id: 'Ubah keberangkatan', en: 'Edit departure' },
  seats: { id: 'Kursi', en: 'Seats' },
  sold: { id: 'Terjual', en: 'Sold' },
  held: { id: 'Ditahan, belum dibayar', en: 'Held, not paid' },
  left: { id: 'Sisa', en: 'Left' },
  quota: { id: 'Kuota', en: 'Quota' },
  travellers: { id: 'Jamaah', en: 'Travellers' },
  laps: {
    id: (n: string) => `Jamaah termasuk ${n} bayi yang dipangku, tanpa kursi sendiri.`,
    en: (n: string) =>
      n === '1'
        ? 'Travellers include 1 infant on a lap, without a seat of their own.'
        : `Travellers include ${n} infants on a lap, without seats of their own.`,
  },
  incomplete: { id: 'Jamaah yang dokumennya belum lengkap', en: 'Travellers with incomplete documents' },
  overdue: { id: 'Pesanan yang pelunasannya lewat jatuh tempo', en: 'Bookings with an overdue balance' },
  waiting: { id: 'Pesanan yang menunggu pembayaran pertama', en: 'Bookings awaiting the first payment' },
  todo: { id: 'Yang perlu dikerjakan', en: 'What needs doing' },
  nothing: { id: 'Tidak ada yang tertunda.', en: 'Nothing is outstanding.' },
  rooming: { id: 'Daftar kamar', en: 'Rooming list' },
  all: { id: 'Semua pesanan keberangkatan ini', en: 'All bookings of this departure' },
  manifest: { id: 'Manifest, nomor disamarkan', en: 'Manifest, numbers masked' },
  manifestText: {
    id: 'Nama seperti di paspor dan kamar di setiap hotel. Tanggal lahir, nomor paspor, dan nomor HP disamarkan.',
    en: 'Names as in the passport and rooms by hotel. Dates of birth, passport and mobile numbers are masked.',
  },
  full: { id: 'Manifest lengkap', en: 'Full manifest' },
  fullText: {
    id: 'Berisi nomor paspor dan tanggal lahir lengkap. Setiap unduhan tercatat di audit.',
    en: 'Has complete passport numbers and dates of birth. Every download is recorded in the audit.',
  },
  fullOpen: { id: 'Ambil dengan kode', en: 'Get it with a code' },
  remind: { id: 'Ingatkan semua yang lewat jatuh tempo', en: 'Remind everyone overdue' },
  remindText: {
    id: 'Pemesan menerima email dan notifikasi, paling banyak sekali sehari.',
    en: 'They get an email and a notification, at most once a day.',
  },
  reload: { id: 'Perbarui', en: 'Refresh' },
})

/** Cancelling or moving all of it. */
export const changeWords = messages({
  seeRefunds: { id: 'Lihat pengembalian dana keberangkatan ini', en: 'See the refunds of this departure' },
  title: { id: 'Batalkan atau pindahkan keberangkatan', en: 'Cancel or move the whole departure' },
  orders: {
    id: (paid: string, unpaid: string) => `${paid} pesanan sudah dibayar, ${unpaid} menunggu pembayaran pertama.`,
    en: (paid: string, unpaid: string) => `Paid bookings: ${paid}. Awaiting the first payment: ${unpaid}.`,
  },
  people: { id: 'Jamaah', en: 'Travellers' },
  refund: { id: 'Dikembalikan ke pemesan', en: 'Refunded to those who booked' },
  fee: { id: 'Biaya pembatalan', en: 'Cancellation fee' },
  unpaid: { id: 'Tidak perlu dibayar lagi', en: 'No longer to be paid' },
  reason: { id: 'Alasan untuk semua pemesan', en: 'Reason, sent to everyone who booked' },
  reasonHint: { id: 'Minimal 10 karakter', en: 'At least 10 characters' },
  cancelTitle: { id: 'Batalkan keberangkatan', en: 'Cancel the departure' },
  cancelText: {
    id: 'Penjualan langsung ditutup. Setiap pemesan diberi tahu sekali, dengan tanggal lain yang masih ada, dan semua uangnya dikembalikan setelah diproses bagian keuangan. Ini tidak dapat diurungkan.',
    en: 'Sales stop at once. Everyone who booked is told once, with the other dates still open, and gets everything back once finance has processed it. This can’t be undone.',
  },
  cancel: { id: 'Batalkan keberangkatan', en: 'Cancel departure' },
  moveTitle: { id: 'Pindahkan keberangkatan', en: 'Move the departure' },
  moveText: {
    id: 'Penjualan langsung ditutup. Setiap pemesan diberi tahu sekali dan boleh menolak: pesanannya lalu dibatalkan dan semua uangnya kembali. Harga tetap. Pesanan yang belum dibayar dibatalkan.',
    en: 'Sales stop at once. Everyone who booked is told once and may decline: their booking is then cancelled and refunded in full. Prices stay. Unpaid bookings are cancelled.',
  },
  movedOrders: { id: 'Pesanan yang dipindahkan', en: 'Bookings moved' },
  endedOrders: { id: 'Pesanan belum dibayar yang dibatalkan', en: 'Unpaid bookings cancelled' },
  refundMost: { id: 'Dikembalikan jika semua menolak', en: 'Refunded if everyone declines' },
  needed: {
    id: (n: string) => `Perlu ${n} kursi di tanggal lain.`,
    en: (n: string) => (n === '1' ? 'It needs 1 seat on the other date.' : `It needs ${n} seats on the other date.`),
  },
  noDates: {
    id: 'Tidak ada tanggal lain dengan kursi dan kamar untuk semuanya. Tambah kuota atau tanggal di halaman paket.',
    en: 'No other date has the seats and rooms for all. Add seats or a date on the package’s page.',
  },
  moveTo: { id: 'Pindahkan ke', en: 'Move to' },
  date: {
    id: (day: string, seats: string) => `${day}, sisa ${seats} kursi`,
    en: (day: string, seats: string) => (seats === '1' ? `${day}, 1 seat left` : `${day}, ${seats} seats left`),
  },
  move: { id: 'Pindahkan keberangkatan', en: 'Move departure' },
  code: { id: 'Kode autentikator', en: 'Authenticator code' },
  pause: { id: 'Hentikan sementara', en: 'Pause' },
  resume: { id: 'Lanjutkan', en: 'Resume' },
  pausedSince: {
    id: (at: string) => `Dihentikan sementara sejak ${at}. Pesanan yang tersisa belum berubah.`,
    en: (at: string) => `Paused since ${at}. The remaining bookings are unchanged.`,
  },
  heldText: {
    id: 'Dihentikan oleh tim platform. Hanya mereka yang dapat melanjutkannya.',
    en: 'Paused by the platform team. Only they can let it go on.',
  },
  running_cancel: { id: 'Keberangkatan sedang dibatalkan', en: 'The departure is being cancelled' },
  running_move: { id: 'Keberangkatan sedang dipindahkan', en: 'The departure is being moved' },
  finished_cancel: { id: 'Keberangkatan dibatalkan', en: 'The departure was cancelled' },
  finished_move: {
    id: 'Keberangkatan dipindahkan',
    en: 'The departure was moved',
  },
  to: { id: (day: string) => `ke ${day}`, en: (day: string) => `to ${day}` },
  progress: {
    id: (done: string, total: string) => `${done} dari ${total} pesanan sudah diproses.`,
    en: (done: string, total: string) => `Bookings processed: ${done} of ${total}.`,
  },
  moved: { id: (n: string) => `${n} dipindahkan`, en: (n: string) => `${n} moved` },
  cancelled: { id: (n: string) => `${n} dibatalkan`, en: (n: string) => `${n} cancelled` },
  skipped: { id: (n: string) => `${n} tidak berubah`, en: (n: string) => `${n} unchanged` },
  skippedText: {
    id: 'Kursi atau kamar di tanggal lain tidak ada untuk semuanya. Pindahkan atau batalkan sisanya.',
    en: 'The other date did not have the seats or rooms for all. Move or cancel the rest.',
  },
  started: { id: (at: string) => `Dimulai ${at}`, en: (at: string) => `Started ${at}` },
})

export const outcomes = ['changing', 'paused', 'resumed', 'reminded'] as const
export type Outcome = (typeof outcomes)[number]

export const doneWords = messages({
  changing: {
    id: 'Penjualan ditutup dan pesanan sedang diproses satu per satu.',
    en: 'Sales have stopped and the bookings are being processed one by one.',
  },
  paused: { id: 'Dihentikan sementara.', en: 'Paused.' },
  resumed: { id: 'Dilanjutkan.', en: 'Resumed.' },
  reminded: { id: 'Pengingat dikirim.', en: 'The reminders are sent.' },
})
