import { data, redirect } from 'react-router'
import { hashSecret } from '#core/ids.ts'
import { addToSouvenirCart } from '#modules/souvenir/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { withAffiliate } from '../../../components/shell/use-href.ts'
import { itemPath } from '../../../components/shop/paths.ts'
import { flash } from '../../../flash.server.ts'
import { fieldsOf, refused, type Values } from '../../../form.server.ts'
import { memberOf } from '../../../shell.server.ts'
import { inLanguage, to } from '../../../to.ts'
import { labels } from './words.ts'

export const cartIntent = 'cart'
export const cartFields = ['intent', 'key', ...fieldsOf(addToSouvenirCart)]

export type Place = { partnerSlug?: string | undefined; slug: string }

/** Puts what was chosen into the cart, and leads there. A guest signs in first, and comes back to the same choice. */
export async function putIntoCart(context: Context, place: Place, values: Values) {
  const page = pageOf(context)
  const { variant_id = '', quantity = '', key = '' } = values
  if (!(await memberOf(context))) return redirect(loginAddress(context, place, { variant: variant_id, quantity }))
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

export function loginAddress(context: Context, place: Place, choice: { variant: string; quantity: string }): string {
  const { language, affiliate_code } = pageOf(context)
  const path = itemPath({ slug: place.slug, store: { slug: place.partnerSlug ?? '' } })
  const back = withAffiliate(`${path}?${new URLSearchParams(choice)}`, affiliate_code)
  return `${inLanguage(language, '/auth/login')}?${new URLSearchParams({ redirect: back })}`
}
