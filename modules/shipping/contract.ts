import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { address, addressForm } from './shapes.ts'

const one = { id: z.uuid() }

export const listAddresses = call({
  method: 'GET',
  path: '/api/v1/users/addresses',
  who: 'member',
  about: 'The member’s addresses, the active one first, then the newest; with `search`, those that have all its words.',
  input: z.object({ search: z.string().trim().max(100).default('') }),
  output: z.object({
    items: z.array(address),
    /** How many there are without the search, and how many there can be. */
    total: z.int(),
    most: z.int(),
  }),
})

export const seeAddress = call({
  method: 'GET',
  path: '/api/v1/users/addresses/:id',
  who: 'owner',
  about: 'One address of the member.',
  input: z.object(one),
  output: address,
  refusals: [codes.not_found],
})

export const addAddress = call({
  method: 'POST',
  path: '/api/v1/users/addresses',
  who: 'member',
  about:
    'Adds an address. The first is active; another one becomes it where `is_active` says so. Province, city and subdistrict have to belong to each other.',
  says: { id: 'Alamat disimpan', en: 'Address saved' },
  input: z.object({ ...addressForm.shape, is_active: z.boolean().default(false) }),
  output: address,
  once: true,
  refusals: [codes.too_many_addresses],
})

export const changeAddress = call({
  method: 'PUT',
  path: '/api/v1/users/addresses/:id',
  who: 'owner',
  about: 'Changes an address as a whole. Orders that were placed keep the one they have.',
  says: { id: 'Alamat disimpan', en: 'Address saved' },
  input: z.object({ ...one, ...addressForm.shape }),
  output: address,
  refusals: [codes.not_found],
})

export const activateAddress = call({
  method: 'PATCH',
  path: '/api/v1/users/addresses/:id/active',
  who: 'owner',
  about: 'Makes an address the active one; the one before is so no longer.',
  says: { id: 'Alamat utama diganti', en: 'Default address changed' },
  input: z.object(one),
  output: address,
  refusals: [codes.not_found],
})

export const deleteAddress = call({
  method: 'DELETE',
  path: '/api/v1/users/addresses/:id',
  who: 'owner',
  about: 'Deletes an address for good. If it was the active one, the newest of the others is that now.',
  says: { id: 'Alamat dihapus', en: 'Address deleted' },
  input: z.object(one),
  output: z.object({}),
  refusals: [codes.not_found],
})
