import { messages } from '#core/messages.ts'

/** What the forms of posts, banners, the gallery, questions and pages share. */
export const words = messages({
  brand: { id: 'Merek', en: 'Brand' },
  allBrands: { id: 'Semua merek', en: 'All brands' },
  title: { id: 'Judul', en: 'Title' },
  summary: { id: 'Ringkasan', en: 'Summary' },
  position: { id: 'Urutan', en: 'Order' },
  positionHint: { id: 'Angka kecil tampil lebih dulu', en: 'Lower numbers come first' },
  picture: { id: 'Gambar', en: 'Picture' },
  pictureNow: { id: 'Gambar sekarang', en: 'Current picture' },
  pictureFile: { id: 'Unggah gambar', en: 'Upload a picture' },
  pictureHint: {
    id: 'JPEG, PNG, WebP, atau AVIF, maksimal 10 MB. Kosongkan jika gambarnya tetap.',
    en: 'JPEG, PNG, WebP or AVIF, up to 10 MB. Leave empty to keep the picture.',
  },
  pictureHintNew: {
    id: 'JPEG, PNG, WebP, atau AVIF, maksimal 10 MB.',
    en: 'JPEG, PNG, WebP or AVIF, up to 10 MB.',
  },
  altId: { id: 'Deskripsi gambar (Indonesia)', en: 'Picture description (Indonesian)' },
  altEn: { id: 'Deskripsi gambar (Inggris)', en: 'Picture description (English)' },
  altHint: {
    id: 'Wajib untuk gambar baru. Dibacakan bagi yang tidak melihat gambar.',
    en: 'Required with a new picture. Read aloud to people who can’t see it.',
  },
  takenOn: { id: 'Tanggal foto', en: 'Date of the photo' },
  save: { id: 'Simpan', en: 'Save' },
  remove: { id: 'Hapus', en: 'Remove' },
  onSite: { id: 'Lihat di situs', en: 'See it on the site' },
})
