import { messages } from '#core/messages.ts'

export const words = messages({
  notFound: { id: 'Halaman Tidak ditemukan', en: 'This page could not be found' },
  notFoundText: {
    id: 'Alamatnya mungkin keliru, atau halamannya sudah pindah.',
    en: 'The address may be mistaken, or the page has moved.',
  },
  gone: { id: 'Halaman ini sudah tidak ada', en: 'This page is no longer here' },
  goneText: {
    id: 'Yang dulu ada di alamat ini sudah tidak ditawarkan lagi.',
    en: 'What used to be at this address is no longer offered.',
  },
  failed: { id: 'Terjadi kesalahan', en: 'Something went wrong' },
  failedText: {
    id: 'Mohon maaf, ini kesalahan kami. Anda akan dibawa ke halaman utama.',
    en: 'We are sorry, this is our mistake. You will be taken to the home page.',
  },
  failedAtHome: {
    id: 'Mohon maaf, ini kesalahan kami. Silakan muat ulang sebentar lagi.',
    en: 'We are sorry, this is our mistake. Please reload in a moment.',
  },
  cut: { id: 'Anda sedang luring', en: 'You are offline' },
  cutText: {
    id: 'Sambungan terputus, jadi yang baru saja Anda kirim belum sampai. Muat ulang setelah tersambung kembali.',
    en: 'The connection was lost, so what you just sent has not arrived. Reload once you are connected again.',
  },
  home: { id: 'Kembali Ke Halaman Utama', en: 'Back to the Home Page' },
  reload: { id: 'Muat Ulang', en: 'Reload' },
  badRequest: { id: 'Permintaan tidak dapat dibaca', en: 'The request could not be understood' },
  signInFirst: { id: 'Anda perlu masuk terlebih dahulu', en: 'You need to sign in first' },
  forbidden: { id: 'Halaman ini tidak terbuka untuk Anda', en: 'This page is not open to you' },
  tooLarge: { id: 'Berkas terlalu besar', en: 'The file is too large' },
  wrongKind: { id: 'Jenis berkas tidak didukung', en: 'This kind of file is not supported' },
  tooMany: { id: 'Terlalu banyak permintaan, coba sebentar lagi', en: 'Too many requests, try again in a moment' },
  away: { id: 'Layanan sedang tidak tersedia, coba sebentar lagi', en: 'The service is away, try again in a moment' },
})
