import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Ketentuan bertanggal', en: 'Dated rules' },
  text: {
    id: 'Angka yang dapat diubah oleh peraturan, bank, atau kita sendiri. Perubahan selalu mulai dari hari yang akan datang.',
    en: 'Numbers that the law, a bank or we may change. A change always begins on a day to come.',
  },
  list: { id: 'Daftar ketentuan', en: 'List of rules' },
  rule: { id: 'Ketentuan', en: 'Rule' },
  now: { id: 'Berlaku hari ini', en: 'Holds today' },
  since: { id: 'Sejak', en: 'Since' },
  source: { id: 'Sumber', en: 'Source' },
  next: { id: 'Berikutnya', en: 'Next' },
  nextOn: {
    id: (value: string, day: string) => `${value} mulai ${day}`,
    en: (value: string, day: string) => `${value} from ${day}`,
  },
  none: { id: 'Tidak ada', en: 'None' },
})
