import { expect, test } from 'vitest'
import { formOf, planAddress, queryOf, readValues, valuesOf } from './form-query.ts'

const [madinah, makkah, van, guide, train] = [1, 2, 3, 4, 5].map((n) => `0190a000-0000-7000-8000-00000000000${n}`)
const form = {
  departure_airport_id: 'CGK',
  destination_airport_id: 'MED',
  return_airport_id: 'JED',
  departure_date: '2027-01-11',
  airline_class_id: 'economy' as const,
  airline_id: 'SV',
  total_participants_adult: 2,
  participants_children: [{ age: 0 }, { age: 5 }],
  hotels: [
    { duration_night: 3, partner_custom_hotel_id: madinah ?? '' },
    { duration_night: 4, partner_custom_hotel_id: makkah ?? '' },
  ],
  transportation_id: van ?? '',
  addons_ids: [guide ?? '', train ?? ''],
}

test.each([form, { ...form, return_date: '2027-01-19', participants_children: [], addons_ids: [] }])(
  'a plan comes back from its address as it was',
  (plan) => {
    const { searchParams } = new URL(planAddress(plan), 'http://site.invalid')
    expect(formOf(readValues(searchParams))).toEqual(plan)
  },
)

test('an address without a plan says nothing of one', () => {
  expect(readValues(new URLSearchParams('affiliate_code=abc&id=1'))).toEqual({})
})

test('what is no number and what is empty is told apart from what was never said', () => {
  const values = readValues(new URLSearchParams('children=2&participants_children.0.age=&total_participants_adult=two'))
  const { participants_children, total_participants_adult, departure_date } = formOf(values)
  expect(participants_children).toEqual([{ age: undefined }, { age: undefined }])
  expect(total_participants_adult).toBeNaN()
  expect(departure_date).toBeUndefined()
})

test('nobody is asked for the ages of a thousand children', () => {
  expect(formOf({ ...valuesOf(form), children: '1000' }).participants_children).toHaveLength(20)
  expect(queryOf({ ...valuesOf(form), children: '1' }).has('participants_children.1.age')).toBe(false)
})
