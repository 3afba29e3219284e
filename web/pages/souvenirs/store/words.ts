import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  stores: { id: 'Toko', en: 'Stores' },
  title: {
    id: (name: string, city: string) => `${name}, toko oleh-oleh di ${city}`,
    en: (name: string, city: string) => `${name}, souvenir store in ${city}`,
  },
  description: {
    id: (name: string, city: string, items: string) =>
      `${name} mengirim oleh-oleh haji dan umrah dari ${city}. Lihat ${items} yang dijual, harga, dan jam bukanya.`,
    en: (name: string, city: string, items: string) =>
      `${name} sends hajj and umrah souvenirs from ${city}. See the ${items} it sells, prices and opening hours.`,
  },
  sentFrom: {
    id: (city: string, province: string) => `Dikirim dari ${city}, ${province}`,
    en: (city: string, province: string) => `Sent from ${city}, ${province}`,
  },
  hours: {
    id: (days: string, from: string, to: string) => `${days}, ${from}–${to} WIB`,
    en: (days: string, from: string, to: string) => `${days}, ${from}–${to} WIB`,
  },
  everyDay: { id: 'Setiap hari', en: 'Every day' },
  sells: { id: 'Barang di toko ini', en: 'Sold in this store' },
  holiday: { id: 'Toko sedang libur', en: 'The store is on holiday' },
  holidayText: {
    id: (day: string) => `Sampai ${day}. Barang tetap bisa dilihat dan disimpan.`,
    en: (day: string) => `Until ${day}. You can still look around and save items.`,
  },
  holidaySoon: { id: 'Toko akan libur', en: 'The store will be on holiday' },
  holidaySoonText: { id: (day: string) => `Mulai ${day}.`, en: (day: string) => `From ${day}.` },
})
