import { z } from 'zod'
import { call } from '#core/call.ts'
import { confirmNameField } from '#core/confirm-by-name.ts'
import { listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { email, fullName, line, paragraph, phoneNumber } from '#modules/identity/shapes.ts'
import { storePictureKinds } from './rules/facts.ts'

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
  ).extend({
    /** A new store is the platform's to open. */
    may_add: z.boolean(),
  }),
})

export const storeOrigins = call({
  method: 'GET',
  path: '/api/console/v1/store-origins',
  who,
  about: 'Subdistricts by what they or their city are called: where a store’s parcels can leave from. At most fifty.',
  input: z.object({ search: z.string().trim().min(3).max(80) }),
  output: z.array(z.object({ value: z.string(), label: z.string() })),
})

const postcode = z
  .string()
  .trim()
  .min(1)
  .refine((text) => text === '' || /^\d{5}$/.test(text), { params: { word: 'postcode_invalid' } })

/** Where parcels leave from. */
const origin = {
  subdistrict_id: z.string().max(20),
  address: line(200).min(10),
  postcode,
}

export const addStore = call({
  method: 'POST',
  path: '/api/console/v1/stores',
  who: ['admin'],
  once: true,
  about:
    'A new store: its name, its address in the shop, where its parcels leave from and its number, and its first person, who is invited by mail. For the platform only.',
  input: z.object({
    name: line(80).min(3),
    slug: z.string().trim().toLowerCase().max(100),
    ...origin,
    phone_number: phoneNumber,
    person_name: fullName,
    person_email: email,
  }),
  output: z.object({ id }),
  refusals: [codes.not_found, codes.staff_role_given],
})

const reason = z.string().trim().min(10).max(500)

export const suspendStore = call({
  method: 'POST',
  path: '/api/console/v1/stores/:id/suspend',
  who: ['admin'],
  once: true,
  about:
    'Takes a store and all it sells out of the shop at once, for a reason that its people read. Paid orders go on. For the platform only.',
  input: z.object({ id, reason, ...confirmNameField }),
  output: z.object({ id }),
  refusals: [codes.not_found, codes.store_moved],
})

export const reopenStore = call({
  method: 'POST',
  path: '/api/console/v1/stores/:id/reopen',
  who: ['admin'],
  once: true,
  about: 'Ends a suspension, with a reason: all that the store sells is back. For the platform only.',
  input: z.object({ id, reason }),
  output: z.object({ id }),
  refusals: [codes.not_found, codes.store_moved],
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
    suspension_reason: z.string().nullable(),
    /** To suspend, and to lift that, is the platform's. */
    may_suspend: z.boolean(),
    version: z.int(),
    logo_picture_id: z.string().nullable(),
    cover_picture_id: z.string().nullable(),
    about: bothTexts,
    phone_number: z.string(),
    opens_at: z.string(),
    closes_at: z.string(),
    open_days: z.array(z.int()),
    closed_from: day.nullable(),
    closed_until: day.nullable(),
    /** Its origin, which the couriers' rates are of. */
    address: z.string(),
    subdistrict_id: z.string(),
    subdistrict: z.string(),
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

export const changeStoreOrigin = call({
  method: 'PUT',
  path: '/api/console/v1/stores/:id/origin',
  who,
  once: true,
  about:
    'Changes where a store’s parcels leave from. Orders that have their shipping keep its price. `version` is that of the form.',
  input: z.object({ id, version: z.coerce.number().int().min(1), ...origin }),
  output: z.object({ id, version: z.int() }),
  refusals: [codes.not_found, codes.store_changed],
})

export const setStorePicture = call({
  method: 'POST',
  path: '/api/console/v1/stores/:id/pictures',
  who,
  about:
    'Shows another logo, or another picture above the page of a store, at once. JPEG, PNG, WebP, AVIF or GIF by content; stored anew, without metadata.',
  reads: 'multipart',
  files: { file: 10 * 1024 * 1024 },
  input: z.object({ id, kind: z.enum(storePictureKinds) }),
  output: z.object({ picture_id: z.string() }),
  refusals: [codes.not_found, codes.file_invalid, codes.too_large],
  limit: { points: 200, seconds: 3600 },
})
