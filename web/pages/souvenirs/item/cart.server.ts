import { data, redirect } from 'react-router'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { refusals } from '#core/refusals.ts'
import { fieldErrors } from '#core/validation.ts'
import { itemOfStore } from '#modules/merchandise/contract.ts'
import { addToSouvenirCart } from '#modules/souvenir/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { withAffiliate } from '../../../components/shell/use-href.ts'
import { itemPath } from '../../../components/shop/paths.ts'
import { flash } from '../../../flash.server.ts'
import { type Failed, fieldsOf, refused, type Values } from '../../../form.server.ts'
import { memberOf } from '../../../shell.server.ts'
import { unlessRefused } from '../../../softly.server.ts'
import { inLanguage, to } from '../../../to.ts'
import { labels } from './words.ts'

export const cartIntent = 'cart'
export const cartFields = ['intent', 'key', ...fieldsOf(addToSouvenirCart)]

export type Place = { partnerSlug?: string | undefined; slug: string }

/** Puts what was chosen into the cart, and leads there. A guest signs in first, and comes back to the same choice. */
export async function putIntoCart(context: Context, place: Place, values: Values) {
  const page = pageOf(context)
  const { variant_id = '', quantity = '', key = '' } = values
  if (!(await memberOf(context))) {
    const errors = await quantityErrors(context, place, values)
    if (errors) return mistaken(context, errors, values)
    return redirect(loginAddress(context, place, { variant: variant_id, quantity }))
  }
  try {
    // As typed: what is no number of pieces is for the call to refuse, at its field.
    const wish = { variant_id, quantity: Number(quantity) }
    await api(context, addToSouvenirCart, wish, { idempotency_key: hashSecret(JSON.stringify([key, wish])) })
    flash(page, 'souvenir_added')
    return redirect(withAffiliate(to(page.language, '/oleh-oleh/cart'), page.affiliate_code))
  } catch (error) {
    const { data: failed, init } = refused(error, { intent: cartIntent, values })
    // What is no longer sold is "not found" to the call; to the person it could not be added.
    const message = failed.status === 404 || !failed.message ? labels(page.language).addFailed : failed.message
    return data({ ...failed, message }, init ?? {})
  }
}

type Errors = Record<string, string[]>

/** What is wrong with the number of pieces: said before anybody is sent to sign in for it. */
async function quantityErrors(context: Context, place: Place, values: Values): Promise<Errors | undefined> {
  const { language } = pageOf(context)
  const { variant_id = '', quantity = '' } = values
  const parsed = addToSouvenirCart.input.shape.quantity.safeParse(Number(quantity), { reportInput: true })
  if (!parsed.success) return { quantity: Object.values(fieldErrors(parsed.error.issues, language)).flat() }
  const { partnerSlug: store = '', slug } = place
  const item = await unlessRefused(api(context, itemOfStore, { store, slug }), [404, 422])
  const stock = item?.variants.find(({ id }) => id === variant_id)?.stock_free
  return stock !== undefined && parsed.data > stock ? { quantity: [refusals[codes.stock_short][language]] } : undefined
}

function mistaken(context: Context, errors: Errors, values: Values) {
  const message = errors.quantity?.[0] ?? refusals[codes.input_invalid][pageOf(context).language]
  const failed: Failed = {
    ...{ ok: false, status: 422, code: codes.input_invalid, message },
    ...{ errors, intent: cartIntent, values },
  }
  return data(failed, { status: 422 })
}

export function loginAddress(context: Context, place: Place, choice: { variant: string; quantity: string }): string {
  const { language, affiliate_code } = pageOf(context)
  const path = itemPath({ slug: place.slug, store: { slug: place.partnerSlug ?? '' } })
  const back = withAffiliate(`${path}?${new URLSearchParams(choice)}`, affiliate_code)
  return `${inLanguage(language, '/auth/login')}?${new URLSearchParams({ redirect: back })}`
}
