import { messages } from '#core/messages.ts'

/** The form of a post, and how one stands. */
export const postWords = messages({
  draft: { id: 'Draf', en: 'Draft' },
  scheduled: { id: 'Terjadwal', en: 'Scheduled' },
  published: { id: 'Terbit', en: 'Published' },
  withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
  body: { id: 'Isi artikel', en: 'Text' },
  bodyHint: {
    id: 'Versi Inggris boleh kosong: pembaca Inggris lalu melihat yang Indonesia.',
    en: 'English may stay empty: English readers then see the Indonesian text.',
  },
  textPicture: { id: 'Gambar di dalam teks', en: 'Picture inside the text' },
  textPictureFile: { id: 'Unggah gambar untuk teks', en: 'Upload a picture for the text' },
  textPictureHint: {
    id: 'Saat disimpan, gambar ditaruh di akhir teks. Pindahkan baris img-nya ke tempat yang Anda mau.',
    en: 'It is put at the end of the text when you save. Move its img line to where you want it.',
  },
  textAltId: { id: 'Deskripsi gambar teks (Indonesia)', en: 'Description of that picture (Indonesian)' },
  textAltEn: { id: 'Deskripsi gambar teks (Inggris)', en: 'Description of that picture (English)' },
  category: { id: 'Kategori', en: 'Category' },
  kind: { id: 'Jenis', en: 'Kind' },
  article: { id: 'Artikel', en: 'Article' },
  press_release: { id: 'Siaran pers', en: 'Press release' },
  slug: { id: 'Alamat halaman', en: 'Page address' },
  slugHint: {
    id: 'Kosongkan agar dibuat dari judul. Alamat lama yang sudah terbit dialihkan ke yang baru.',
    en: 'Leave empty to make it from the title. A published address that changes leads on to the new one.',
  },
  authorName: { id: 'Nama penulis', en: 'Author’s name' },
  authorRole: { id: 'Jabatan penulis', en: 'Author’s role' },
  header: { id: 'Tampilkan paling atas di blog', en: 'Show at the top of the blog' },
})
