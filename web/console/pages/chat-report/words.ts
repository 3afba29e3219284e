import { messages } from '#core/messages.ts'

export const words = messages({
  reports: { id: 'Laporan percakapan', en: 'Conversation reports' },
  left: { id: 'Akun sudah dihapus', en: 'Account deleted' },
  said: { id: 'Yang dilaporkan', en: 'What was reported' },
  by: {
    id: (brand: string, at: string) => `${brand}, ${at}`,
    en: (brand: string, at: string) => `${brand}, ${at}`,
  },
  consultant: { id: (name: string) => `Konsultan: ${name}`, en: (name: string) => `Consultant: ${name}` },
  conversation: { id: 'Percakapan', en: 'The conversation' },
  older: { id: 'Pesan sebelumnya', en: 'Older messages' },
  handle: { id: 'Tandai selesai', en: 'Mark as handled' },
  note: { id: 'Hasil pemeriksaan', en: 'What came of it' },
  noteHint: {
    id: '10 sampai 1.000 karakter. Tidak dibaca jamaah.',
    en: '10 to 1,000 characters. Members don’t read it.',
  },
  handled: {
    id: (name: string, at: string) => `Ditangani ${name}, ${at}`,
    en: (name: string, at: string) => `Handled by ${name}, ${at}`,
  },
  concerned: {
    id: 'Anda menjawab di percakapan ini. Orang lain harus memeriksanya.',
    en: 'You answered in this conversation. Somebody else has to look into it.',
  },
})
