import type { Dye } from '../../drawings/goods/dyes.ts'
import type { Goods } from '../../drawings/goods/goods.ts'

/** What a buyer chooses between; a style's price is that of the size which costs it once. */
export type Choices = {
  sizes: readonly Size[]
  /** One of each size in each colour that is drawn. */
  isColoured: boolean
}
export type Size = { id: string; en: string; times: number; grams: number }

export type Kind = {
  scenes: readonly [Goods, ...Goods[]]
  dyes?: readonly Dye[]
  choices: Choices
  /** Lines of `Indonesian | English`: what is true of all of them, each in other words. */
  about: string
  /** Name | name in English | a sentence | the same in English | price in thousands of rupiah. */
  styles: string
}

export type Category = { slug: string; kinds: readonly Kind[]; closing: string }

const same = (name: string, times: number, grams: number): Size => ({ id: name, en: name, times, grams })

/** Larger packs cost a little less per gram; the price is that of the first one named. */
export const grams = (...sizes: readonly [number, ...number[]]): Choices => ({
  isColoured: false,
  sizes: sizes
    .toSorted((one, other) => one - other)
    .map((size) =>
      same(size < 1000 ? `${size} g` : `${size / 1000} kg`, (size / sizes[0]) ** 0.94, size + 60 + size * 0.05),
    ),
})

export const millilitres = (glass: number, ...sizes: readonly [number, ...number[]]): Choices => ({
  isColoured: false,
  sizes: sizes.map((size) =>
    same(size < 1000 ? `${size} ml` : `${size / 1000} L`, (size / sizes[0]) ** 0.8, glass * (size / sizes[0]) ** 0.7),
  ),
})

/** Of clothes: each size weighs a little more; the largest cost more. */
export const fitting = (weight: number, names: string): Choices => ({
  isColoured: true,
  sizes: names
    .split(' ')
    .map((name, i) => same(name, /^(XXL|3XL|10|12)$/.test(name) ? 1.08 : 1, weight * (1 + i * 0.04))),
})

export const coloured = (weight: number): Choices => ({ isColoured: true, sizes: [same('', 1, weight)] })
export const single = (weight: number): Choices => ({ isColoured: false, sizes: [same('', 1, weight)] })

/** Packs of several pieces. */
export const packs = (weight: number, ...counts: readonly [number, ...number[]]): Choices => ({
  isColoured: false,
  sizes: counts.map((count) => ({
    id: count === 1 ? 'Satuan' : `Isi ${count}`,
    en: count === 1 ? 'Single' : `Pack of ${count}`,
    times: (count / counts[0]) ** 0.93,
    grams: weight * count,
  })),
})

export const measures = (weight: number, names: string): Choices => ({
  isColoured: false,
  sizes: names.split(', ').map((name, i) => same(name.replace('x', ' × '), 1 + i * 0.55, weight * (1 + i * 0.7))),
})
