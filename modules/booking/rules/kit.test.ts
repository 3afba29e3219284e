import { expect, test } from 'vitest'
import { hasKit } from './kit.ts'

test('umrah and hajj come with a kit, tours and private journeys do not', () => {
  const kits = (is_private: boolean) =>
    (['umroh', 'haji', 'wisata-syariah'] as const).map((category) => hasKit({ category, is_private }))
  expect([kits(false), kits(true)]).toEqual([
    [true, true, false],
    [false, false, false],
  ])
})
