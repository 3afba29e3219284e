import { data, redirect } from 'react-router'
import {
  cancelByPartner,
  cancelTravellerByPartner,
  correctByPartner,
  deliverKit,
  remindOverdue,
  rescheduleByPartner,
  reviewDocument,
  shipKit,
} from '#modules/booking/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import type { Outcome } from './done.ts'

type Sent = { id: string; values: Values }
type Step = (context: Context, sent: Sent) => Promise<Outcome>

const keyOf = ({ id, values }: Sent) => onceOf({ ...values, id })

const steps: Readonly<Record<string, Step>> = {
  async cancel(context, sent) {
    const { reason = '', confirm_name = '' } = sent.values
    await api(context, cancelByPartner, { id: sent.id, reason, confirm_name }, keyOf(sent))
    return 'cancelled'
  },
  async leave(context, sent) {
    const { traveller_id = '', reason = '', confirm_name = '' } = sent.values
    const leaving = { id: sent.id, traveller_id, reason, confirm_name }
    await api(context, cancelTravellerByPartner, leaving, keyOf(sent))
    return 'traveller'
  },
  async move(context, sent) {
    const { departure_id = '', reason = '' } = sent.values
    await api(context, rescheduleByPartner, { id: sent.id, departure_id, reason }, keyOf(sent))
    return 'moved'
  },
  async correct(context, sent) {
    const { traveller_id = '', name = '', birth_date, is_single_name, reason = '' } = sent.values
    const written = { name, is_single_name: is_single_name === 'true', ...(birth_date && { birth_date }) }
    await api(context, correctByPartner, { id: sent.id, traveller_id, ...written, reason }, keyOf(sent))
    return 'corrected'
  },
  async ship(context, sent) {
    const { courier = '', waybill = '' } = sent.values
    await api(context, shipKit, { id: sent.id, courier, waybill }, keyOf(sent))
    return 'shipped'
  },
  async deliver(context, sent) {
    await api(context, deliverKit, { id: sent.id }, keyOf(sent))
    return 'delivered'
  },
  async remind(context, sent) {
    await api(context, remindOverdue, { id: sent.id }, keyOf(sent))
    return 'reminded'
  },
  async document(context, sent) {
    const { document_id = '', reason } = sent.values
    const verdict = sent.values.verdict === 'accept' ? 'accept' : 'ask_again'
    const why = verdict === 'accept' ? {} : { reason: reason ?? '' }
    await api(context, reviewDocument, { id: sent.id, document_id, verdict, ...why }, keyOf(sent))
    return verdict === 'accept' ? 'document_accepted' : 'document_rejected'
  },
}

const fields = [
  'intent',
  'key',
  ...fieldsOf(cancelTravellerByPartner, rescheduleByPartner, correctByPartner, shipKit, reviewDocument),
]

/** The form of one of several travellers says in its name whom it is about: each has fields of its own. */
function stepOf(intent: string): { name: string; whom: Values } {
  const [name = '', traveller_id] = intent.split(':')
  return { name, whom: traveller_id === undefined ? {} : { traveller_id } }
}

/** One of the forms of a booking; leads back to it, as it then is. */
export async function actOnBooking(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const intent = values.intent ?? ''
  const { name, whom } = stepOf(intent)
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, { id, values: { ...values, ...whom } })
    const address = withDone(to(pageOf(context).language, '/bookings/:id', { id }), done)
    return redirect(name === 'document' ? `${address}#documents` : address)
  } catch (error) {
    return refused(error, { intent, values })
  }
}
