import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Umrah, haji dan wisata syariah', en: 'Umrah, hajj and sharia travel' },
})
