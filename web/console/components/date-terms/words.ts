import { messages } from '#core/messages.ts'
import { roomNames } from '#modules/catalogue/rules/room-words.ts'

type Leg = { number: string; from: string; to: string; via?: string | undefined; leaves: string; lands: string }

/** What the terms of a date are called, in its forms and in a review. */
export const termWords = messages({
  ...roomNames,
  cutoff: { id: 'Batas pesan, hari sebelum berangkat', en: 'Booking ends, days before departure' },
  cutoffHint: { id: 'Kosongkan untuk mengikuti ketentuan umum', en: 'Leave empty to follow the usual rule' },
  airline: { id: 'Maskapai', en: 'Airline' },
  flights: { id: 'Penerbangan', en: 'Flights' },
  flightsHint: {
    id: 'Hari 1 adalah hari keberangkatan. Jam menurut waktu setempat.',
    en: 'Day 1 is the day of departure. Times are local.',
  },
  flightLine: {
    id: ({ via, ...leg }: Leg) =>
      `${leg.number}, ${leg.from} ${leg.leaves} – ${leg.to} ${leg.lands}${via ? `, transit di ${via}` : ''} (waktu setempat)`,
    en: ({ via, ...leg }: Leg) =>
      `${leg.number}, ${leg.from} ${leg.leaves} – ${leg.to} ${leg.lands}${via ? `, change of planes in ${via}` : ''} (local time)`,
  },
  number: { id: 'Nomor penerbangan', en: 'Flight number' },
  fromAirport: { id: 'Dari', en: 'From' },
  toAirport: { id: 'Ke', en: 'To' },
  viaAirport: { id: 'Transit di', en: 'Stops at' },
  departsDay: { id: 'Berangkat pada hari ke-', en: 'Leaves on day' },
  departsClock: { id: 'Jam berangkat', en: 'Leaves at' },
  departsZone: { id: 'Zona waktu berangkat', en: 'Time zone of departure' },
  arrivesDay: { id: 'Tiba pada hari ke-', en: 'Lands on day' },
  arrivesClock: { id: 'Jam tiba', en: 'Lands at' },
  arrivesZone: { id: 'Zona waktu tiba', en: 'Time zone of arrival' },
  stays: { id: 'Hotel', en: 'Hotels' },
  staysHint: {
    id: (email: string) => `Hotel belum ada di daftar? Kirim nama dan kotanya ke ${email}.`,
    en: (email: string) => `Is a hotel missing? Send its name and city to ${email}.`,
  },
  hotel: { id: 'Hotel', en: 'Hotel' },
  nights: { id: 'Malam', en: 'Nights' },
  prices: { id: 'Harga per orang', en: 'Price per person' },
  child: { id: 'Anak', en: 'Child' },
  infant: { id: 'Bayi', en: 'Infant' },
  notOffered: { id: 'tidak ditawarkan', en: 'not offered' },
  usualCutoff: { id: 'mengikuti ketentuan umum', en: 'follows the usual rule' },
  daysBefore: {
    id: (n: string) => `${n} hari sebelum berangkat`,
    en: (n: string) => (n === '1' ? '1 day before departure' : `${n} days before departure`),
  },
  nightsOf: { id: (n: string) => `${n} malam`, en: (n: string) => (n === '1' ? '1 night' : `${n} nights`) },
  pricesHint: {
    id: 'Kosongkan yang tidak ditawarkan. Harga quad tampil di daftar paket, jadi selalu diisi.',
    en: 'Leave empty what is not offered. The quad price is shown in lists, so it is always needed.',
  },
})
