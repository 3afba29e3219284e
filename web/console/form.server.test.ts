import { expect, test } from 'vitest'
import { amountOf, bilingualOf, doneIn, onceOf, rowsOf, withDone } from './form.server.ts'

test('an amount is sent as a number; what is none is refused at its field, and nothing is not zero', () => {
  expect([amountOf('Rp 1.250.000'), amountOf('12x'), amountOf(' '), amountOf(undefined)]).toEqual([
    1_250_000,
    '12x',
    undefined,
    undefined,
  ])
})

test('what was done is known by its name alone', () => {
  expect(withDone('/jobs?reason=refused', 'retried')).toBe('/jobs?reason=refused&done=retried')
  expect(withDone('/jobs', 'retried')).toBe('/jobs?done=retried')
  expect(doneIn(new URLSearchParams({ done: 'retried' }), ['retried'])).toBe('retried')
  expect(doneIn(new URLSearchParams({ done: 'You have won' }), ['retried'])).toBeUndefined()
})

test('the same form has the same key, and one with other words another', () => {
  expect(onceOf({ key: 'k', id: '1' })).toEqual(onceOf({ key: 'k', id: '1' }))
  expect(onceOf({ key: 'k', id: '1' })).not.toEqual(onceOf({ key: 'k', id: '2' }))
})

test('a text in two languages and a list of rows are read from their fields', () => {
  const values = { 'title.id': 'Paket', 'title.en': 'Package', 'flights.0.code': 'GA 980' }
  expect(bilingualOf(values, 'title')).toEqual({ id: 'Paket', en: 'Package' })
  expect(rowsOf(values, 'flights')).toEqual([{ place: 0, values: { code: 'GA 980' } }])
})
