import { messages } from '#core/messages.ts'

/** A plan in words. Read by loaders: the browser gets one language. */
export const planWords = messages({
  departs: { id: 'Berangkat', en: 'Departure' },
  returns: { id: 'Tiba kembali', en: 'Back home' },
  length: { id: 'Lama di Tanah Suci', en: 'Nights in the Holy Land' },
  nights: {
    id: (n: string) => `${n} malam`,
    en: (n: string) => `${n} ${n === '1' ? 'night' : 'nights'}`,
  },
  there: { id: 'Penerbangan pergi', en: 'Flight out' },
  home: { id: 'Penerbangan pulang', en: 'Flight home' },
  route: { id: (from: string, to: string) => `${from} ke ${to}`, en: (from: string, to: string) => `${from} to ${to}` },
  via: { id: (stop: string) => `transit di ${stop}`, en: (stop: string) => `via ${stop}` },
  times: {
    id: (departs: string, arrives: string) => `berangkat ${departs}, tiba ${arrives} waktu setempat`,
    en: (departs: string, arrives: string) => `departs ${departs}, arrives ${arrives} local time`,
  },
  later: {
    id: (clock: string, days: string) => `${clock} (+${days} hari)`,
    en: (clock: string, days: string) => `${clock} (+${days} ${days === '1' ? 'day' : 'days'})`,
  },
  stay: { id: (city: string) => `Hotel di ${city}`, en: (city: string) => `Hotel in ${city}` },
  fromTo: { id: (from: string, to: string) => `${from} – ${to}`, en: (from: string, to: string) => `${from} – ${to}` },
  room: {
    id: (count: string, sleeps: string) => `${count} kamar untuk ${sleeps} orang`,
    en: (count: string, sleeps: string) => `${count} ${count === '1' ? 'room' : 'rooms'} for ${sleeps}`,
  },
})
