import { z } from 'zod'
import { call } from '#core/call.ts'
import { listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'

const who = ['admin', 'acquisition'] as const
const id = z.uuid()
const shortText = z.string().trim().min(2).max(120)

const hotel = z.object({
  id,
  name: z.string(),
  city: z.string(),
  stars: z.int(),
  /** On foot to the Haram or the Prophet's Mosque; none elsewhere. */
  walk_minutes: z.int().nullable(),
  version: z.int(),
})

const hotelFields = {
  name: shortText,
  city: shortText,
  stars: z.coerce.number().int().min(1).max(5),
  walk_minutes: z.coerce.number().int().min(0).max(180).optional(),
}

export const listHotels = call({
  method: 'GET',
  path: '/api/console/v1/hotels',
  who,
  about: 'Hotels that partners can choose for their dates, by name; found by a part of name or city.',
  input: z.object(listFields(['name', '-name'])),
  output: listed(hotel),
})

export const seeHotel = call({
  method: 'GET',
  path: '/api/console/v1/hotels/:id',
  who,
  about: 'One hotel, as its form has it.',
  input: z.object({ id }),
  output: hotel,
})

export const addHotel = call({
  method: 'POST',
  path: '/api/console/v1/hotels',
  who,
  once: true,
  about: 'Adds a hotel, for every partner to choose. One of that name in that city is refused at its name.',
  says: { id: 'Hotel ditambahkan', en: 'Hotel added' },
  input: z.object(hotelFields),
  output: z.object({ id }),
})

export const changeHotel = call({
  method: 'PUT',
  path: '/api/console/v1/hotels/:id',
  who,
  once: true,
  about: 'Changes a hotel, by the version of its form. Every package that names it shows it so.',
  says: { id: 'Hotel disimpan', en: 'Hotel saved' },
  input: z.object({ id, version: z.coerce.number().int().min(1), ...hotelFields }),
  output: z.object({ id, version: z.int() }),
  refusals: [codes.content_changed],
})
