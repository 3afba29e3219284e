import { messages } from '#core/messages.ts'

export const words = messages({
  list: { id: 'Tinjauan panduan', en: 'Guide reviews' },
  onSite: { id: 'Lihat di situs', en: 'See it on the site' },
  body: { id: 'Teks panduan', en: 'Text of the guide' },
})
