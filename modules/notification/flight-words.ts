import { messages } from '#core/messages.ts'

/** What members are told of another flight back. */
export const flightWords = messages({
  returnChanged: { id: 'Penerbangan pulang berubah', en: 'Your return flight has changed' },
  returnChangedText: {
    id: (product: string, day: string) =>
      `Travel mengubah penerbangan pulang ${product}, keberangkatan ${day}. Tanggal pulang dan kotanya tetap.`,
    en: (product: string, day: string) =>
      `The travel agency changed the return flight of ${product}, departing ${day}. The return date and cities stay the same.`,
  },
  leg: {
    id: (number: string, from: string, to: string, at: string) => `${number}, ${from} ke ${to}: ${at} waktu setempat.`,
    en: (number: string, from: string, to: string, at: string) => `${number}, ${from} to ${to}: ${at} local time.`,
  },
  returnChangedNext: {
    id: 'Jadwal terbaru ada di halaman pesanan Anda.',
    en: 'Your order page has the latest schedule.',
  },
})
