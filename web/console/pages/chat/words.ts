import { messages } from '#core/messages.ts'

export const words = messages({
  choose: { id: 'Pilih percakapan', en: 'Choose a conversation' },
  chooseText: {
    id: 'Yang paling lama menunggu ada di atas.',
    en: 'Whoever has waited longest is at the top.',
  },
})
