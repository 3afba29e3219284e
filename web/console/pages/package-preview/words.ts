import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Pratinjau', en: 'Preview' },
  packages: { id: 'Paket', en: 'Packages' },
  text: {
    id: 'Hanya terlihat di konsol. Begini isi paket yang tersimpan akan tampil dalam bahasa ini.',
    en: 'Only visible in the console. This is how the saved content will read in this language.',
  },
  facts: {
    id: (days: string, airport: string) => `${days} hari, berangkat dari ${airport}`,
    en: (days: string, airport: string) => `${days} days, departing from ${airport}`,
  },
  downPayment: {
    id: (amount: string) => `Uang muka ${amount} per orang`,
    en: (amount: string) => `Down payment ${amount} per person`,
  },
  day: { id: (n: string) => `Hari ${n}`, en: (n: string) => `Day ${n}` },
  cost: { id: (amount: string) => `sekitar ${amount}`, en: (amount: string) => `about ${amount}` },
  picture: { id: (n: number) => `Gambar ${n}`, en: (n: number) => `Picture ${n}` },
})
