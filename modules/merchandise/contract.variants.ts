import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { line } from '#modules/identity/shapes.ts'
import { stockActors } from './rules/facts.ts'

const who = ['admin', 'store'] as const
const id = z.uuid()
const option = z.object({ id: line(40), en: line(40) })

const form = {
  /** What buyers choose between; an item with one way to be bought has neither. */
  size: option.optional(),
  colour: option.optional(),
  sku: line(40),
  price: z.coerce.number().int().min(100).max(1_000_000_000),
  weight_grams: z.coerce.number().int().min(1).max(100_000),
}
const written = z.object({ id, version: z.int() })

export const addVariant = call({
  method: 'POST',
  path: '/api/console/v1/items/:id/variants',
  who,
  once: true,
  about: 'Another way to buy an item, with its first count.',
  input: z.object({ id, ...form, stock: z.coerce.number().int().min(0).max(100_000) }),
  output: written,
  refusals: [codes.not_found],
})

export const changeVariant = call({
  method: 'PUT',
  path: '/api/console/v1/items/:id/variants/:variant_id',
  who,
  once: true,
  about:
    'Changes what a variant is called, weighs and costs; orders that have it stay at their price. Its stock has a call of its own.',
  input: z.object({ id, variant_id: id, version: z.coerce.number().int().min(1), ...form }),
  output: written,
  refusals: [codes.not_found, codes.item_changed],
})

export const removeVariant = call({
  method: 'POST',
  path: '/api/console/v1/items/:id/variants/:variant_id/remove',
  who,
  once: true,
  about: 'Offers a variant no longer; who has bought it has it still. An item on sale keeps at least one.',
  input: z.object({ id, variant_id: id }),
  output: z.object({ id }),
  refusals: [codes.not_found, codes.item_incomplete],
})

export const changeStock = call({
  method: 'POST',
  path: '/api/console/v1/items/:id/variants/:variant_id/stock',
  who,
  once: true,
  about:
    'So many pieces more or fewer, with a reason: what is sold meanwhile is not written over. Never fewer than are put aside for orders.',
  input: z.object({
    id,
    variant_id: id,
    change: z.coerce
      .number()
      .int()
      .min(-100_000)
      .max(100_000)
      .refine((change) => change !== 0),
    reason: line(200).min(3),
  }),
  output: z.object({ stock: z.int(), held: z.int() }),
  refusals: [codes.not_found, codes.stock_held],
})

export const seeStock = call({
  method: 'GET',
  path: '/api/console/v1/items/:id/stock',
  who,
  about: 'The last two hundred changes of the stock of an item, of which variant and why, the newest first.',
  input: z.object({ id }),
  output: z.array(
    z.object({
      at: z.iso.datetime(),
      variant_name: z.string(),
      change: z.int(),
      /** What there was after it. */
      stock: z.int(),
      reason: z.string(),
      actor: z.enum(stockActors),
      by_name: z.string().nullable(),
    }),
  ),
  refusals: [codes.not_found],
})
