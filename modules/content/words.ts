import { messages } from '#core/messages.ts'

/** Columns of the file of reported comments. */
export const reportedColumns = messages({
  created_at: { id: 'Ditulis pada', en: 'Written at' },
  author: { id: 'Penulis', en: 'Author' },
  text: { id: 'Komentar', en: 'Comment' },
  post: { id: 'Artikel', en: 'Post' },
  reports: { id: 'Jumlah laporan', en: 'Reports' },
  visibility: { id: 'Tampil', en: 'Visibility' },
  shown: { id: 'Tampil', en: 'Shown' },
  hidden: { id: 'Disembunyikan', en: 'Hidden' },
})

/** What is wrong with a form of the editors, each at its field. */
export const fieldWords = messages({
  slug_taken: { id: 'Alamat ini sudah dipakai artikel lain', en: 'Another post already has this address' },
  category_unknown: { id: 'Pilih kategori dari merek ini', en: 'Choose a category of this brand' },
  picture_needed: { id: 'Pilih gambar', en: 'Choose a picture' },
  body_empty: {
    id: 'Isi artikel terlalu pendek. Tulis setidaknya satu kalimat',
    en: 'The text is too short. Write at least a sentence',
  },
  text_picture_unknown: {
    id: 'Satu gambar di teks ini tidak ada. Hapus, lalu unggah lagi lewat tombol Gambar',
    en: 'A picture in this text does not exist. Remove it, then upload it again with the Picture button',
  },
  english_whole: {
    id: 'Isi judul, ringkasan, dan teks bahasa Inggris, atau kosongkan ketiganya',
    en: 'Fill in the English title, summary and text, or leave all three empty',
  },
  time_needed: { id: 'Isi tanggal dan jam terbit', en: 'Fill in the date and time' },
  time_over: { id: 'Waktu ini sudah lewat', en: 'This time has passed' },
  time_far: { id: 'Paling lama setahun dari sekarang', en: 'Within a year from now' },
  reason_needed: { id: 'Tulis alasannya, minimal 5 karakter', en: 'Give a reason of at least 5 characters' },
  days_turned: { id: 'Hari terakhir mendahului hari pertama', en: 'The last day is before the first' },
  already_own: { id: 'Merek ini sudah punya teksnya sendiri', en: 'This brand already has its own' },
})

export const conflictWords = messages({
  now: {
    id: (text: string, name: string) => (name ? `Diubah oleh ${name} menjadi: ${text}` : `Sekarang: ${text}`),
    en: (text: string, name: string) => (name ? `Changed by ${name} to: ${text}` : `Now: ${text}`),
  },
  nothing: { id: 'kosong', en: 'empty' },
})

/** Columns of the file of posts, and how one stands. */
export const postColumns = messages({
  tenant: { id: 'Merek', en: 'Brand' },
  title: { id: 'Judul', en: 'Title' },
  category: { id: 'Kategori', en: 'Category' },
  author: { id: 'Penulis', en: 'Author' },
  state: { id: 'Status', en: 'Status' },
  published_at: { id: 'Terbit pada', en: 'Published at' },
  updated_at: { id: 'Diubah pada', en: 'Changed at' },
  views: { id: 'Dibaca', en: 'Views' },
  slug: { id: 'Alamat halaman', en: 'Page address' },
  draft: { id: 'Draf', en: 'Draft' },
  scheduled: { id: 'Terjadwal', en: 'Scheduled' },
  published: { id: 'Terbit', en: 'Published' },
  withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
})

/** Columns of the files of banners and of the gallery, and how a banner stands. */
export const showcaseColumns = messages({
  tenant: { id: 'Merek', en: 'Brand' },
  title: { id: 'Judul', en: 'Title' },
  state: { id: 'Status', en: 'Status' },
  starts_on: { id: 'Hari pertama', en: 'First day' },
  ends_on: { id: 'Hari terakhir', en: 'Last day' },
  path: { id: 'Tautan', en: 'Link' },
  position: { id: 'Urutan', en: 'Order' },
  taken_on: { id: 'Tanggal foto', en: 'Taken on' },
  shown: { id: 'Tampil', en: 'Shown' },
  coming: { id: 'Belum mulai', en: 'Not started' },
  over: { id: 'Berakhir', en: 'Over' },
})

/** Columns of the files of questions and of pages. */
export const textColumns = messages({
  tenant: { id: 'Merek', en: 'Brand' },
  all_brands: { id: 'Semua merek', en: 'All brands' },
  question: { id: 'Pertanyaan', en: 'Question' },
  group: { id: 'Kelompok', en: 'Group' },
  position: { id: 'Urutan', en: 'Order' },
  slug: { id: 'Alamat', en: 'Address' },
  title: { id: 'Judul', en: 'Title' },
  kind: { id: 'Jenis', en: 'Kind' },
  path: { id: 'Halaman', en: 'Page' },
  version: { id: 'Versi', en: 'Version' },
  dated_on: { id: 'Berlaku sejak', en: 'In force since' },
  document: { id: 'Dokumen', en: 'Document' },
  guide: { id: 'Panduan', en: 'Guide' },
  index: { id: 'Daftar panduan', en: 'List of guides' },
  walk: { id: 'Langkah ibadah', en: 'Steps of worship' },
})
