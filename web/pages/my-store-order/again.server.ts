import { data, redirect } from 'react-router'
import { hashSecret } from '#core/ids.ts'
import { addToSouvenirCart, souvenirOrder } from '#modules/souvenir/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { flash } from '../../flash.server.ts'
import { refused, type Values } from '../../form.server.ts'
import { to } from '../../to.ts'
import { labels } from './words.ts'

/** Puts what was ordered before into the cart, as much of it as is still sold; where nothing is, the page says why. */
export async function orderAgain(context: Context, id: string, values: Values) {
  const page = pageOf(context)
  const { items } = (await api(context, souvenirOrder, { id })).data
  let added = 0
  let refusal: ReturnType<typeof refused> | undefined
  for (const { variant_id, quantity } of items) {
    try {
      const idempotency_key = hashSecret(JSON.stringify(['again', values.ticket, variant_id]))
      await api(context, addToSouvenirCart, { variant_id, quantity }, { idempotency_key })
      added++
    } catch (error) {
      // What is neither a refusal nor a failed field is thrown on by whoever words it.
      refusal = refused(error, { intent: 'again', values })
    }
  }
  if (refusal && added === 0) {
    // That a variant does not exist says nothing to whoever bought it once.
    const isGone = refusal.data.status === 404
    return isGone ? data({ ...refusal.data, message: labels(page.language).nothingLeft }, { status: 404 }) : refusal
  }
  flash(page, added === items.length ? 'souvenir_added' : 'souvenir_added_in_part')
  return redirect(to(page.language, '/oleh-oleh/cart'))
}
