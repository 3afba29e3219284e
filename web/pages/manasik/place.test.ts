import { expect, test } from 'vitest'
import { addressOf, placeAt } from './place.ts'

const ids = ['ihram', 'talbiyah', 'tawaf', 'maqam', 'sai', 'tahallul']
const at = (query: string) => placeAt(new URLSearchParams(query), ids)

test('an address says the step and how many rounds are done', () => {
  expect(at('langkah=tawaf&putaran=3')).toEqual({ step: 2, round: 3 })
  expect(at('langkah=sai&putaran=7')).toEqual({ step: 4, round: 7 })
  expect(at('')).toEqual({ step: 0, round: 0 })
})

test('what makes no sense is the beginning', () => {
  for (const query of ['langkah=wukuf', 'langkah=', 'langkah=tawaf&langkah=x', 'putaran=4'])
    expect(at(query).round).toBe(0)
  for (const query of ['8', '-1', '1.5', 'abc', '07', '1e0']) expect(at(`langkah=tawaf&putaran=${query}`).round).toBe(0)
  expect(at('langkah=maqam&putaran=3')).toEqual({ step: 3, round: 0 })
})

test('every place leads back to itself', () => {
  for (const place of [
    { step: 0, round: 0 },
    { step: 2, round: 0 },
    { step: 2, round: 6 },
    { step: 5, round: 0 },
  ]) {
    expect(at(addressOf(place, ids).split('?')[1] ?? '')).toEqual(place)
  }
})
