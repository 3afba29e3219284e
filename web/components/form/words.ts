import { messages } from '#core/messages.ts'

export const words = messages({
  waitSeconds: {
    id: (n: number) => `Coba lagi dalam ${n} detik.`,
    en: (n: number) => `Try again in ${n} ${n === 1 ? 'second' : 'seconds'}.`,
  },
  waitMinutes: {
    id: (n: number) => `Coba lagi dalam ${n} menit.`,
    en: (n: number) => `Try again in ${n} ${n === 1 ? 'minute' : 'minutes'}.`,
  },
})
