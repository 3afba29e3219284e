import { expect, test } from 'vitest'
import { unlikeNeighbours } from './neighbours.ts'

const pictured = (...picture_ids: string[]) => ({ picture_id: picture_ids[0] ?? '', picture_ids })
const shown = (...list: ReturnType<typeof pictured>[]) => unlikeNeighbours(list).map((one) => one.picture_id)

test('a package shows its next picture where the one before it shows the same scene', () => {
  expect(
    shown(
      pictured('kaaba-2-card', 'dunes-1-card'),
      pictured('kaaba-3-card', 'airport-1-card'),
      pictured('kaaba-1-card'),
    ),
  ).toEqual(['kaaba-2-card', 'airport-1-card', 'kaaba-1-card'])
})

test('what is unlike its neighbour keeps its first picture, and what has no other keeps its only one', () => {
  expect(shown(pictured('dunes-1-card', 'kaaba-1-card'), pictured('kaaba-1-card', 'dunes-1-card'))).toEqual([
    'dunes-1-card',
    'kaaba-1-card',
  ])
  expect(shown(pictured('a'), pictured('a'), pictured(''))).toEqual(['a', 'a', ''])
})
