import { messages } from '#core/messages.ts'

export const words = messages({
  list: { id: 'Tinjauan panduan', en: 'Guide reviews' },
  onSite: { id: 'Lihat di situs', en: 'See it on the site' },
  body: { id: 'Panduan seperti di situs', en: 'The guide as on the site' },
})
