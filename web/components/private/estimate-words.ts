import { messages } from '#core/messages.ts'

/** Words of an estimate and of the days of a plan. */
export const estimateWords = messages({
  times: { id: (n: number, price: string) => `${n} × ${price}`, en: (n: number, price: string) => `${n} × ${price}` },
  nights: { id: (n: number) => `${n} malam`, en: (n: number) => (n === 1 ? '1 night' : `${n} nights`) },
  rooms: {
    id: (n: number, room: string) => `${n} kamar ${room}`,
    en: (n: number, room: string) => (n === 1 ? `1 ${room} room` : `${n} ${room} rooms`),
  },
  range: {
    id: (low: string, high: string) => `Penawaran travel biasanya antara ${low} dan ${high}.`,
    en: (low: string, high: string) => `Agencies usually offer between ${low} and ${high}.`,
  },
  perPerson: { id: (amount: string) => `${amount} per orang`, en: (amount: string) => `${amount} per person` },
  departs: { id: (airport: string) => `Berangkat dari ${airport}`, en: (airport: string) => `Leave from ${airport}` },
  arrives: { id: (airport: string) => `Tiba di ${airport}`, en: (airport: string) => `Arrive at ${airport}` },
  checkIn: { id: (hotel: string) => `Masuk ${hotel}`, en: (hotel: string) => `Check in at ${hotel}` },
  leaves: { id: (airport: string) => `Pulang dari ${airport}`, en: (airport: string) => `Fly home from ${airport}` },
  returns: { id: (airport: string) => `Tiba di ${airport}`, en: (airport: string) => `Back at ${airport}` },
  flight: {
    id: (airline: string, number: string, time: string) => `${airline} ${number}, pukul ${time}`,
    en: (airline: string, number: string, time: string) => `${airline} ${number}, at ${time}`,
  },
  via: {
    id: (flight: string, airport: string) => `${flight}, transit di ${airport}`,
    en: (flight: string, airport: string) => `${flight}, via ${airport}`,
  },
  atTime: { id: (time: string) => `Pukul ${time}`, en: (time: string) => `At ${time}` },
})
