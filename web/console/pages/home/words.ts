import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Yang perlu dikerjakan hari ini', en: 'What needs doing today' },
  nothing: { id: 'Tidak ada yang menunggu Anda', en: 'Nothing is waiting for you' },
  nothingText: {
    id: 'Pekerjaan yang menjadi bagian Anda akan muncul di sini.',
    en: 'Work that is yours to do will appear here.',
  },
  signedIn: { id: 'Anda masuk sebagai', en: 'You are signed in as' },
  grants: { id: 'Peran Anda', en: 'Your roles' },
})
