import { messages } from '#core/messages.ts'

export const words = messages({
  minutes: { id: (n: number) => `${n} menit baca`, en: (n: number) => `${n} min read` },
  views: {
    id: (n: string) => `${n} kali dibaca`,
    en: (n: string) => (n === '1' ? '1 read' : `${n} reads`),
  },
  onlyIndonesian: { id: 'Bahasa Indonesia', en: 'In Indonesian' },
})
