import { messages } from '#core/messages.ts'

export const words = messages({
  waitSeconds: {
    id: (n: number) => `Coba lagi dalam ${n} detik.`,
    en: (n: number) => `Try again in ${n} seconds.`,
  },
  waitMinutes: {
    id: (n: number) => `Coba lagi dalam ${n} menit.`,
    en: (n: number) => `Try again in ${n} minutes.`,
  },
})
