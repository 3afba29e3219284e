import { redirect } from 'react-router'
import { cancelByPartner, cancelTravellerByPartner, reviewDocument } from '#modules/booking/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf } from '../../form.server.ts'
import { to } from '../../to.ts'
import type { Outcome } from './done.ts'
import { everybody } from './everybody.ts'

type Sent = { id: string; values: Values }
type Step = (context: Context, sent: Sent) => Promise<Outcome>

/** Cancels the booking, or takes one traveller out of it. */
const cancel: Step = async (context, sent) => {
  const { reason = '', traveller_id = '' } = sent.values
  // Nobody is cancelled by what was left empty: the call refuses it at its field.
  if (traveller_id !== everybody) {
    await api(
      context,
      cancelTravellerByPartner,
      { id: sent.id, traveller_id, reason },
      onceOf({ ...sent.values, id: sent.id }),
    )
    return 'traveller'
  }
  await api(context, cancelByPartner, { id: sent.id, reason }, onceOf({ ...sent.values, id: sent.id }))
  return 'cancelled'
}

/** Accepts a document, or asks for it again. */
const review: Step = async (context, sent) => {
  const { document_id = '', reason } = sent.values
  const verdict = sent.values.verdict === 'accept' ? 'accept' : 'ask_again'
  const why = verdict === 'accept' ? {} : { reason: reason ?? '' }
  await api(
    context,
    reviewDocument,
    { id: sent.id, document_id, verdict, ...why },
    onceOf({ ...sent.values, id: sent.id }),
  )
  return verdict === 'accept' ? 'document_accepted' : 'document_rejected'
}

const fields = ['intent', 'key', 'reason', 'traveller_id', 'document_id', 'verdict']

/** One of the forms of a booking; leads back to it, as it then is. */
export async function actOnBooking(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const isReview = values.intent === 'document'
  try {
    const done = await (isReview ? review : cancel)(context, { id, values })
    const place = isReview ? '#documents' : ''
    return redirect(`${to(pageOf(context).language, '/bookings/:id', { id })}?done=${done}${place}`)
  } catch (error) {
    return refused(error, { intent: isReview ? 'document' : 'cancel', values })
  }
}
