import { expect, test } from 'vitest'
import { choiceRows, chosenOf } from './choices.ts'

const variant = (id: string, colour: string | null, size: string | null, stock_free = 3) => ({
  id,
  name: [colour, size].filter(Boolean).join(' / ') || id,
  colour,
  size,
  stock_free,
})

test('the first that can be bought is chosen unless another is meant', () => {
  const variants = [variant('a', null, 'S', 0), variant('b', null, 'M')]
  expect(chosenOf(variants, undefined)?.id).toBe('b')
  expect(chosenOf(variants, 'a')?.id).toBe('a')
  expect(chosenOf(variants, 'nobody')?.id).toBe('b')
  expect(chosenOf([], undefined)).toBeUndefined()
})

test('colour and size are chosen apart, each keeping the other where both exist together', () => {
  const variants = [
    variant('red-s', 'Merah', 'S'),
    variant('red-m', 'Merah', 'M', 0),
    variant('blue-m', 'Biru', 'M'),
  ] as const
  const rows = choiceRows(variants, variants[1])
  expect(rows.map(({ name, choices }) => [name, choices.map(({ id, isCurrent }) => [id, isCurrent])])).toEqual([
    [
      'colour',
      [
        ['red-m', true],
        ['blue-m', false],
      ],
    ],
    [
      'size',
      [
        ['red-s', false],
        ['red-m', true],
      ],
    ],
  ])
  expect(rows[1]?.choices.map(({ isOut }) => isOut)).toEqual([false, true])
})

test('variants without colour and size are chosen by name, and a single one is no choice', () => {
  const variants = [variant('250 g', null, null), variant('500 g', null, null)] as const
  expect(choiceRows(variants, variants[0]).map(({ name }) => name)).toEqual(['variant'])
  expect(choiceRows([variants[0]], variants[0])).toEqual([])
})
