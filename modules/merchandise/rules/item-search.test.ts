import { expect, test } from 'vitest'
import { searchItems, wordIndexOf } from './item-search.ts'

const index = wordIndexOf([
  { id: 'dates', name: 'Kurma Ajwa Ajwa Dates', around: 'Toko Barokah 500 g 1 kg' },
  { id: 'small dates', name: 'Kurma Sukari Sukari Dates', around: 'Toko Barokah 250 g' },
  { id: 'bottle', name: 'Botol Zamzam 100 ml Zamzam Bottle 100 ml', around: 'Istana Kurma' },
  { id: 'mat', name: 'Sajadah Turki Turkish Prayer Mat', around: 'Toko Barokah Merah' },
])
const search = (typed: string, isSold = (_: string) => true) => [...(searchItems(index, typed, isSold)?.keys() ?? [])]

test('an item is found by its size or colour too, and a number is never the beginning of another', () => {
  expect(search('kurma 1 kg')).toEqual(['dates'])
  expect(search('sajadah merah')).toEqual(['mat'])
  expect(search('kurma 1')).toEqual(['dates'])
})

test('what holds the most of the words answers; a word nobody knows narrows nothing', () => {
  expect(search('kurma ajwa')).toEqual(['dates'])
  expect(search('kurma qwertyuiop')).toEqual(['dates', 'small dates', 'bottle'])
  expect(search('qwertyuiop')).toEqual([])
})

test('what is not sold keeps nothing else from answering', () => {
  expect(search('kurma ajwa', (id) => id !== 'dates')).toEqual(['small dates', 'bottle'])
})

test('a name is nearer than a store, and a whole word nearer than half of one or a slip', () => {
  const far = (typed: string, id: string) => searchItems(index, typed, () => true)?.get(id) ?? -1
  expect(far('kurma', 'dates')).toBe(0)
  expect(far('kurma', 'bottle')).toBeGreaterThan(far('kurm', 'dates'))
  expect(far('kurm', 'dates')).toBeGreaterThan(0)
  expect(far('sajdah', 'mat')).toBeGreaterThan(far('saja', 'mat'))
})

test('nothing typed, or only words that say nothing, searches for nothing', () => {
  expect([searchItems(index, ' ', () => true), searchItems(index, 'untuk the', () => true)]).toEqual([
    undefined,
    undefined,
  ])
})
