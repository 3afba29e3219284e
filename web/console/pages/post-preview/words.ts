import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Pratinjau', en: 'Preview' },
  list: { id: 'Artikel', en: 'Posts' },
  text: {
    id: 'Hanya terlihat di konsol. Begini isi yang tersimpan akan tampil di situs.',
    en: 'Only visible in the console. This is how the saved text will look on the site.',
  },
  onlyIndonesian: { id: 'Belum ada versi bahasa Inggris', en: 'Not written in English yet' },
  onlyIndonesianText: {
    id: 'Pembaca bahasa Inggris melihat teks Indonesia ini.',
    en: 'English readers see this Indonesian text.',
  },
})
