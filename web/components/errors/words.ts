import { messages } from '#core/messages.ts'

export const words = messages({
  notFound: { id: 'Halaman Tidak ditemukan', en: 'This page could not be found' },
  failed: { id: 'Terjadi kesalahan', en: 'Something went wrong' },
  home: { id: 'Kembali Ke Halaman Utama', en: 'Back to the home page' },
})
