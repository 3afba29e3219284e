import { messages } from '#core/messages.ts'

/** What shapes of the desk's forms cannot know. */
export const words = messages({
  closes_early: { id: 'Jam tutup harus setelah jam buka', en: 'Closing time must be after opening time' },
})
