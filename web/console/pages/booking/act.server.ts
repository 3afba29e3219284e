import { redirect } from 'react-router'
import { hashSecret } from '#core/ids.ts'
import { cancelByPartner } from '#modules/booking/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { to } from '../../to.ts'

/** Cancels the booking; leads back to it, as it then is. */
export async function cancelBooking(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), ['key', 'reason'])
  const idempotency_key = hashSecret(JSON.stringify([id, values]))
  try {
    await api(context, cancelByPartner, { id, reason: values.reason ?? '' }, { idempotency_key })
    return redirect(`${to(pageOf(context).language, '/bookings/:id', { id })}?done=cancelled`)
  } catch (error) {
    return refused(error, { intent: 'cancel', values })
  }
}
