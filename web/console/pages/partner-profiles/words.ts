import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Halaman mitra', en: 'Partner pages' },
  text: {
    id: 'Yang dikatakan mitra tentang dirinya di situs: profil, alamat, telepon, logo, dan foto sampul.',
    en: 'What partners say of themselves on the site: profile, address, phone, logo and cover photo.',
  },
  list: { id: 'Daftar mitra', en: 'List of partners' },
  search: { id: 'Nama mitra atau kota', en: 'Name or city' },
  name: { id: 'Mitra', en: 'Partner' },
  kind: { id: 'Jenis', en: 'Kind' },
  city: { id: 'Kota', en: 'City' },
  pictures: { id: 'Gambar', en: 'Pictures' },
  travel: { id: 'Travel', en: 'Travel agency' },
  financial: { id: 'Bank', en: 'Bank' },
  agency: { id: 'Agen', en: 'Agency' },
  tdc: { id: 'Kanal distribusi', en: 'Distribution channel' },
  complete: { id: 'Lengkap', en: 'Complete' },
  noLogo: { id: 'Belum ada logo', en: 'No logo yet' },
  noCover: { id: 'Belum ada foto sampul', en: 'No cover photo yet' },
  noPictures: { id: 'Belum ada logo dan foto sampul', en: 'No logo or cover photo yet' },
  empty: { id: 'Tidak ada mitra', en: 'There are no partners' },
  emptyText: {
    id: 'Mitra muncul di sini setelah pendaftarannya disetujui.',
    en: 'Partners appear here once their application is approved.',
  },
})
