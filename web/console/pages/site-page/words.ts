import { messages } from '#core/messages.ts'

export const words = messages({
  list: { id: 'Halaman', en: 'Pages' },
  edit: { id: 'Ubah halaman', en: 'Change the page' },
  standing: {
    id: (version: string, day: string) => `Versi ${version}, berlaku sejak ${day}`,
    en: (version: string, day: string) => `Version ${version}, in force since ${day}`,
  },
  saveText: {
    id: 'Menyimpan membuat versi baru yang langsung tampil di situs. Versi sebelumnya tetap dapat dibaca.',
    en: 'Saving makes a new version that is on the site at once. The former one stays readable.',
  },
  guideText: {
    id: 'Panduan yang diubah perlu diperiksa lagi sebelum nama pemeriksa tampil.',
    en: 'A guide that changes needs a new review before a reviewer’s name is shown.',
  },
  own: { id: 'Salinan untuk merek', en: 'A copy for a brand' },
  ownText: {
    id: 'Situs merek itu lalu menampilkan salinannya. Perubahan teks bersama tidak ikut lagi.',
    en: 'That brand’s site then shows its copy. Changes of the shared text no longer reach it.',
  },
  makeOwn: { id: 'Buat salinan', en: 'Make a copy' },
  former: { id: 'Versi sebelumnya', en: 'Former versions' },
  noFormer: { id: 'Belum pernah diubah.', en: 'Never changed so far.' },
  formerRow: {
    id: (version: string, from: string, until: string) => `Versi ${version}, ${from} – ${until}`,
    en: (version: string, from: string, until: string) => `Version ${version}, ${from} – ${until}`,
  },
  replacedBy: { id: (name: string) => `Diganti oleh ${name}`, en: (name: string) => `Replaced by ${name}` },
  current: { id: 'Kembali ke versi sekarang', en: 'Back to the current version' },
})

export const doneWords = messages({
  saved: { id: 'Halaman disimpan dan tampil di situs.', en: 'The page is saved and on the site.' },
  own: { id: 'Salinan dibuat. Ubah isinya di bawah.', en: 'The copy is made. Change it below.' },
})
