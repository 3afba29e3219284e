import type { Region } from '#modules/location/rules/region.ts'

/** As many as one member keeps: enough for a large family, and a list that needs no pages. */
export const mostAddresses = 20

export type AddressProblem =
  | { field: 'subdistrict_id'; word: 'subdistrict_elsewhere' }
  | { field: 'city_id'; word: 'city_elsewhere' }

type Chosen = Pick<Region, 'province_id' | 'city_id'>

/** What is wrong with a chosen province, city and subdistrict, by where that subdistrict really is. */
export function regionProblem(chosen: Chosen, region: Region | undefined): AddressProblem | undefined {
  if (region?.city_id !== chosen.city_id) return { field: 'subdistrict_id', word: 'subdistrict_elsewhere' }
  if (region.province_id !== chosen.province_id) return { field: 'city_id', word: 'city_elsewhere' }
  return undefined
}

type Searched = Pick<Region, 'province_name' | 'city_name' | 'subdistrict_name'> & {
  label: string
  recipient_name: string
  phone_number: string
  street: string
  postcode: string
}

/** Whether every word of a search stands somewhere in the address. */
export function matchesAddress(address: Searched, search: string): boolean {
  const { label, recipient_name, phone_number, street, postcode } = address
  const { province_name, city_name, subdistrict_name } = address
  // A number is stored as the world dials it, and typed with a zero.
  const phone = `${phone_number} ${phone_number.replace('+62', '0')}`
  const text = [label, recipient_name, phone, street, postcode, province_name, city_name, subdistrict_name]
    .join(' ')
    .toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
