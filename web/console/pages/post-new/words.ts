import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Artikel baru', en: 'New post' },
  text: { id: 'Disimpan sebagai draf. Anda menerbitkannya nanti.', en: 'Saved as a draft. You publish it later.' },
  list: { id: 'Artikel', en: 'Posts' },
  save: { id: 'Simpan draf', en: 'Save draft' },
})
