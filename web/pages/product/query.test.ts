import { expect, test } from 'vitest'
import { readQuery, withChange } from './query.ts'

const read = (query: string) => readQuery(new URLSearchParams(query))

const nobody = { quad: 0, triple: 0, double: 0, children: 0, infants: 0 }

test('an address without choices asks for the summary and a room for four', () => {
  expect(read('')).toEqual({
    departure: undefined,
    room: 'quad',
    counts: { ...nobody, quad: 1 },
    month: undefined,
    tab: 'summary',
    reviews: 1,
    more: 1,
  })
})
test('every choice is read from the address', () => {
  expect(read('departure=a&room=double&double=2&infants=1&month=2027-02&tab=agenda&reviews=2&more=3')).toEqual({
    departure: 'a',
    room: 'double',
    counts: { ...nobody, double: 2, infants: 1 },
    month: '2027-02',
    tab: 'agenda',
    reviews: 2,
    more: 3,
  })
})
test.each(['room=penthouse', 'tab=<script>', 'month=2027-13', 'month=2027-1', 'reviews=-1', 'reviews=1e9', 'more=abc'])(
  '%s is as if it were not there',
  (query) => expect(read(query)).toEqual(read('')),
)
test('nobody can ask for more than there is to give at once', () => {
  expect(read('reviews=9999&more=9999')).toMatchObject({ reviews: 10, more: 4 })
  expect(read('reviews=0&more=0')).toMatchObject({ reviews: 1, more: 1 })
})
test('a search for two begins with two in the room one looks at', () => {
  expect(read('travellers=2').counts).toEqual({ ...nobody, quad: 2 })
  expect(read('travellers=2&room=double').counts).toEqual({ ...nobody, double: 2 })
  expect(read('travellers=2&quad=3').counts).toEqual({ ...nobody, quad: 3 })
})
test('who chooses another room takes along everyone the address has in the former one', () => {
  expect(withChange('?room=quad&quad=2&children=1', { room: 'double' })).toBe('?room=double&double=2&children=1')
  expect(withChange('?quad=2', { room: 'triple' })).toBe('?triple=2&room=triple')
  expect(withChange('?quad=2&double=1', { room: 'double' })).toBe('?quad=2&double=1&room=double')
  expect(withChange('?quad=2', { room: 'quad' })).toBe('?quad=2&room=quad')
  expect(withChange('?travellers=2', { room: 'double' })).toBe('?travellers=2&room=double')
})
test('one choice changes and the rest of the address stays', () => {
  expect(withChange('?affiliate_code=A&room=quad', { room: 'double' })).toBe('?affiliate_code=A&room=double')
  expect(withChange('', { month: '2027-02' })).toBe('?month=2027-02')
})
