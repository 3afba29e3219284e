import { messages } from '#core/messages.ts'

export const words = messages({
  placeholder: { id: 'Mau berangkat ke mana?', en: 'Where do you want to go?' },
  search: { id: 'Cari', en: 'Search' },
})
