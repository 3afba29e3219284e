import { cell, idOf, slugOf, type Text, table, texts } from '../catalogue/naming.ts'
import type { Dye } from '../drawings/goods/dyes.ts'
import { dyesOf, type Goods } from '../drawings/goods/goods.ts'
import { at, random } from '../drawings/random.ts'
import type { Category, Kind } from './kinds/kind.ts'
import { categories } from './kinds/kinds.ts'
import { type Store, stores } from './stores.ts'

export type Item = {
  id: string
  key: string
  slug: string
  category: string
  store: Store
  kind: Kind
  name: Text
  description: Text
  /** Of the size that costs it once, in rupiah. */
  price: number
  dyes: readonly [Dye, ...Dye[]]
}

type Style = { name: Text; about: Text; price: number }
type Line = { category: Category; kind: Kind; style: Style; n: number }

const stylesOf = (kind: Kind): Style[] =>
  table(5, kind.styles).map((row) => ({
    name: { id: cell(row, 0), en: cell(row, 1) },
    about: { id: cell(row, 2), en: cell(row, 3) },
    price: Number(cell(row, 4)) * 1000,
  }))

const linesOf = (category: Category): Line[] =>
  category.kinds
    .flatMap((kind) => stylesOf(kind).map((style) => ({ category, kind, style })))
    .map((line, n) => ({ ...line, n }))

/** Two stores have each thing, now and then a third: near the same, at another price. */
function sellersOf({ category, n }: Line): Store[] {
  const all = stores.filter((store) => store.categories.includes(category.slug))
  const step = 1 + (Math.floor(n / all.length) % (all.length - 1))
  const places = n % 7 === 0 && all.length > 2 ? [0, step, step * 2] : [0, step]
  return [...new Set(places.map((place) => at(all, n + place)))]
}

/** Which colours this store has of it: two or three of those it comes in. */
function dyesOfItem(kind: Kind, first: number): readonly [Dye, ...Dye[]] {
  const all = kind.dyes ?? dyesOf(kind.scenes[0])
  const count = kind.choices.isColoured ? Math.min(all.length, 2 + (first % 2)) : 1
  const [one, ...others] = Array.from({ length: count }, (_, i) => at(all, first + i))
  return [one ?? at(all, 0), ...others]
}

const rounded = (price: number): number => {
  const step = price < 50_000 ? 500 : 1000
  return Math.max(step, Math.round(price / step) * step)
}

/** What a size costs, as a shop would write it on a tag. */
export const priceOf = (item: Item, times: number): number => rounded(item.price * times)

function itemOf(line: Line, store: Store, copy: number): Item {
  const { category, kind, style, n } = line
  const key = `item ${category.slug} ${style.name.id} ${store.slug}`
  const about = at(texts(kind.about), n + copy)
  const closing = at(texts(category.closing), n + copy * 2)
  const own = slugOf(style.name.id)
  const dearer = copy === 0 ? 1 : random(key).between(0.93, 1.12)
  return {
    id: idOf(key),
    key,
    slug: copy === 0 ? own : `${own}-${store.slug}`,
    category: category.slug,
    store,
    kind,
    name: style.name,
    description: {
      id: `${about.id} ${style.about.id} ${closing.id}`,
      en: `${about.en} ${style.about.en} ${closing.en}`,
    },
    price: rounded(style.price * dearer),
    dyes: dyesOfItem(kind, n + copy),
  }
}

/** Everything the stores of the demo offer. */
export const allItems: readonly Item[] = categories.flatMap((category) =>
  linesOf(category).flatMap((line) => sellersOf(line).map((store, copy) => itemOf(line, store, copy))),
)

export const goodsId = (name: Goods, dye: Dye): string => `goods-${name}-${dye}`

export type Shown = { scene: Goods; dye: Dye }

/** The thing in each of its colours, then as it looks otherwise. */
export function shownOf({ kind, dyes }: Item): Shown[] {
  const [scene, ...others] = kind.scenes
  const alike = (other: Goods): Dye => {
    const drawn = dyesOf(other)
    return drawn.includes(dyes[0]) ? dyes[0] : drawn[0]
  }
  return [...dyes.map((dye) => ({ scene, dye })), ...others.map((other) => ({ scene: other, dye: alike(other) }))]
}
