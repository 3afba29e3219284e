import { redirect, redirectDocument } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { hashSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { validationWords } from '#core/validation.ts'
import { souvenirPaymentMethods, startSouvenirPayment } from '#modules/souvenir/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { tokenOf } from '../../../components/checkout/place.ts'
import { choosePaymentPath, paymentPath } from '../../../components/shop/paths.ts'
import { keepNote } from '../../../cookie-state.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import type { Place } from './load.server.ts'

// A virtual account lives a day; who pays on the last minute still comes back.
const begunSeconds = 2 * 24 * 60 * 60

/** Begins the payment, and leads to how it is paid. */
export async function actChoice(context: Context, place: Place, request: Request) {
  const page = pageOf(context)
  const values = textsOf(await readForm(request), ['scripted', 'ticket', 'timezone', 'payment_method_id'])
  const { payment_method_id = '', ticket = '' } = values
  const timezone = values.timezone || undefined
  const ids = { merchandise_id: place.idBooking, invoice_id: place.idInvoice }
  const { payment_method } = await dataOrNotFound(api(context, souvenirPaymentMethods, ids))
  const method = payment_method.find(({ id }) => id === payment_method_id)
  try {
    const { data: begun } = await api(
      context,
      startSouvenirPayment,
      { ...ids, payment_gateway: method?.gateway ?? '', payment_method_code: method?.code ?? '', timezone },
      // A second press sends the same again and is answered alike; another method is another payment.
      { idempotency_key: hashSecret(JSON.stringify([ticket, ids, payment_method_id, timezone])) },
    )
    const path = paymentPath(place.idBooking, begun)
    keepNote(page, 'paying', { token: tokenOf(begun.share_url), path }, begunSeconds)
    const goesOn = begun.payment_method.kind === 'card' || begun.payment_method.kind === 'ewallet'
    // A form sent without scripts may not lead off the site (form-action): its page then has a button that does.
    if (goesOn && begun.pay_url !== null && values.scripted === '1') return redirectDocument(begun.pay_url)
    return redirect(inLanguage(page.language, path))
  } catch (error) {
    // Paid meanwhile, by someone with the link: the page of the invoice knows where to go on.
    if (isCallFailure(error) && error.code === codes.invoice_paid) {
      return redirect(inLanguage(page.language, choosePaymentPath(place.idBooking, place.idInvoice)))
    }
    const answer = refused(error, { intent: 'pay', values })
    if (!method) answer.data.errors = { payment_method_id: [validationWords(page.language).empty] }
    return answer
  }
}
