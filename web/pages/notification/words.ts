import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Notifikasi', en: 'Notifications' },
  description: {
    id: 'Kabar tentang pesanan, pembayaran, dan keberangkatan Anda.',
    en: 'News about your orders, payments and departures.',
  },
  tabs: { id: 'Jenis notifikasi', en: 'Kinds of notifications' },
  all: { id: 'Semua', en: 'All' },
  orders: { id: 'Pesanan', en: 'Orders' },
  promo: { id: 'Promo', en: 'Promo' },
  info: { id: 'Info lain', en: 'Other info' },
  unreadCount: {
    id: (n: string) => (n === '0' ? 'Semua sudah dibaca' : `${n} belum dibaca`),
    en: (n: string) => (n === '0' ? 'All read' : `${n} unread`),
  },
  unread: { id: 'Belum dibaca', en: 'Unread' },
  readAll: { id: 'Tandai semua dibaca', en: 'Mark all as read' },
  list: { id: 'Daftar notifikasi', en: 'List of notifications' },
  pages: { id: 'Halaman notifikasi', en: 'Pages of notifications' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  none: { id: 'Belum ada notifikasi', en: 'No notifications yet' },
  noneText: {
    id: 'Kabar tentang pesanan, pembayaran, dan keberangkatan Anda akan muncul di sini.',
    en: 'News about your orders, payments and departures will appear here.',
  },
  seePackages: { id: 'Lihat paket umrah', en: 'See umrah packages' },
  push: { id: 'Notifikasi di perangkat ini', en: 'Notifications on this device' },
  pushText: {
    id: 'Dapatkan kabar penting walau situs ini sedang tertutup.',
    en: 'Get important news even while this site is closed.',
  },
  pushOnText: {
    id: 'Perangkat ini menerima kabar penting walau situs sedang tertutup.',
    en: 'This device gets important news even while the site is closed.',
  },
  pushOn: { id: 'Aktifkan notifikasi di perangkat ini', en: 'Turn on notifications on this device' },
  pushOff: { id: 'Matikan', en: 'Turn off' },
  pushBlocked: {
    id: 'Peramban Anda memblokir notifikasi dari situs ini. Izinkan lewat ikon gembok di bilah alamat atau pengaturan peramban, lalu muat ulang halaman.',
    en: 'Your browser blocks notifications from this site. Allow them by the lock icon in the address bar or in the browser’s settings, then reload the page.',
  },
  pushFailed: {
    id: 'Notifikasi belum bisa diaktifkan di perangkat ini. Coba lagi nanti.',
    en: 'Notifications could not be turned on on this device. Please try again later.',
  },
})
