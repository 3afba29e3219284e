/** Words for the kinds of journey: ours, and two that apps use as well (seeds, section 2, Search box). */
const meanings = {
  umroh: 'umroh',
  haji: 'haji',
  hajj: 'haji',
  'wisata-syariah': 'wisata-syariah',
  'halal-tour': 'wisata-syariah',
} as const

export const categoryWords = ['umroh', 'haji', 'hajj', 'wisata-syariah', 'halal-tour'] as const
export const categoryOf = (word: keyof typeof meanings) => meanings[word]
