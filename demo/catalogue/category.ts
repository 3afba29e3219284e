export const categories = ['umroh', 'haji', 'wisata-syariah'] as const
export type Category = (typeof categories)[number]
export const isCategory = (text: string): text is Category => categories.some((category) => category === text)
