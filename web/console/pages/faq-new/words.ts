import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Pertanyaan baru', en: 'New question' },
  list: { id: 'Tanya jawab', en: 'Questions and answers' },
  save: { id: 'Tambahkan pertanyaan', en: 'Add the question' },
  instead: {
    id: (question: string) => `Di merek ini menggantikan: ${question}`,
    en: (question: string) => `At this brand it replaces: ${question}`,
  },
})
