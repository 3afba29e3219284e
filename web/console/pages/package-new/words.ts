import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Buat paket', en: 'Create a package' },
  text: {
    id: 'Paket dibuat sebagai draf dan belum terlihat di situs. Kategori dan jenis perjalanan tidak dapat diubah setelah paket tayang.',
    en: 'The package starts as a draft and is not shown on the site. Its category and type of journey cannot change once it is published.',
  },
  packages: { id: 'Paket', en: 'Packages' },
  later: { id: '(wajib sebelum tayang)', en: '(needed to publish)' },
  create: { id: 'Buat draf', en: 'Create the draft' },
})
