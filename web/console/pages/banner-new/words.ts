import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Banner baru', en: 'New banner' },
  list: { id: 'Banner', en: 'Banners' },
  save: { id: 'Tambahkan banner', en: 'Add the banner' },
})
