import { type Drawing, drawPicture } from '../draw.ts'
import { drinks } from './drinks.ts'
import { type Dye, dyes } from './dyes.ts'
import { feet } from './feet.ts'
import { food } from './food.ts'
import { gifts } from './gifts.ts'
import { home } from './home.ts'
import { luggage } from './luggage.ts'
import { prayer } from './prayer.ts'
import { paper, scents } from './scents.ts'
import { type Good, studio } from './studio.ts'
import { worn } from './worn.ts'

const every = {
  ...food,
  ...drinks,
  ...prayer,
  ...worn,
  ...feet,
  ...scents,
  ...paper,
  ...luggage,
  ...gifts,
  ...home,
} as const

/** Everything of the shop that can be drawn, by name. */
export type Goods = keyof typeof every
export const goods: Readonly<Record<Goods, Good>> = every

export const dyesOf = (name: Goods): readonly [Dye, ...Dye[]] => goods[name].dyes

/** The same thing in the same colour gives the same picture, letter for letter. */
export function drawGoods(name: Goods, dye: Dye): Drawing {
  const { paint, alt } = goods[name]
  const colour = dyes[dye].hex
  const picture = {
    paint: (outer: Parameters<typeof studio>[0]) => {
      const { stage, backdrop } = studio(outer, colour)
      return backdrop + paint(stage, colour)
    },
    alt: { id: `${alt.id}, ${dyes[dye].id.toLowerCase()}`, en: `${alt.en}, ${dyes[dye].en.toLowerCase()}` },
    indoors: true,
    mirrors: false,
    frames: ['none'] as const,
  }
  return drawPicture(picture, { name: `goods-${name}-${dye}`, seed: Object.keys(dyes).indexOf(dye), shape: 'square' })
}
