import { redirect, redirectDocument } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { hashSecret } from '#core/ids.ts'
import { startSharedPayment } from '#modules/payment/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { keepNote } from '../../../cookie-state.server.ts'
import { fieldsOf, readForm, refused, textsOf } from '../../../form.server.ts'
import { inLanguage } from '../../../to.ts'

// As long as the longest attempt lives.
const begunSeconds = 24 * 60 * 60

/** `self` is the page of the link, without language. */
type Link = { token: string; self: string; request: Request }

/** What the form of a shared link does: begins to pay another way, and shows it on the same page. */
export async function actShared(context: Context, { token, self, request }: Link) {
  const page = pageOf(context)
  const values = textsOf(await readForm(request), ['scripted', 'ticket', ...fieldsOf(startSharedPayment)])
  const { payment_method_id = '', ticket = '' } = values
  const timezone = values.timezone || undefined
  const here = redirect(inLanguage(page.language, self))
  try {
    const { data } = await api(
      context,
      startSharedPayment,
      { token, payment_method_id, timezone },
      { idempotency_key: hashSecret(JSON.stringify([ticket, token, payment_method_id, timezone])) },
    )
    // Who comes back from the gateway's page is told to wait for the bank, and not to pay again.
    keepNote(page, 'paying', { token }, begunSeconds)
    const { pay_url, payment_method } = data
    const goesOn = payment_method.kind === 'card' || payment_method.kind === 'ewallet'
    return goesOn && pay_url !== null && values.scripted === '1' ? redirectDocument(pay_url) : here
  } catch (error) {
    // No such link, or paid, run out or taken back meanwhile: the page itself says so.
    if (isCallFailure(error) && (error.status === 404 || error.code.startsWith('F-INV'))) return here
    return refused(error, { intent: 'pay', values })
  }
}
