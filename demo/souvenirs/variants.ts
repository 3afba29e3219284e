import type { item_variants } from '#modules/merchandise/tables.ts'
import { idOf, type Text } from '../catalogue/naming.ts'
import { type Dye, dyes } from '../drawings/goods/dyes.ts'
import { type Random, random } from '../drawings/random.ts'
import { type Item, priceOf } from './items.ts'
import type { Size } from './kinds/kind.ts'

type VariantRow = typeof item_variants.$inferInsert

/** Most things lie there by the dozen; some are nearly gone, and one in twenty-five is. */
type Supply = 'plenty' | 'scarce' | 'none'

function supplyOf(rng: Random): Supply {
  const dice = rng.next()
  if (dice < 0.04) return 'none'
  return dice < 0.13 ? 'scarce' : 'plenty'
}

function stockOf(supply: Supply, rng: Random, isOneOfMany: boolean): number {
  if (supply === 'none') return 0
  if (supply === 'scarce') return rng.whole(1, 3)
  return isOneOfMany && rng.chance(0.1) ? 0 : rng.whole(6, isOneOfMany ? 40 : 180)
}

const joined = (parts: readonly Text[]): Text => ({
  id: parts.map(({ id }) => id).join(' / '),
  en: parts.map(({ en }) => en).join(' / '),
})

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
    .toUpperCase()

/** Letters of the store, of the kind and four digits of its own. */
const skuOf = ({ id, store, category }: Item, position: number): string =>
  `${initials(store.name)}-${category.slice(0, 3).toUpperCase()}-${id.slice(-5).toUpperCase()}-${position + 1}`

type Choice = { size: Size; dye: Dye | undefined }

function choicesOf({ kind, dyes: own }: Item): Choice[] {
  const { sizes, isColoured } = kind.choices
  const colours = isColoured ? own : [undefined]
  return colours.flatMap((dye) => sizes.map((size) => ({ size, dye })))
}

export function variantRows(item: Item): VariantRow[] {
  const rng = random(`${item.key} stock`)
  const supply = supplyOf(rng)
  const choices = choicesOf(item)
  return choices.map(({ size, dye }, position) => {
    const colour = dye && { id: dyes[dye].id, en: dyes[dye].en }
    const measure = size.id === '' ? undefined : { id: size.id, en: size.en }
    return {
      id: idOf(`${item.key} variant ${position}`),
      item_id: item.id,
      name: joined([...(colour ? [colour] : []), ...(measure ? [measure] : [])]),
      options: { ...(measure && { size: measure }), ...(colour && { colour }) },
      sku: skuOf(item, position),
      price: priceOf(item, size.times),
      weight_grams: Math.ceil(size.grams / 5) * 5,
      stock: stockOf(supply, rng, choices.length > 3),
      position,
    }
  })
}
