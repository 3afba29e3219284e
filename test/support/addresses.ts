import { anyMember, signedIn } from './members.ts'
import type { OwnedThing } from './owned-bookings.ts'
import { ask, type TestApp } from './test-app.ts'

/** An address as a member types it: in Antapani, Bandung. */
export const anAddress = {
  label: 'Rumah',
  recipient_name: 'Siti Aminah',
  phone_number: '0812 3456 7890',
  province_id: '32',
  city_id: '32.73',
  subdistrict_id: '32.73.20',
  postcode: '40291',
  street: 'Jl. Terusan Jakarta No. 12',
  note: 'Pagar hijau',
}

/** The address book of a new member. */
export async function anAddressBook(home: TestApp) {
  const member = await anyMember(home)
  const token = (await signedIn(home, member)).user_token
  const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    ask(home, method, `/api/v1/${path}`, { token, ...(body && { body }) })
  return {
    member,
    token,
    send,
    async add(wish: Partial<typeof anAddress> & { is_active?: boolean } = {}): Promise<string> {
      return (await send('POST', 'users/addresses', { ...anAddress, ...wish })).body.data.id
    },
  }
}

const onAddress =
  (rest = '', body?: object) =>
  async (home: TestApp): Promise<OwnedThing> => {
    const book = await anAddressBook(home)
    const url = `/api/v1/users/addresses/${await book.add()}${rest}`
    return { token: book.token, url, ...(body && { body }) }
  }

/** Owner calls of the address book. */
export const ownedAddresses = {
  'GET /api/v1/users/addresses/:id': onAddress(),
  'PUT /api/v1/users/addresses/:id': onAddress('', anAddress),
  'PATCH /api/v1/users/addresses/:id/active': onAddress('/active'),
  'DELETE /api/v1/users/addresses/:id': onAddress(),
}
