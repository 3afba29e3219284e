import { messages } from '#core/messages.ts'

/** What somebody who is away is told of unread messages. */
export const awayWords = messages({
  member: {
    id: (name: string, unread: number) => ({
      title: `${name} membalas pesan Anda`,
      text: `Ada ${unread} pesan dari konsultan yang belum Anda baca.`,
      more: [],
      action: 'Buka chat',
      footer: 'Anda menerima email ini karena bertanya kepada konsultan kami.',
    }),
    en: (name: string, unread: number) => ({
      title: `${name} has answered you`,
      text:
        unread === 1
          ? 'One message from your consultant is unread.'
          : `${unread} messages from your consultant are unread.`,
      more: [],
      action: 'Open chat',
      footer: 'You get this email because you asked one of our consultants.',
    }),
  },
  consultant: {
    id: (count: number) => ({
      subject: `${count} percakapan menunggu jawaban Anda`,
      paragraphs: ['Ada pesan dari jamaah yang belum Anda baca.'],
      action: { label: 'Buka chat', path: '/chat' },
    }),
    en: (count: number) => ({
      subject: count === 1 ? 'A conversation waits for your answer' : `${count} conversations wait for your answer`,
      paragraphs: ['Members have written to you, and you have not read it yet.'],
      action: { label: 'Open chat', path: '/chat' },
    }),
  },
})
