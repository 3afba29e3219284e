import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  short: { id: 'Manasik umrah', en: 'Umrah step by step' },
  steps: { id: 'Langkah umrah', en: 'Steps of umrah' },
  stepOf: {
    id: (n: number, all: number) => `Langkah ${n} dari ${all}`,
    en: (n: number, all: number) => `Step ${n} of ${all}`,
  },
  next: { id: (title: string) => `Lanjut: ${title}`, en: (title: string) => `Next: ${title}` },
  back: { id: 'Kembali', en: 'Back' },
  counter: { id: 'Penghitung', en: 'Counter' },
  tawafCount: { id: (n: number) => `${n} dari 7 putaran`, en: (n: number) => `${n} of 7 rounds` },
  saiCount: { id: (n: number) => `${n} dari 7 perjalanan`, en: (n: number) => `${n} of 7 lengths` },
  tawafNext: { id: (n: number) => `Putaran ke-${n} selesai`, en: (n: number) => `Round ${n} done` },
  saiNext: {
    id: (n: number) => `Perjalanan ke-${n}: tiba di ${n % 2 === 1 ? 'Marwah' : 'Safa'}`,
    en: (n: number) => `Length ${n}: reached ${n % 2 === 1 ? 'Marwah' : 'Safa'}`,
  },
  tawafDone: { id: 'Tujuh putaran lengkap.', en: 'Seven rounds complete.' },
  saiDone: { id: 'Tujuh perjalanan lengkap. Anda di Marwah.', en: 'Seven lengths complete. You are at Marwah.' },
  undo: { id: 'Kurangi satu', en: 'Undo one' },
  again: { id: 'Hitung dari nol', en: 'Count from zero' },
  resume: { id: 'Terakhir Anda berhenti di sini', en: 'You stopped here last time' },
  resumeAt: { id: 'Lanjutkan', en: 'Continue' },
  restart: { id: 'Mulai lagi dari awal', en: 'Start over' },
  savedNote: {
    id: 'Langkah dan putaran terakhir Anda hanya disimpan di perangkat ini.',
    en: 'Your last step and round are saved on this device only.',
  },
})
