import { messages } from '#core/messages.ts'

export const words = messages({
  notFound: { id: 'Halaman Tidak ditemukan', en: 'This page could not be found' },
  notFoundText: {
    id: 'Alamatnya mungkin salah, atau halamannya sudah pindah.',
    en: 'The address may be wrong, or the page may have moved.',
  },
  gone: { id: 'Halaman ini sudah tidak ada', en: 'This page no longer exists' },
  goneText: {
    id: 'Paket atau halaman di alamat ini sudah tidak tersedia.',
    en: 'The package or page at this address is no longer available.',
  },
  failed: { id: 'Terjadi kesalahan', en: 'Something went wrong' },
  failedText: {
    id: 'Maaf, ini kesalahan kami. Anda akan dibawa ke halaman utama.',
    en: 'Sorry, this is our fault. We’ll take you to the home page.',
  },
  failedAtHome: {
    id: 'Maaf, ini kesalahan kami. Muat ulang halaman ini sebentar lagi.',
    en: 'Sorry, this is our fault. Please reload the page in a moment.',
  },
  cut: { id: 'Tidak ada sambungan internet', en: 'You’re offline' },
  cutText: {
    id: 'Yang baru saja Anda kirim belum kami terima. Muat ulang setelah internet tersambung.',
    en: 'We haven’t received what you just sent. Reload once you’re back online.',
  },
  home: { id: 'Kembali Ke Halaman Utama', en: 'Back to the home page' },
  reload: { id: 'Muat ulang', en: 'Reload' },
  tryAgain: { id: 'Coba lagi', en: 'Try again' },
  opensByItself: {
    id: 'Halaman ini terbuka sendiri begitu layanan kembali.',
    en: 'This page opens by itself once the service is back.',
  },
  slow: {
    id: 'Server lama menjawab. Kami masih menunggu…',
    en: 'The server is slow to answer. Still waiting…',
  },
  retrying: {
    id: 'Sambungan ke server terputus sebentar. Kami coba lagi…',
    en: 'We’ve lost the connection to the server. Trying again…',
  },
  unsent: {
    id: 'Server belum menjawab. Yang Anda isi masih ada di sini.',
    en: 'The server hasn’t answered. What you entered is still here.',
  },
  sendAgain: { id: 'Kirim lagi', en: 'Send again' },
  badRequestText: {
    id: 'Kembali ke halaman sebelumnya dan coba lagi. Bila tetap terjadi, hubungi kami.',
    en: 'Go back to the previous page and try again. If it keeps happening, contact us.',
  },
  signInFirstText: {
    id: 'Masuk ke akun Anda, lalu buka halaman ini lagi.',
    en: 'Sign in to your account, then open this page again.',
  },
  forbiddenText: {
    id: 'Masuk dengan akun lain, atau hubungi kami bila Anda seharusnya dapat membukanya.',
    en: 'Sign in with another account, or contact us if you should be able to open it.',
  },
  tooLargeText: {
    id: 'Pilih berkas yang lebih kecil, lalu kirim lagi.',
    en: 'Choose a smaller file and send it again.',
  },
  wrongKindText: {
    id: 'Pilih berkas JPG, PNG, atau PDF, lalu kirim lagi.',
    en: 'Choose a JPG, PNG or PDF file and send it again.',
  },
  serverText: {
    id: 'Maaf, ini kesalahan kami. Coba lagi sebentar lagi. Bila tetap terjadi, hubungi kami.',
    en: 'Sorry, this is our fault. Please try again in a moment. If it keeps happening, contact us.',
  },
  badRequest: { id: 'Permintaan ini tidak dapat diproses', en: 'We couldn’t process this request' },
  signInFirst: { id: 'Silakan masuk terlebih dahulu', en: 'Please sign in first' },
  forbidden: { id: 'Anda tidak memiliki akses ke halaman ini', en: 'You don’t have access to this page' },
  tooLarge: { id: 'Berkas terlalu besar', en: 'The file is too large' },
  wrongKind: { id: 'Jenis berkas tidak didukung', en: 'This file type is not supported' },
  tooMany: {
    id: 'Terlalu banyak permintaan. Coba lagi sebentar lagi',
    en: 'Too many requests. Please try again in a moment',
  },
  away: {
    id: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi',
    en: 'The service is unavailable. Please try again in a moment',
  },
})
