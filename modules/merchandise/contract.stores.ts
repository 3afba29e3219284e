import { z } from 'zod'
import { call } from '#core/call.ts'
import { listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { paragraph, phoneNumber } from '#modules/identity/shapes.ts'

const who = ['admin', 'store'] as const
const id = z.uuid()
const bothTexts = z.object({ id: z.string(), en: z.string() })
const day = z.iso.date()

export const listDeskStores = call({
  method: 'GET',
  path: '/api/console/v1/stores',
  who,
  about: 'One’s own stores; all of them for the platform.',
  input: z.object(listFields(['name', '-name'])),
  output: listed(
    z.object({ id, name: z.string(), city: z.string(), is_suspended: z.boolean(), closed_until: day.nullable() }),
  ),
})

export const seeDeskStore = call({
  method: 'GET',
  path: '/api/console/v1/stores/:id',
  who,
  about: 'What a store says of itself, and where its parcels leave from.',
  input: z.object({ id }),
  output: z.object({
    id,
    slug: z.string(),
    name: z.string(),
    is_suspended: z.boolean(),
    version: z.int(),
    about: bothTexts,
    phone_number: z.string(),
    opens_at: z.string(),
    closes_at: z.string(),
    open_days: z.array(z.int()),
    closed_from: day.nullable(),
    closed_until: day.nullable(),
    /** Its origin, which the couriers' rates are of. */
    address: z.string(),
    city: z.string(),
    postcode: z.string(),
  }),
  refusals: [codes.not_found],
})

const clock = z
  .string()
  .trim()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

export const changeDeskStore = call({
  method: 'PUT',
  path: '/api/console/v1/stores/:id',
  who,
  once: true,
  about:
    'Changes what a store says of itself, its hours, days and a holiday; the shop shows it at once. `version` is that of the form.',
  input: z.object({
    id,
    version: z.coerce.number().int().min(1),
    about: z.object({ id: paragraph(2000).min(20), en: paragraph(2000).min(20) }),
    phone_number: phoneNumber,
    opens_at: clock,
    closes_at: clock,
    /** 1 is Monday, 7 is Sunday. */
    open_days: z.array(z.coerce.number().int().min(1).max(7)).min(1).max(7),
    /** A holiday, both days included; none where both are empty. */
    closed_from: day.optional(),
    closed_until: day.optional(),
  }),
  output: z.object({ id, version: z.int() }),
  refusals: [codes.not_found, codes.store_changed],
})
