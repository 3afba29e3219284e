import { data, redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { refusals } from '#core/refusals.ts'
import {
  changeShipping,
  chooseShipping,
  putCheckoutPromo,
  removeCheckoutPromo,
  souvenirCheckout,
} from '#modules/souvenir/contract.ts'
import { api, type Context, formFailure, formFailureOr, pageOf } from '../../../api.server.ts'
import { choosePaymentPath, shippingPath } from '../../../components/shop/paths.ts'
import { codeIn, withoutPicked } from '../../../components/shop/picked-promo.server.ts'
import { flash } from '../../../flash.server.ts'
import { type Failed, textsOf, type Values } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import { labels } from './words.ts'

export const shippingIntent = 'shipping'
const known = ['intent', 'address_id', 'promo_code', 'ticket', /^shipping\.[0-9a-f-]{36}$/]

type Checkout = Output<typeof souvenirCheckout>
const fieldOf = (store_id: string): string => `shipping.${store_id}`

/** Does what the form of the step asks for: a promo put on or taken off, or the couriers chosen. */
export async function actShipping(context: Context, id: string, form: FormData) {
  const page = pageOf(context)
  const values = textsOf(form, known)
  const { intent = '', address_id: address = '' } = values
  const isPromo = intent.startsWith('promo')
  // A code that was typed and not tried yet is meant too.
  const refusal = isPromo || values.promo_code?.trim() ? await changePromo(context, id, values) : undefined
  if (refusal) return refusal
  if (!isPromo) return ship(context, id, values)
  flash(page, intent === 'promo_remove' ? 'promo_removed' : 'promo_used')
  const search = address ? `?${new URLSearchParams({ address })}` : ''
  return redirect(`${inLanguage(page.language, shippingPath(id))}${search}#sums`)
}

async function changePromo(context: Context, merchandise_id: string, values: Values) {
  try {
    if (values.intent === 'promo_remove') await api(context, removeCheckoutPromo, { merchandise_id })
    else await api(context, putCheckoutPromo, { merchandise_id, code: codeIn(values) })
    return undefined
  } catch (error) {
    const { message, errors, status, code } = formFailure(error)
    const { code: said, ...others } = errors
    const back = withoutPicked(values)
    return failed({ errors: { ...others, ...(said && { promo_code: said }) }, values: back, message, status, code })
  }
}

/** Chooses a courier for every store, one after the other; with the last the invoice is there, and can be paid. */
async function ship(context: Context, id: string, values: Values) {
  const { language } = pageOf(context)
  const before = await dataOrNotFound(api(context, souvenirCheckout, { id }))
  const unpaid = before.orders.filter(({ state }) => state === 'awaiting_payment')
  const missing = unpaid.filter(({ partner_store }) => !values[fieldOf(partner_store.id)])
  const say = labels(language)
  if (missing.length > 0 || !values.address_id) {
    const errors: Record<string, string[]> = {
      ...(!values.address_id && { address_id: [say.addressMissing] }),
      ...Object.fromEntries(missing.map(({ partner_store }) => [fieldOf(partner_store.id), [say.missing]])),
    }
    return failed({ errors, values, message: refusals[codes.input_invalid][language] })
  }
  let checkout = before
  for (const { partner_store } of unpaid) {
    try {
      checkout = await chooseFor(context, { checkout, store_id: partner_store.id, values })
    } catch (error) {
      return refusedFor(error, { store_id: partner_store.id, values })
    }
  }
  const { invoice } = checkout
  return redirect(inLanguage(language, invoice ? choosePaymentPath(id, invoice.invoice_id) : shippingPath(id)))
}

type Choice = { checkout: Checkout; store_id: string; values: Values }

/** The checkout with this courier for this store. Said again where it was chosen before: the address may have been corrected since. */
async function chooseFor(context: Context, { checkout, store_id, values }: Choice): Promise<Checkout> {
  const { address_id = '', ticket = '' } = values
  const [courier = '', service = ''] = (values[fieldOf(store_id)] ?? '').split(/:(.*)/s)
  const current = checkout.orders.find(({ partner_store }) => partner_store.id === store_id)?.partner_shipping
  const input = { merchandise_id: checkout.id, partner_store_id: store_id, courier, service, address_id }
  if (current) return (await api(context, changeShipping, input)).data
  const idempotency_key = hashSecret(JSON.stringify([ticket, input]))
  return (await api(context, chooseShipping, input, { idempotency_key })).data
}

/** A service that is refused is so at the store it was chosen for; couriers that are down lose nothing that was chosen. */
function refusedFor(error: unknown, { store_id, values }: Omit<Choice, 'checkout'>) {
  if (!isCallFailure(error)) throw error
  const { message, errors, status, code } = formFailureOr(error, error.message)
  const { service, ...others } = errors
  return failed({
    errors: service ? { ...others, [fieldOf(store_id)]: service } : others,
    values,
    message,
    status,
    code,
  })
}

type Refused = Pick<Failed, 'errors' | 'values' | 'message'> & Partial<Pick<Failed, 'status' | 'code'>>

function failed({ status = 422, code = codes.input_invalid, ...rest }: Refused) {
  const failure: Failed = { ok: false, intent: shippingIntent, status, code, ...rest }
  return data(failure, { status })
}
