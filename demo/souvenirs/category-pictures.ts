import type { Drawing } from '../drawings/draw.ts'
import type { Dye } from '../drawings/goods/dyes.ts'
import { drawGoods, type Goods } from '../drawings/goods/goods.ts'

/** What stands for each kind of thing, demo or not. */
const shown: Readonly<Record<string, readonly [Goods, Dye]>> = {
  kurma: ['dates-box', 'hijau'],
  'makanan-minuman': ['tin', 'marun'],
  zamzam: ['bottles', 'navy'],
  sajadah: ['rug-flat', 'hijau'],
  tasbih: ['beads', 'cokelat'],
  mukena: ['mukena', 'putih'],
  peci: ['songkok', 'hitam'],
  parfum: ['attar', 'emas'],
  kosmetik: ['cream', 'merahmuda'],
  buku: ['book-front', 'marun'],
  'perlengkapan-ihram': ['ihram', 'putih'],
  'perlengkapan-umrah': ['suitcase', 'navy'],
  'busana-muslim': ['robe', 'navy'],
  'oleh-oleh-haji-box': ['hamper', 'hijau'],
  anak: ['blocks', 'terakota'],
  dekorasi: ['lantern-lamp', 'emas'],
}

export const categoryPlans: readonly { id: string; make: () => Drawing }[] = Object.entries(shown).map(
  ([slug, [scene, dye]]) => ({ id: `category-${slug}`, make: () => drawGoods(scene, dye) }),
)
