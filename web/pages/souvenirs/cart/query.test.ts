import { expect, test } from 'vitest'
import { cartSearch, readCartQuery } from './query.ts'

test('what an address says of a cart is what was written into it', () => {
  const query = { promo: 'HEMAT 10', left: ['a', 'b'] }
  expect(readCartQuery(new URLSearchParams(cartSearch(query)))).toEqual(query)
  expect(cartSearch({ promo: undefined, left: [] })).toBe('')
  expect(readCartQuery(new URLSearchParams('promo=%20'))).toEqual({ promo: undefined, left: [] })
})
