import { expect, test } from 'vitest'
import { matchesAddress, regionProblem } from './address-book.ts'

const antapani = {
  province_id: '32',
  province_name: 'Jawa Barat',
  city_id: '32.73',
  city_name: 'Kota Bandung',
  subdistrict_id: '32.73.20',
  subdistrict_name: 'Antapani',
}

test('a province, its city and its subdistrict go together', () => {
  expect(regionProblem({ province_id: '32', city_id: '32.73' }, antapani)).toBeUndefined()
})

test.each([
  ['a subdistrict of another city', { province_id: '32', city_id: '32.04' }, antapani, 'subdistrict_id'],
  ['a city of another province', { province_id: '31', city_id: '32.73' }, antapani, 'city_id'],
  ['a subdistrict that is none', { province_id: '32', city_id: '32.73' }, undefined, 'subdistrict_id'],
])('%s is refused at its field', (_name, chosen, region, field) => {
  expect(regionProblem(chosen, region)?.field).toBe(field)
})

test.each([
  ['', true],
  ['rumah', true],
  ['SITI bandung', true],
  ['0812', true],
  ['+62812', true],
  ['40291', true],
  ['siti jakarta', false],
])('the search "%s" is answered: %s', (search, isAnswered) => {
  const address = {
    ...antapani,
    label: 'Rumah',
    recipient_name: 'Siti Aminah',
    phone_number: '+6281234567890',
    street: 'Jl. Purwakarta No. 12',
    postcode: '40291',
  }
  expect(matchesAddress(address, search)).toBe(isAnswered)
})
