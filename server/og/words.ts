import { messages } from '#core/messages.ts'

export const words = messages({
  days: { id: (n: number) => `${n} hari`, en: (n: number) => `${n} days` },
  departs: { id: (day: string) => `Berangkat ${day}`, en: (day: string) => `Departs ${day}` },
  from: { id: (price: string) => `Mulai ${price}`, en: (price: string) => `From ${price}` },
  licence: { id: (number: string) => `Izin ${number}`, en: (number: string) => `Licence ${number}` },
  packages: {
    id: (n: number) => `${n} paket tersedia`,
    en: (n: number) => (n === 1 ? '1 package available' : `${n} packages available`),
  },
  items: { id: (n: number) => `${n} barang`, en: (n: number) => (n === 1 ? '1 item' : `${n} items`) },
  until: { id: (day: string) => `Sampai ${day}`, en: (day: string) => `Until ${day}` },
  less: { id: (part: string) => `Hemat ${part}`, en: (part: string) => `Save ${part}` },
  minutes: { id: (n: number) => `${n} menit baca`, en: (n: number) => `${n} min read` },
  upTo: {
    id: (part: string, most: string) => `${part}, maksimal ${most}`,
    en: (part: string, most: string) => `${part}, up to ${most}`,
  },
  surah: { id: (name: string) => `Surah ${name}`, en: (name: string) => `Surah ${name}` },
  verses: { id: (n: number) => `${n} ayat`, en: (n: number) => `${n} verses` },
  prayerTimes: { id: (place: string) => `Jadwal sholat ${place}`, en: (place: string) => `Prayer times in ${place}` },
  quran: { id: 'Al-Qur’an', en: 'The Quran' },
  reference: {
    id: (name: string, key: string) => `QS. ${name} ${key}`,
    en: (name: string, key: string) => `Quran ${key}, ${name}`,
  },
})
