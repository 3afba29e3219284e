import { redirect } from 'react-router'
import { hashSecret } from '#core/ids.ts'
import { cancelByPartner, cancelTravellerByPartner } from '#modules/booking/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { to } from '../../to.ts'
import { everybody } from './everybody.ts'

/** Cancels the booking, or takes one traveller out of it; leads back to it, as it then is. */
export async function cancelBooking(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), ['key', 'reason', 'traveller_id'])
  const idempotency_key = hashSecret(JSON.stringify([id, values]))
  try {
    const { reason = '', traveller_id = '' } = values
    // Nobody is cancelled by what was left empty: the call refuses it at its field.
    if (traveller_id === everybody) await api(context, cancelByPartner, { id, reason }, { idempotency_key })
    else await api(context, cancelTravellerByPartner, { id, traveller_id, reason }, { idempotency_key })
    const done = traveller_id === everybody ? 'cancelled' : 'traveller'
    return redirect(`${to(pageOf(context).language, '/bookings/:id', { id })}?done=${done}`)
  } catch (error) {
    return refused(error, { intent: 'cancel', values })
  }
}
