import { messages } from '#core/messages.ts'

export const paidForWords = messages({
  title: {
    id: (n: string) => `Isi pesanan (${n} barang)`,
    en: (n: string) => (n === '1' ? 'What you’re buying (1 item)' : `What you’re buying (${n} items)`),
  },
  line: { id: (name: string, n: string) => `${name} × ${n}`, en: (name: string, n: string) => `${name} × ${n}` },
  destination: { id: 'Dikirim ke', en: 'Delivered to' },
  toOrder: { id: 'Lihat pesanan', en: 'See the order' },
})
