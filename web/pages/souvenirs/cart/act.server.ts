import { data, redirect } from 'react-router'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { changeCart, checkCartPromo, checkoutSouvenirs, removeFromCart } from '#modules/souvenir/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { withAffiliate } from '../../../components/shell/use-href.ts'
import { codeIn, withoutPicked } from '../../../components/shop/picked-promo.server.ts'
import { flash } from '../../../flash.server.ts'
import { type Failed, refused, textsOf, type Values } from '../../../form.server.ts'
import { to } from '../../../to.ts'
import { cartSearch, readCartQuery } from './query.ts'
import { labels } from './words.ts'

type Posted = { context: Context; values: Values; search: string }

const chosen = /^choose\.([0-9a-f-]{36})$/
const shown = /^amount\.([0-9a-f-]{36})$/
const known = ['intent', 'cart_item_id', 'promo_code', 'ticket', chosen, shown, /^quantity\.[0-9a-f-]{36}$/]

const idsIn = (values: Values, name: RegExp): string[] =>
  Object.keys(values).flatMap((field) => name.exec(field)?.[1] ?? [])

async function change({ context, values, search }: Posted): Promise<string> {
  const { cart_item_id = '' } = values
  await api(context, changeCart, { cart_item_id, quantity: Number(values[`quantity.${cart_item_id}`] ?? '') })
  return cartPath(context) + search
}

async function remove({ context, values: { cart_item_id = '' }, search }: Posted): Promise<string> {
  await api(context, removeFromCart, { cart_item_ids: [cart_item_id] })
  flash(pageOf(context), 'cart_changed')
  return cartPath(context) + search
}

/** The cart as it was ticked, with this promo: its address says so, and the page counts. */
function countedPath(context: Context, values: Values, promo: string | undefined): string {
  const ticked = idsIn(values, chosen)
  const left = idsIn(values, shown).filter((id) => !ticked.includes(id))
  return `${cartPath(context)}${cartSearch({ promo, left })}#summary`
}

/** Tries a code on what is ticked; only one that takes something off is written into the address. */
async function tryCode({ context, values }: Posted): Promise<string> {
  const code = codeIn(values)
  const cart_item_ids = idsIn(values, chosen)
  const { data } = await api(context, checkCartPromo, { code, ...(cart_item_ids.length > 0 && { cart_item_ids }) })
  flash(pageOf(context), 'promo_used')
  return countedPath(context, values, data.code)
}

const dropPromo = async ({ context, values }: Posted): Promise<string> => {
  flash(pageOf(context), 'promo_removed')
  return countedPath(context, values, undefined)
}

const recount = async ({ context, values, search }: Posted): Promise<string> =>
  countedPath(context, values, readCartQuery(new URLSearchParams(search)).promo)

/** Orders what was ticked, for the sum of what stood beside each: another price by now is refused, and shown. */
async function checkout({ context, values }: Posted): Promise<string> {
  const { language, affiliate_code } = pageOf(context)
  const cart_item_ids = idsIn(values, chosen)
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

const steps: Readonly<Record<string, (posted: Posted) => Promise<string>>> = {
  change,
  remove,
  checkout,
  recount,
  promo: tryCode,
  promo_remove: dropPromo,
}

/** Does what a form of the cart asks for. */
export async function actCart(context: Context, form: FormData, { search }: URL) {
  const values = textsOf(form, known)
  const { intent = '' } = values
  const step = Object.hasOwn(steps, intent) ? steps[intent] : intent.startsWith('promo:') ? tryCode : undefined
  if (!step) throw data(null, { status: 400 })
  if (step === checkout && idsIn(values, chosen).length === 0) return nothingChosen(context, values)
  try {
    return redirect(await step({ context, values, search }))
  } catch (error) {
    const { data: failed, init } = refused(error, {
      intent: step === tryCode ? 'checkout' : intent,
      values: withoutPicked(values),
    })
    return data({ ...failed, errors: atFields(failed.errors) }, init ?? {})
  }
}

/** Without scripts the button can be pressed with nothing ticked. */
function nothingChosen(context: Context, values: Values) {
  const message = labels(pageOf(context).language).nothingChosen
  const failed: Failed = {
    ...{ ok: false, status: 422, code: codes.cart_empty, message },
    ...{ errors: {}, intent: 'checkout', values },
  }
  return data(failed, { status: 422 })
}

/** A promo is refused by its code; here the field says of what. */
function atFields({ code, ...errors }: Record<string, string[]>): Record<string, string[]> {
  return code ? { ...errors, promo_code: code } : errors
}
