import { createHash } from 'node:crypto'
import { dayMs } from '#core/time.ts'

type Text = { id: string; en: string }

const authors = ['Siti Rahmawati', 'Budi Santoso', 'Nur Aini', 'Agus Salim', 'Dewi Lestari', 'Hendra Wijaya'] as const

const good: readonly Text[] = [
  {
    id: 'Alhamdulillah, pembimbingnya sabar dan jadwalnya jelas dari awal sampai pulang.',
    en: 'Alhamdulillah, our guide was patient and the schedule was clear from start to finish.',
  },
  {
    id: 'Hotel dekat dengan Masjidil Haram, orang tua saya tidak kelelahan.',
    en: 'The hotel was close to the Haram, so my parents did not get tired.',
  },
  {
    id: 'Harga sesuai yang dijanjikan, tidak ada biaya tambahan di tengah jalan.',
    en: 'The price was as promised, with no extra cost along the way.',
  },
  {
    id: 'Manasik sebelum berangkat sangat membantu kami yang baru pertama kali umrah.',
    en: 'The preparation class before departure helped us a lot on our first umrah.',
  },
  {
    id: 'Tim di bandara sigap, koper dan paspor diurus dengan rapi.',
    en: 'The airport team was quick and took good care of our bags and passports.',
  },
]
const mixed: Text = {
  id: 'Ibadahnya lancar, tetapi bus dari bandara terlambat hampir dua jam.',
  en: 'The worship went well, but the bus from the airport was almost two hours late.',
}

/** The same place always has the same reviews, at most five, as Google gives them: of some places it translates none. */
export function sandboxPlace(place_id: string, language: string) {
  const bytes = createHash('sha256').update(place_id).digest()
  const byte = (at: number) => bytes[at] ?? 0
  const speaks = language.startsWith('en') && !place_id.startsWith('untranslated-') ? 'en' : 'id'
  const reviews = Array.from({ length: 3 + (byte(0) % 3) }, (_, at) => {
    const isMixed = at === 2 && byte(1) % 2 === 0
    const text = isMixed ? mixed : (good[(byte(2) + at) % good.length] ?? mixed)
    const author = authors[(byte(3) + at) % authors.length]
    const link = `https://maps.google.com/maps/contrib/1${bytes.readUInt32BE(4)}${at}`
    return {
      name: `places/${place_id}/reviews/sandbox-${at}`,
      relativePublishTimeDescription: '',
      rating: isMixed ? 3 : 5 - ((byte(5) + at) % 2),
      text: { text: text[speaks], languageCode: speaks },
      originalText: { text: text.id, languageCode: 'id' },
      authorAttribution: { displayName: author, uri: link, photoUri: '' },
      publishTime: new Date(Date.UTC(2026, 5, 1) - (byte(6) + 40 * at) * dayMs).toISOString(),
    }
  })
  return {
    id: place_id,
    displayName: { text: 'SANDBOX', languageCode: speaks },
    rating: (42 + (byte(7) % 8)) / 10,
    userRatingCount: 40 + (bytes.readUInt16BE(8) % 400),
    googleMapsUri: `https://maps.google.com/?cid=${bytes.readUInt32BE(10)}`,
    reviews,
  }
}
