import { messages } from '#core/messages.ts'

/** What somebody who is away is told of unread messages. */
export const awayWords = messages({
  answered: { id: (name: string) => `${name} membalas pesan Anda`, en: (name: string) => `${name} has answered you` },
  unread: {
    id: (unread: number) => `Ada ${unread} pesan dari konsultan yang belum Anda baca.`,
    en: (unread: number) =>
      unread === 1
        ? 'One message from your consultant is unread.'
        : `${unread} messages from your consultant are unread.`,
  },
  why: {
    id: 'Anda menerima email ini karena bertanya kepada konsultan kami.',
    en: 'You get this email because you asked one of our consultants.',
  },
  open: { id: 'Buka chat', en: 'Open chat' },
  waiting: {
    id: (count: number) => `${count} percakapan menunggu jawaban Anda`,
    en: (count: number) =>
      count === 1 ? 'A conversation waits for your answer' : `${count} conversations wait for your answer`,
  },
  untaken: {
    id: (count: number) => `${count} percakapan belum diambil siapa pun`,
    en: (count: number) =>
      count === 1
        ? 'A conversation waits for somebody to take it'
        : `${count} conversations wait for somebody to take them`,
  },
  untakenText: {
    id: 'Jamaah sudah menulis, dan belum ada konsultan yang aktif. Siapa yang lebih dulu aktif akan mendapatkannya.',
    en: 'Members have written, and no consultant is on. Whoever comes on first gets them.',
  },
  waitingText: {
    id: 'Ada pesan dari jamaah yang belum Anda baca.',
    en: 'Members have written to you, and you have not read it yet.',
  },
})
