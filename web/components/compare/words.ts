import { messages } from '#core/messages.ts'

export const words = messages({
  compare: { id: 'Bandingkan', en: 'Compare' },
  compareNamed: { id: (name: string) => `Bandingkan ${name}`, en: (name: string) => `Compare ${name}` },
  full: { id: 'Maksimal 4 paket', en: '4 packages at most' },
  picked: {
    id: (n: number) => `${n} paket dipilih`,
    en: (n: number) => (n === 1 ? '1 package selected' : `${n} packages selected`),
  },
  one: { id: 'Pilih satu lagi', en: 'Choose one more' },
  clear: { id: 'Kosongkan', en: 'Clear' },
})
