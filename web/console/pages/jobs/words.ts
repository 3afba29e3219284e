import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Antrean dan kesehatan', en: 'Queues and health' },
  text: {
    id: 'Bagian yang siap, kiriman yang menunggu, dan kiriman yang tidak sampai.',
    en: 'Which parts are ready, what waits to be sent, and what could not be delivered.',
  },
  parts: { id: 'Bagian aplikasi', en: 'Parts of the application' },
  ready: { id: 'Siap', en: 'Ready' },
  notReady: { id: 'Belum siap', en: 'Not ready' },
  waiting: { id: 'Menunggu dikirim', en: 'Waiting to be sent' },
  waitingText: {
    id: (n: string, when: string) => `${n} kiriman, yang terlama sejak ${when}`,
    en: (n: string, when: string) => `${n} in all, the oldest since ${when}`,
  },
  nothingWaits: { id: 'Tidak ada yang menunggu.', en: 'Nothing is waiting.' },
  queue: { id: 'Antrean', en: 'Queue' },
  count: { id: 'Jumlah', en: 'Number' },
  runs: { id: 'Pekerjaan terjadwal', en: 'Scheduled jobs' },
  runsText: { id: 'Sejak proses ini dimulai', en: 'Since this process began' },
  noRuns: { id: 'Belum ada yang berjalan di proses ini.', en: 'None have run in this process yet.' },
  job: { id: 'Pekerjaan', en: 'Job' },
  done: { id: 'Selesai', en: 'Done' },
  failed: { id: 'Gagal', en: 'Failed' },
  overrun: { id: 'Terlalu lama', en: 'Took too long' },
  dead: { id: 'Kiriman yang tidak sampai', en: 'What could not be delivered' },
  kind: { id: 'Jenis', en: 'Kind' },
  reason: { id: 'Sebab', en: 'Reason' },
  deadAt: { id: 'Dihentikan', en: 'Given up' },
  createdAt: { id: 'Dibuat', en: 'Created' },
  step: { id: 'Tindakan', en: 'Action' },
  retry: { id: 'Kirim lagi', en: 'Send again' },
  gone: { id: 'Isinya sudah dihapus', en: 'Its content is gone' },
  allReasons: { id: 'Semua sebab', en: 'All reasons' },
  empty: { id: 'Semua kiriman sampai', en: 'Everything was delivered' },
  emptyText: {
    id: 'Email atau pesan yang ditolak atau terlambat akan muncul di sini, dan bisa dikirim lagi.',
    en: 'Mails and messages that are refused or too late appear here, and can be sent again.',
  },
  retried: { id: 'Kiriman masuk antrean lagi.', en: 'It is in the queue again.' },
})

export const reasonWords = messages({
  refused: { id: 'Ditolak penerima', en: 'Refused' },
  'too late': { id: 'Terlambat', en: 'Too late' },
  unknown: { id: 'Tidak diketahui', en: 'Unknown' },
})

export const kindWords = messages({
  mail: { id: 'Email', en: 'Email' },
  letter: { id: 'Email', en: 'Email' },
  text: { id: 'Pesan', en: 'Text message' },
  push: { id: 'Notifikasi browser', en: 'Browser notification' },
  app_push: { id: 'Notifikasi aplikasi', en: 'App notification' },
})

export const queueWords = messages({
  'code-text': { id: 'Kode lewat pesan', en: 'Codes by text' },
  'code-mail': { id: 'Kode lewat email', en: 'Codes by email' },
  mail: { id: 'Email', en: 'Email' },
  text: { id: 'Pesan', en: 'Text' },
  push: { id: 'Notifikasi', en: 'Push' },
})

/** What the application needs, by the names of `/readyz`. */
export const partWords = messages({
  running: { id: 'Proses', en: 'Process' },
  database: { id: 'Database', en: 'Database' },
  queue: { id: 'Antrean', en: 'Queue' },
  listings: { id: 'Daftar paket', en: 'Listings' },
  api: { id: 'API', en: 'API' },
})

/** What runs on a schedule, by its name in the code. */
export const jobWords = messages({
  'booking-holds': { id: 'Melepas kursi yang batas waktunya habis', en: 'Release seats whose time ran out' },
  'booking-complete': { id: 'Menutup perjalanan yang selesai', en: 'Complete journeys that are over' },
  'booking-departures': { id: 'Membatalkan atau memindahkan keberangkatan', en: 'Cancel or move departures' },
  'departure-closings': { id: 'Menutup penjualan keberangkatan', en: 'Close departures for sale' },
  'merchandise-sweep': { id: 'Merapikan toko oleh-oleh', en: 'Tidy the souvenir shop' },
  'catalogue-sweep': { id: 'Merapikan katalog', en: 'Tidy the catalogue' },
  'return-news': { id: 'Mengabari kursi yang kembali tersedia', en: 'Tell people about returned seats' },
  'evidence-sweep': { id: 'Menghapus bukti yang tidak dipakai', en: 'Remove unused evidence' },
  'posts-due': { id: 'Menerbitkan artikel terjadwal', en: 'Publish scheduled articles' },
  'identity-sweep': { id: 'Menghapus kode dan sesi lama', en: 'Remove old codes and sessions' },
  'notification-reminders': { id: 'Mengirim pengingat', en: 'Send reminders' },
  'notification-forget': { id: 'Menghapus pemberitahuan lama', en: 'Remove old notifications' },
  'partner-licences': { id: 'Memeriksa izin yang berakhir', en: 'Check licences that end' },
  'payment-sweep': { id: 'Memeriksa pembayaran yang belum pasti', en: 'Check unsettled payments' },
  'payment-refunds': { id: 'Mengirim pengembalian dana ke penyedia', en: 'Send refunds to gateways' },
  'payouts-draw': { id: 'Menyiapkan pembayaran mitra', en: 'Prepare payouts' },
  'chat-rooms': { id: 'Membagi percakapan yang menunggu', en: 'Hand out waiting conversations' },
  'chat-away': { id: 'Mengabari pesan chat yang belum dibaca', en: 'Tell people about unread chat messages' },
  'data-export': { id: 'Membuat unduhan data anggota', en: 'Make members’ data downloads' },
  retention: { id: 'Menghapus data sesuai masa simpan', en: 'Delete data by its retention period' },
  'data-export-sweep': { id: 'Menghapus unduhan data lama', en: 'Remove old data downloads' },
  'financing-expire': {
    id: 'Mengakhiri pengajuan pembiayaan yang lewat waktu',
    en: 'End financing applications that ran out of time',
  },
  'notification-savings': { id: 'Mengingatkan setoran tabungan', en: 'Remind members of savings deposits' },
  'private-lapse': { id: 'Mengakhiri penawaran umrah privat yang lewat waktu', en: 'End private umrah offers in time' },
  'private-expire': {
    id: 'Mengakhiri permintaan umrah privat tanpa penawaran',
    en: 'End private umrah requests without an offer',
  },
  'search-rebuild': { id: 'Menyusun ulang pencarian', en: 'Rebuild the search' },
  'search-changes': { id: 'Memperbarui pencarian', en: 'Update the search' },
  'settlement-fetch': { id: 'Mengambil berkas setoran', en: 'Fetch gateway transfer files' },
  'shipping-track': { id: 'Menanyakan posisi paket kepada kurir', en: 'Ask couriers where parcels are' },
  'souvenir-clock': { id: 'Menjalankan batas waktu pesanan oleh-oleh', en: 'Apply the deadlines of souvenir orders' },
  'souvenir-expire': { id: 'Mengakhiri checkout oleh-oleh yang tidak dibayar', en: 'End unpaid souvenir checkouts' },
  'staff-sweep': { id: 'Menghapus sesi staf lama', en: 'Remove old staff sessions' },
  'books-check': { id: 'Memeriksa pembukuan dan kursi', en: 'Check the books and the seats' },
  'maintenance-sweep': { id: 'Merapikan antrean', en: 'Tidy the queues' },
})
