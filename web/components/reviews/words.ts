import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  stars: { id: (n: string) => `${n} dari 5 bintang`, en: (n: string) => `${n} out of 5 stars` },
  travelled: { id: (day: string) => `Berangkat ${day}`, en: (day: string) => `Travelled ${day}` },
  picture: { id: (author: string) => `Foto dari ${author}`, en: (author: string) => `Photo by ${author}` },
  answer: { id: 'Jawaban travel', en: 'Reply from the travel agency' },
  otherLanguage: { id: 'Dalam bahasa Inggris', en: 'In Indonesian' },
  count: {
    id: (n: string) => `${n} ulasan`,
    en: (n: string) => (n === '1' ? '1 review' : `${n} reviews`),
  },
  starCount: {
    id: (stars: number, n: string) => `Bintang ${stars}: ${n} ulasan`,
    en: (stars: number, n: string) =>
      `${stars} ${stars === 1 ? 'star' : 'stars'}: ${n === '1' ? '1 review' : `${n} reviews`}`,
  },
})
