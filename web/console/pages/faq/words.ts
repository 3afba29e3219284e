import { messages } from '#core/messages.ts'

export const words = messages({
  list: { id: 'Tanya jawab', en: 'Questions and answers' },
  edit: { id: 'Pertanyaan dan jawaban', en: 'Question and answer' },
  own: { id: 'Tulis untuk merek tertentu', en: 'Write one for a brand' },
  removeText: {
    id: 'Pertanyaan hilang dari situs. Jika menggantikan pertanyaan bersama, yang bersama tampil lagi.',
    en: 'The question leaves the site. If it replaced a shared one, that one is shown again.',
  },
  created: { id: 'Pertanyaan ditambahkan.', en: 'The question is added.' },
  saved: { id: 'Pertanyaan disimpan.', en: 'The question is saved.' },
})
