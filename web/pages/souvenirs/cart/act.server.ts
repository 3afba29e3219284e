import { data, redirect } from 'react-router'
import { hashSecret } from '#core/ids.ts'
import { changeCart, checkoutSouvenirs, removeFromCart } from '#modules/souvenir/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { withAffiliate } from '../../../components/shell/use-href.ts'
import { flash } from '../../../flash.server.ts'
import { refused, textsOf, type Values } from '../../../form.server.ts'
import { to } from '../../../to.ts'

type Posted = { context: Context; values: Values }

const chosen = /^choose\.([0-9a-f-]{36})$/
const known = ['intent', 'cart_item_id', 'promo_code', 'ticket', chosen, /^quantity\.[0-9a-f-]{36}$/, /^amount\./]

async function change({ context, values }: Posted): Promise<string> {
  const { cart_item_id = '' } = values
  await api(context, changeCart, { cart_item_id, quantity: Number(values[`quantity.${cart_item_id}`] ?? '') })
  return cartPath(context)
}

async function remove({ context, values: { cart_item_id = '' } }: Posted): Promise<string> {
  await api(context, removeFromCart, { cart_item_ids: [cart_item_id] })
  flash(pageOf(context), 'cart_changed')
  return cartPath(context)
}

/** Orders what was ticked, for the sum of what stood beside each: another price by now is refused, and shown. */
async function checkout({ context, values }: Posted): Promise<string> {
  const { language, affiliate_code } = pageOf(context)
  const cart_item_ids = Object.keys(values).flatMap((name) => chosen.exec(name)?.[1] ?? [])
  const total = cart_item_ids.reduce((sum, id) => sum + Number(values[`amount.${id}`] ?? 0), 0)
  const promo_code = values.promo_code?.trim() || undefined
  const wish = {
    cart_item_ids,
    total,
    ...(promo_code && { promo_code }),
    ...(affiliate_code && { affiliate_code }),
  }
  const idempotency_key = hashSecret(JSON.stringify([values.ticket, wish]))
  const reply = await api(context, checkoutSouvenirs, wish, { idempotency_key })
  const idBooking = reply.data.booking_merchandise_id
  return withAffiliate(to(language, '/oleh-oleh/pengiriman/:idBooking', { idBooking }), affiliate_code)
}

const cartPath = (context: Context): string => to(pageOf(context).language, '/oleh-oleh/cart')

const steps: Readonly<Record<string, (posted: Posted) => Promise<string>>> = { change, remove, checkout }

/** Does what a form of the cart asks for. */
export async function actCart(context: Context, form: FormData) {
  const values = textsOf(form, known)
  const { intent = '' } = values
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    return redirect(await step({ context, values }))
  } catch (error) {
    const { data: failed, init } = refused(error, { intent, values })
    return data({ ...failed, errors: atFields(failed.errors) }, init ?? {})
  }
}

/** A promo is refused by its code; here the field says of what. */
function atFields({ code, ...errors }: Record<string, string[]>): Record<string, string[]> {
  return code ? { ...errors, promo_code: code } : errors
}
