/** Colours that goods come in, by the name a shop gives them. */
export const dyes = {
  hitam: { id: 'Hitam', en: 'Black', hex: '#2a2b30' },
  putih: { id: 'Putih', en: 'White', hex: '#f8f5ee' },
  krem: { id: 'Krem', en: 'Cream', hex: '#ecdcbd' },
  cokelat: { id: 'Cokelat', en: 'Brown', hex: '#83512f' },
  marun: { id: 'Marun', en: 'Maroon', hex: '#7d2535' },
  hijau: { id: 'Hijau', en: 'Green', hex: '#1f6d52' },
  mint: { id: 'Hijau mint', en: 'Mint green', hex: '#a8cfba' },
  navy: { id: 'Biru tua', en: 'Navy', hex: '#24395f' },
  biru: { id: 'Biru muda', en: 'Light blue', hex: '#86b3cf' },
  abu: { id: 'Abu-abu', en: 'Grey', hex: '#9ba1a6' },
  ungu: { id: 'Ungu', en: 'Purple', hex: '#6a4d86' },
  merahmuda: { id: 'Merah muda', en: 'Pink', hex: '#dfa3ab' },
  terakota: { id: 'Terakota', en: 'Terracotta', hex: '#bf6444' },
  emas: { id: 'Emas', en: 'Gold', hex: '#cb9b3c' },
  toska: { id: 'Toska', en: 'Turquoise', hex: '#2f8d8f' },
} as const

export type Dye = keyof typeof dyes
