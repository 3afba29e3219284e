import { newId } from '#core/ids.ts'

/** What an admin types to open a store in Bandung. */
export function newStoreForm() {
  const id = newId().slice(-12)
  return {
    ...{ name: 'Toko Barokah', slug: `barokah-${id}`, phone_number: '022 5000 9010' },
    ...{ subdistrict_id: '32.73.20', address: 'Jl. Terusan Jakarta No. 12', postcode: '40291' },
    ...{ person_name: 'Rina Wulandari', person_email: `${id}@toko.test` },
  }
}
