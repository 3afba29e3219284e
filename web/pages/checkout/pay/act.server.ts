import { redirect, redirectDocument } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { startPayment } from '#modules/payment/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf } from '../../../form.server.ts'
import { inLanguage } from '../../../to.ts'
import { noteBegun } from '../done/paid-note.server.ts'
import { checkoutPath, type PayPlace, tokenOf } from './place.ts'

export const payIntent = 'pay'

/** What the form of step "Bayar" does: begins the payment, and leads to how it is paid. */
export async function actPay(context: Context, place: PayPlace, request: Request) {
  const page = pageOf(context)
  const values = textsOf(await readForm(request), ['scripted', 'ticket', ...fieldsOf(startPayment)])
  const { payment_method_id = '', invoice_code = '', ticket = '' } = values
  const timezone = values.timezone || undefined
  try {
    const { data: begun } = await api(
      context,
      startPayment,
      { id: place.booking_id, invoice_code, payment_method_id, timezone },
      // A second press sends the same again and is answered alike; another method is another payment.
      { idempotency_key: hashSecret(JSON.stringify([ticket, invoice_code, payment_method_id, timezone])) },
    )
    const { id: payment_id, payment_number, share_url, pay_url, payment_method } = begun
    const path = noteBegun(page, place, { token: tokenOf(share_url), payment_id, payment_number, invoice_code })
    const goesOn = payment_method.kind === 'card' || payment_method.kind === 'ewallet'
    // A form sent without scripts may not lead off the site (form-action): its page then has a button that does.
    if (goesOn && pay_url !== null && values.scripted === '1') return redirectDocument(pay_url)
    return redirect(inLanguage(page.language, path))
  } catch (error) {
    // Paid meanwhile, by someone with the link: the page of the invoice knows where to go on.
    if (isCallFailure(error) && error.code === codes.invoice_paid) {
      return redirect(inLanguage(page.language, checkoutPath(place, { step: 'pay', invoice: invoice_code })))
    }
    return refused(error, { intent: payIntent, values })
  }
}
