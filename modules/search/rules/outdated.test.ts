import { expect, test } from 'vitest'
import { isOutdated } from './outdated.ts'

const now = new Date(1000)
const onSale = { next_closing: 2000, seats_free: 7 }

test('a listing stands while it has the seats of its dates and none of them closes before it is listed anew', () => {
  expect(isOutdated({ relist_at: 2000, seats_free: 7 }, onSale, now)).toBe(false)
  expect(isOutdated({ relist_at: 1500, seats_free: 7 }, onSale, now)).toBe(false)
  expect(isOutdated({ relist_at: null, seats_free: 0 }, { next_closing: null, seats_free: 0 }, now)).toBe(false)
})

test('one that is missing, has other seats, is due, or was listed by a later clock is out of date', () => {
  expect(isOutdated(undefined, onSale, now)).toBe(true)
  expect(isOutdated({ relist_at: 2000, seats_free: 6 }, onSale, now)).toBe(true)
  expect(isOutdated({ relist_at: 1000, seats_free: 7 }, onSale, now)).toBe(true)
  expect(isOutdated({ relist_at: 2001, seats_free: 7 }, onSale, now)).toBe(true)
  expect(isOutdated({ relist_at: null, seats_free: 7 }, onSale, now)).toBe(true)
})
