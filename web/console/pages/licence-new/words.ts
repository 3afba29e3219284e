import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Tambah izin', en: 'Add a licence' },
  text: {
    id: 'Cari izinnya di daftar kementerian atau OJK lebih dahulu. Nama Anda dan tanggal hari ini tampil di situs sebagai pemeriksa.',
    en: 'Look the licence up in the register of the ministry or OJK first. The site shows your name and today’s date as its check.',
  },
  list: { id: 'Izin mitra', en: 'Partner licences' },
  partnerSlug: { id: 'Nama alamat mitra', en: 'Partner’s address name' },
  slugHint: {
    id: 'Bagian terakhir alamat halamannya, misalnya cahaya-safar dari /travel/cahaya-safar',
    en: 'The last part of the address of its page, for example cahaya-safar of /travel/cahaya-safar',
  },
  save: { id: 'Tambah izin', en: 'Add the licence' },
})
