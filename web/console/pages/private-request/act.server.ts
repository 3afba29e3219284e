import { data, redirect } from 'react-router'
import { changePrivateOffer, makePrivateOffer, withdrawPrivateOffer } from '#modules/private-umrah/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { amountOf, onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import type { doneNames } from './words.ts'

type Posted = { id: string; values: Values }
type Step = (context: Context, posted: Posted) => Promise<(typeof doneNames)[number]>

const text = (value: string | undefined): string | undefined => value?.trim() || undefined
const whole = (value: string | undefined): number | undefined =>
  /^\d{1,3}$/.test(value?.trim() ?? '') ? Number(value) : undefined

const extra = /^addons_ids\.([0-9a-f-]{36})$/

/** The form as the call takes it; what is missing or no number is refused at its field. */
const termsOf = (values: Values) => ({
  departure_date: values.departure_date ?? '',
  return_date: text(values.return_date),
  airline_id: values.airline_id ?? '',
  airline_class_id: values.airline_class_id ?? '',
  hotels: [0, 1].map((place) => ({
    partner_custom_hotel_id: values[`hotels.${place}.partner_custom_hotel_id`] ?? '',
    duration_night: whole(values[`hotels.${place}.duration_night`]),
  })),
  transportation_id: values.transportation_id ?? '',
  addons_ids: Object.keys(values).flatMap((name) => extra.exec(name)?.[1] ?? []),
  price_adult: amountOf(values.price_adult),
  price_child: amountOf(values.price_child),
  price_infant: amountOf(values.price_infant),
  down_payment: amountOf(values.down_payment) ?? 0,
  cost: amountOf(values.cost),
  written_in: values.written_in === 'en' ? ('en' as const) : values.written_in === 'id' ? ('id' as const) : undefined,
  note: values.note ?? '',
  refund_terms: values.refund_terms ?? '',
})

const once = ({ id, values }: Posted) => onceOf({ ...values, id })

const steps: Readonly<Record<string, Step>> = {
  async make(context, posted) {
    const { id, values } = posted
    const input = { id, partner_id: text(values.partner_id), ...termsOf(values) }
    await api(context, makePrivateOffer, input, once(posted))
    return 'made'
  },
  async change(context, posted) {
    const { id, values } = posted
    const which = { id, offer_id: values.offer_id ?? '', version: values.version ?? '' }
    await api(context, changePrivateOffer, { ...which, ...termsOf(values) }, once(posted))
    return 'changed'
  },
  async withdraw(context, posted) {
    const { id, values } = posted
    const input = { id, offer_id: values.offer_id ?? '', reason: values.reason ?? '' }
    await api(context, withdrawPrivateOffer, input, once(posted))
    return 'withdrawn'
  },
}

const known = [
  ...['intent', 'key', 'offer_id', 'version', 'reason', 'partner_id', 'departure_date', 'return_date', 'airline_id'],
  ...['airline_class_id', 'transportation_id', 'price_adult', 'price_child', 'price_infant', 'down_payment', 'cost'],
  ...['written_in', 'note', 'refund_terms', /^hotels\.[01]\.(?:partner_custom_hotel_id|duration_night)$/, extra],
]

/** Mistakes of several fields together stand at one of them. */
const fieldOf = (name: string): string => {
  if (name === 'hotels') return 'hotels.1.duration_night'
  return /^addons_ids\.\d+$/.test(name) ? 'addons_ids' : name
}

/** One of the forms of a request; leads back to it, as it then is. */
export async function actOnPrivateRequest(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), known)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, { id, values })
    return redirect(withDone(to(pageOf(context).language, '/private-requests/:id', { id }), done))
  } catch (error) {
    const { data: failed, init } = refused(error, { intent, values })
    const errors = Object.fromEntries(Object.entries(failed.errors).map(([name, said]) => [fieldOf(name), said]))
    return data({ ...failed, errors }, init ?? {})
  }
}
