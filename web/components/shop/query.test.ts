import { expect, test } from 'vitest'
import { readShopQuery, shopAddress, withFilter } from './query.ts'

const read = (search: string) => readShopQuery(new URLSearchParams(search))
const tidy = (search: string) => shopAddress('/oleh-oleh', read(search))

test('an address has one spelling: our order, without what is empty, unknown or the default', () => {
  expect(tidy('page=1&sort=popular&search=&x=1')).toBe('/oleh-oleh')
  expect(tidy('sort=newest&category=kurma&page=2')).toBe('/oleh-oleh?category=kurma&sort=newest&page=2')
})

test('the usual order is a choice only where the best answers would come first', () => {
  expect(read('search=kurma&sort=popular')).toEqual({ search: 'kurma', sort: 'popular' })
  expect(read('sort=popular')).toEqual({})
})

test('prices are understood as people type them, in either order', () => {
  expect(read('start_price=Rp.+50.000&end_price=250,000')).toEqual({ start_price: '50000', end_price: '250000' })
  expect(read('start_price=250000&end_price=50.000')).toEqual({ start_price: '50000', end_price: '250000' })
  expect(read('start_price=murah')).toEqual({ start_price: 'murah' })
})

test('another choice begins at its first page', () => {
  expect(withFilter({ category: 'kurma', page: '3' }, { sort: 'newest' })).toEqual({
    category: 'kurma',
    sort: 'newest',
  })
})
