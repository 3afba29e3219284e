import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Galeri', en: 'Gallery' },
  text: {
    id: 'Foto perjalanan di halaman galeri, yang terbaru lebih dulu.',
    en: 'Photos of journeys on the gallery page, newest first.',
  },
  make: { id: 'Tambah foto', en: 'Add a photo' },
  list: { id: 'Daftar foto', en: 'List of photos' },
  search: { id: 'Judul', en: 'Title' },
  photo: { id: 'Foto', en: 'Photo' },
  takenOn: { id: 'Tanggal foto', en: 'Date' },
  brand: { id: 'Merek', en: 'Brand' },
  removed: { id: 'Foto dihapus.', en: 'The photo is removed.' },
  empty: { id: 'Belum ada foto', en: 'There are no photos yet' },
  emptyText: { id: 'Tambahkan foto perjalanan yang pertama.', en: 'Add the first photo of a journey.' },
})
