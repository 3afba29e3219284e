import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  items: { id: (n: string) => `${n} barang`, en: (n: string) => (n === '1' ? '1 item' : `${n} items`) },
  closedUntil: { id: (day: string) => `Libur sampai ${day}`, en: (day: string) => `On holiday until ${day}` },
})
