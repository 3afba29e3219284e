import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { usable } from '#modules/promo/shapes.ts'
import { promoRefusals } from './rules/promo-refusals.ts'
import { checkoutDetail } from './shapes.ts'

const code = z.string().trim().min(1).max(40)
const checkout = { merchandise_id: z.uuid() }

const limit = { points: 120, seconds: 600 }
const applied = { id: 'Promo berhasil digunakan', en: 'Promo successfully applied' }

export const checkCartPromo = call({
  method: 'POST',
  path: '/api/v1/merchandise/cart/promo',
  who: 'member',
  flag: 'is_promo',
  about:
    'What a code takes off what is in the cart, or off some of it, or why nothing. Nothing is taken. Of shipping it is known only with the couriers: `discount` is 0 until then.',
  says: applied,
  input: z.object({ code, cart_item_ids: z.array(z.uuid()).min(1).max(100).optional() }),
  output: usable,
  limit,
  refusals: [...promoRefusals, codes.cart_empty],
})

export const putCheckoutPromo = call({
  method: 'PATCH',
  path: '/api/v1/merchandise/:merchandise_id/promo',
  who: 'owner',
  flag: 'is_promo',
  about:
    'Puts the promo of a code on a checkout, in place of any other; the invoice is made anew. Not once somebody has begun to pay.',
  says: applied,
  input: z.object({ ...checkout, code }),
  output: checkoutDetail,
  limit,
  refusals: [codes.not_found, ...promoRefusals, codes.promo_closed],
})

export const removeCheckoutPromo = call({
  method: 'DELETE',
  path: '/api/v1/merchandise/:merchandise_id/promo',
  who: 'owner',
  about: 'Takes the promo off a checkout; the invoice is made anew.',
  says: { id: 'Promo dihapus', en: 'Promo removed' },
  input: z.object(checkout),
  output: checkoutDetail,
  refusals: [codes.not_found, codes.promo_closed],
})
