import type { Db } from '#core/context.ts'
import { type Language, messages } from '#core/messages.ts'
import type { OfferedJourney } from './rules/differences.ts'
import { listAllExtras, listAllVehicles } from './store.supply.ts'
import { cabinWords } from './words.ts'

const includedWords = messages({
  visa: { id: 'Visa umrah', en: 'Umrah visa' },
  flights: { id: 'Tiket pulang-pergi dan bagasi', en: 'Return flights with luggage' },
  hotels: { id: 'Hotel berizin di Makkah dan Madinah', en: 'Licensed hotels in Makkah and Madinah' },
  transport: { id: 'Kendaraan pribadi untuk keluarga Anda', en: 'A vehicle for your family alone' },
  handling: {
    id: 'Handling bandara di Indonesia dan Arab Saudi',
    en: 'Airport handling in Indonesia and Saudi Arabia',
  },
  assistance: { id: 'Muthawif saat umrah pertama', en: 'A mutawwif for your first umrah' },
})

const included = ['visa', 'flights', 'hotels', 'transport', 'handling', 'assistance'] as const

/** What every private umrah has, whatever else is chosen. */
export const includedIn = (language: Language): string[] => included.map((part) => includedWords(language)[part])

/** The same in both, for a package. */
export const includedTexts = () =>
  included.map((part) => ({ id: includedWords('id')[part], en: includedWords('en')[part] }))

const ownWords = messages({
  cabin: { id: (name: string) => `Kelas penerbangan: ${name}`, en: (name: string) => `Flight class: ${name}` },
  vehicle: { id: (name: string) => `Kendaraan: ${name}`, en: (name: string) => `Vehicle: ${name}` },
})

/** What an offer has of its own: how they fly, what they ride in, and what they chose beside it. */
export async function offeredTexts(db: Db, { cabin, vehicle_id, extra_ids }: OfferedJourney) {
  const vehicle = (await listAllVehicles(db)).find(({ id }) => id === vehicle_id)
  const extras = (await listAllExtras(db)).filter(({ id }) => extra_ids.includes(id))
  const both = (say: (language: Language) => string) => ({ id: say('id'), en: say('en') })
  return [
    both((language) => ownWords(language).cabin(cabinWords(language)[cabin])),
    ...(vehicle ? [both((language) => ownWords(language).vehicle(vehicle.name[language]))] : []),
    ...extras.map(({ name }) => ({ id: name.id, en: name.en })),
  ]
}

/** How it goes, from the wish to the journey. */
export const stepWords = messages({
  build_title: { id: 'Susun rencana', en: 'Build your plan' },
  build_text: {
    id: 'Pilih tanggal, penerbangan, hotel, dan kendaraan. Perkiraan harga mengikuti setiap pilihan.',
    en: 'Choose dates, flights, hotels and a vehicle. The estimate follows every choice.',
  },
  offers_title: { id: 'Terima penawaran', en: 'Get offers' },
  offers_text: {
    id: 'Travel berizin PPIU yang melayani kota Anda memberi penawaran. Kontak Anda tidak mereka lihat.',
    en: 'Licensed agencies that serve your city make offers. They don’t see your contact details.',
  },
  choose_title: { id: 'Bandingkan dan pilih', en: 'Compare and choose' },
  choose_text: {
    id: 'Lihat harga, perbedaan dari rencana, dan ketentuan pengembalian dana. Terima satu, atau tidak sama sekali.',
    en: 'See the price, what differs from your plan and the refund terms. Accept one, or none.',
  },
  go_title: { id: 'Bayar dan berangkat', en: 'Pay and go' },
  go_text: {
    id: 'Bayar penuh atau uang muka. Selanjutnya sama seperti paket lain: dokumen, jadwal, dan e-voucher.',
    en: 'Pay in full or a down payment. From then on it is a booking like any other: documents, itinerary, e-voucher.',
  },
})
