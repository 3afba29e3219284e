import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Notifikasi', en: 'Notifications' },
  description: {
    id: 'Kabar tentang pesanan, pembayaran, dan keberangkatan Anda.',
    en: 'Updates on your orders, payments and departures.',
  },
  tabs: { id: 'Jenis notifikasi', en: 'Notification types' },
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
  list: { id: 'Daftar notifikasi', en: 'Notification list' },
  pages: { id: 'Halaman notifikasi', en: 'Notification pages' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  none: { id: 'Belum ada notifikasi', en: 'No notifications yet' },
  noneText: {
    id: 'Kabar tentang pesanan, pembayaran, dan keberangkatan Anda akan muncul di sini.',
    en: 'Updates on your orders, payments and departures will appear here.',
  },
  seePackages: { id: 'Lihat paket umrah', en: 'See umrah packages' },
  push: { id: 'Notifikasi di perangkat ini', en: 'Notifications on this device' },
  pushText: {
    id: 'Terima kabar penting meski situs ini tidak dibuka.',
    en: 'Get important updates even when this site is closed.',
  },
  pushOnText: {
    id: 'Perangkat ini menerima kabar penting meski situs ini tidak dibuka.',
    en: 'This device gets important updates even when this site is closed.',
  },
  pushOn: { id: 'Aktifkan notifikasi', en: 'Turn on notifications' },
  pushOff: { id: 'Matikan', en: 'Turn off' },
  pushBlocked: {
    id: 'Notifikasi dari situs ini diblokir di perangkat Anda. Izinkan lewat ikon gembok di samping alamat situs, lalu muat ulang halaman.',
    en: 'Your browser is blocking notifications from this site. Allow them with the lock icon next to the address, then reload the page.',
  },
  pushFailed: {
    id: 'Notifikasi belum dapat diaktifkan di perangkat ini. Coba lagi nanti.',
    en: 'We couldn’t turn on notifications on this device. Please try again later.',
  },
})
