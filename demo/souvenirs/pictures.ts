import { type Drawing, draw } from '../drawings/draw.ts'
import { drawGoods } from '../drawings/goods/goods.ts'
import { storeMark } from '../drawings/goods/store-mark.ts'
import type { Scene } from '../drawings/scenes.ts'
import { allItems, goodsId, shownOf } from './items.ts'
import { type Store, stores } from './stores.ts'

type Plan = { id: string; make: () => Drawing }

export const logoId = ({ slug }: Store): string => `store-${slug}`

/** What hangs above a store's page: a scene of what it sells first. */
const coverScenes: Readonly<Record<string, Scene>> = {
  kurma: 'dates',
  'makanan-minuman': 'dates',
  zamzam: 'zamzam',
  parfum: 'perfume',
  kosmetik: 'perfume',
  buku: 'books',
  tasbih: 'prayer-beads',
  sajadah: 'sajadah',
  mukena: 'sajadah',
}

const coverOf = ({ categories, id }: Store): { scene: Scene; seed: number } => ({
  scene: coverScenes[categories[0] ?? ''] ?? 'market',
  seed: 1 + (id.charCodeAt(id.length - 1) % 2),
})

export const coverId = (store: Store): string => {
  const { scene, seed } = coverOf(store)
  return `${scene}-${seed}-wide`
}

function unique(plans: readonly Plan[]): Plan[] {
  return [...new Map(plans.map((plan) => [plan.id, plan])).values()]
}

/** Every picture that a store or an item of the demo shows. */
export const souvenirPlans: readonly Plan[] = unique([
  ...allItems.flatMap((item) =>
    shownOf(item).map(({ scene, dye }) => ({ id: goodsId(scene, dye), make: () => drawGoods(scene, dye) })),
  ),
  ...stores.map((store, i) => ({ id: logoId(store), make: () => storeMark(store.name, i) })),
  ...stores.map((store) => {
    const { scene, seed } = coverOf(store)
    return { id: coverId(store), make: () => draw(scene, seed, 'wide') }
  }),
])
