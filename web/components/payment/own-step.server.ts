import { redirect } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { orderDetail } from '#modules/booking/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { inLanguage } from '../../to.ts'
import { checkoutPath, type PayPlace } from '../checkout/place.ts'
import { paymentStatusOf } from './payment-status.ts'
import type { Bill } from './shown.server.ts'

/**
 * Where who booked goes on, signed in with the link of the own invoice, as after a gateway's page: at the order's own step.
 * Nothing for anyone else.
 */
export async function ownStep(context: Context, bill: Bill, { isBack }: { isBack: boolean }) {
  if (!bill.own) return undefined
  const { booking_id, invoice_code, payment_id } = bill.own
  const place = await placeOf(context, booking_id)
  if (!place) return undefined
  const { language, now } = pageOf(context)
  const lead = (step: Record<string, string>) => redirect(inLanguage(language, checkoutPath(place, step)))
  if (paymentStatusOf(bill, now) === 'paid') return lead({ step: 'done', invoice: invoice_code })
  if (payment_id === null || !bill.payment) return lead({ step: 'pay', invoice: invoice_code })
  const begun = { step: 'pay', payment: payment_id, number: bill.payment.payment_number }
  return lead(isBack ? { ...begun, back: '1' } : begun)
}

async function placeOf(context: Context, id: string): Promise<PayPlace | undefined> {
  try {
    const { data } = await api(context, orderDetail, { id })
    return { booking_id: data.booking_id, product_id: data.product.id }
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 404) throw error
    return undefined
  }
}
