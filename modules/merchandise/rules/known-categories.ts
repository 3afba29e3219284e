type KnownCategory = {
  slug: string
  name: { id: string; en: string }
  requires_halal?: boolean
  requires_bpom?: boolean
}

const inOrder: readonly KnownCategory[] = [
  { slug: 'kurma', name: { id: 'Kurma', en: 'Dates' }, requires_halal: true },
  { slug: 'makanan-minuman', name: { id: 'Makanan & Minuman', en: 'Food & drinks' }, requires_halal: true },
  // The water itself may not leave Saudi Arabia to be sold: only what holds it.
  { slug: 'zamzam', name: { id: 'Wadah Zamzam', en: 'Zamzam containers' } },
  { slug: 'sajadah', name: { id: 'Sajadah', en: 'Prayer mats' } },
  { slug: 'tasbih', name: { id: 'Tasbih', en: 'Prayer beads' } },
  { slug: 'mukena', name: { id: 'Mukena', en: 'Prayer robes' } },
  { slug: 'peci', name: { id: 'Peci', en: 'Prayer caps' } },
  { slug: 'parfum', name: { id: 'Parfum', en: 'Perfume' }, requires_halal: true, requires_bpom: true },
  { slug: 'kosmetik', name: { id: 'Kosmetik', en: 'Cosmetics' }, requires_halal: true, requires_bpom: true },
  { slug: 'buku', name: { id: 'Buku', en: 'Books' } },
  { slug: 'perlengkapan-ihram', name: { id: 'Perlengkapan Ihram', en: 'Ihram essentials' } },
  { slug: 'perlengkapan-umrah', name: { id: 'Perlengkapan Umrah', en: 'Umrah essentials' } },
  { slug: 'busana-muslim', name: { id: 'Busana Muslim', en: 'Muslim wear' } },
  { slug: 'oleh-oleh-haji-box', name: { id: 'Paket Oleh-oleh', en: 'Gift boxes' }, requires_halal: true },
  { slug: 'anak', name: { id: 'Anak', en: 'For children' } },
  { slug: 'dekorasi', name: { id: 'Dekorasi', en: 'Home decoration' } },
]

/** Kinds of things of every installation, in the order in which they are offered. Their pictures are drawn by demo/pictures.ts. */
export const knownCategories = inOrder.map(
  ({ requires_halal = false, requires_bpom = false, ...category }, position) => ({
    ...category,
    requires_halal,
    requires_bpom,
    position,
    picture_id: `category-${category.slug}`,
  }),
)
