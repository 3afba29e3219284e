import { expect, test } from 'vitest'
import { hasKit } from './kit.ts'

test('umrah and hajj come with a kit, tours do not', () => {
  expect((['umroh', 'haji', 'wisata-syariah'] as const).map(hasKit)).toEqual([true, true, false])
})
