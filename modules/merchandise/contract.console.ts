import { z } from 'zod'
import { call } from '#core/call.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { line, paragraph } from '#modules/identity/shapes.ts'
import { certificateKinds, itemStates } from './rules/facts.ts'
import { missingParts } from './rules/publishing.ts'

export * from './contract.stores.ts'
export * from './contract.variants.ts'

/** A store's own people, and the platform's. */
const who = ['admin', 'store'] as const
const id = z.uuid()
const version = z.coerce.number().int().min(1)
const bothTexts = z.object({ id: z.string(), en: z.string() })
const named = z.object({ value: z.string(), label: z.string() })

const row = z.object({
  id,
  name: z.string(),
  store_name: z.string(),
  category: z.string(),
  picture_id: z.string().nullable(),
  state: z.enum(itemStates),
  price_from: z.int(),
  price_to: z.int(),
  stock_free: z.int(),
  sold_count: z.int(),
  created_at: z.iso.datetime(),
})

const sorts = ['-created_at', 'created_at'] as const
const filters = {
  state: z.enum(itemStates).optional(),
  /** Those of which nothing is left. */
  stock: z.enum(['out']).optional(),
}

export const listStoreItems = call({
  method: 'GET',
  path: '/api/console/v1/items',
  who,
  about: 'What a store sells, has written and has taken out of the shop, the newest first.',
  input: z.object({ ...listFields(sorts), ...filters }),
  output: listed(row),
})

export const exportStoreItems = call({
  method: 'GET',
  path: '/api/console/v1/items/export',
  who,
  answers: 'stream',
  about: 'The same as CSV, all of it.',
  input: z.object({ ...exportFields(sorts), ...filters }),
  output: streamAnswer,
})

export const itemChoices = call({
  method: 'GET',
  path: '/api/console/v1/item-choices',
  who,
  about: 'What the forms of an item offer: kinds of things, and one’s stores.',
  input: z.object({}),
  output: z.object({ categories: z.array(named), stores: z.array(named) }),
})

const seen = z.object({
  id,
  slug: z.string(),
  store_id: id,
  store_name: z.string(),
  state: z.enum(itemStates),
  version: z.int(),
  name: bothTexts,
  description: bothTexts,
  category_slug: z.string(),
  pictures: z.array(z.object({ id: z.string(), alt: bothTexts })),
  sold_count: z.int(),
  /** What it lacks before it can be sold; one on sale that lacks something is not sold today. */
  missing: z.array(z.enum(missingParts)),
  /** Those that are offered. */
  variants: z.array(
    z.object({
      id,
      version: z.int(),
      name: z.string(),
      size: bothTexts.nullable(),
      colour: bothTexts.nullable(),
      sku: z.string(),
      price: z.int(),
      weight_grams: z.int(),
      stock: z.int(),
      /** Put aside for orders that are not paid yet. */
      held: z.int(),
    }),
  ),
  certificates: z.array(
    z.object({
      id,
      kind: z.enum(certificateKinds),
      number: z.string(),
      issuer: z.string(),
      valid_until: z.iso.date(),
      is_valid: z.boolean(),
      /** It counts no more, whatever its day. */
      removed: z.object({ at: z.iso.datetime(), by_name: z.string().nullable(), reason: z.string() }).nullable(),
    }),
  ),
})

export const seeStoreItem = call({
  method: 'GET',
  path: '/api/console/v1/items/:id',
  who,
  about: 'One item as its store writes it, with its variants, stock, pictures and certificates.',
  input: z.object({ id }),
  output: seen,
  refusals: [codes.not_found],
})

const form = {
  name: z.object({ id: line(120), en: line(120) }),
  description: z.object({ id: paragraph(5000), en: paragraph(5000) }),
  category_slug: z.string().max(60),
}

export const createItem = call({
  method: 'POST',
  path: '/api/console/v1/items',
  who,
  once: true,
  about: 'A draft of an item, with an address made of its name. Nobody sees it before it is published.',
  input: z.object({ store_id: id.optional(), ...form }),
  output: z.object({ id }),
  refusals: [codes.not_found],
})

export const changeItem = call({
  method: 'PUT',
  path: '/api/console/v1/items/:id',
  who,
  once: true,
  about:
    'Changes what an item says; of one on sale the shop shows it at once. `version` is that of the form: who was late is told what changed and by whom. Stock, prices and states are not among its fields.',
  input: z.object({ id, version, ...form }),
  output: z.object({ id, version: z.int() }),
  refusals: [codes.not_found, codes.item_changed],
})

export const publishItem = call({
  method: 'POST',
  path: '/api/console/v1/items/:id/publish',
  who,
  once: true,
  about:
    'Puts an item on sale, once it has a description, a picture, a variant and the certificates its kind requires.',
  input: z.object({ id }),
  output: seen,
  refusals: [codes.not_found, codes.item_moved, codes.item_incomplete],
})

export const withdrawItem = call({
  method: 'POST',
  path: '/api/console/v1/items/:id/withdraw',
  who,
  once: true,
  about: 'Takes an item out of the shop. Orders that have it go on; it can be published again.',
  input: z.object({ id }),
  output: seen,
  refusals: [codes.not_found, codes.item_moved],
})

export const addItemPicture = call({
  method: 'POST',
  path: '/api/console/v1/items/:id/pictures',
  who,
  about: 'Adds a picture behind the others. JPEG, PNG, WebP, AVIF or GIF by content; stored anew, without metadata.',
  reads: 'multipart',
  files: { file: 10 * 1024 * 1024 },
  input: z.object({
    id,
    alt_id: z.string().trim().min(3).max(200),
    alt_en: z.string().trim().min(3).max(200),
  }),
  output: z.object({ picture_id: z.string() }),
  refusals: [codes.not_found, codes.file_invalid, codes.too_large],
  limit: { points: 200, seconds: 3600 },
})

export const arrangeItemPictures = call({
  method: 'PUT',
  path: '/api/console/v1/items/:id/pictures',
  who,
  about: 'The pictures of an item in another order, or without some of them; the first stands on its card.',
  input: z.object({ id, picture_ids: z.array(z.string().max(100)).max(20) }),
  output: seen,
  refusals: [codes.not_found],
})

export const addCertificate = call({
  method: 'POST',
  path: '/api/console/v1/items/:id/certificates',
  who,
  once: true,
  about:
    'A certificate of an item. One that was renewed stands beside the one it follows; the one that holds longest counts.',
  input: z.object({
    id,
    kind: z.enum(certificateKinds),
    number: line(60),
    issuer: line(80),
    /** The last day on which it holds. */
    valid_until: z.iso.date(),
  }),
  output: seen,
  refusals: [codes.not_found],
})

export const removeCertificate = call({
  method: 'POST',
  path: '/api/console/v1/items/:id/certificates/:certificate_id/remove',
  who,
  once: true,
  about:
    'A certificate that was withdrawn or entered by mistake counts no more, with a reason. An item whose kind requires it is not sold until it has another.',
  input: z.object({ id, certificate_id: id, reason: line(200).min(3) }),
  output: seen,
  refusals: [codes.not_found],
})
