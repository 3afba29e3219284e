import { redirect } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { orderDetail } from '#modules/booking/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { inLanguage } from '../../to.ts'
import { checkoutPath, type PayPlace, placeOf } from '../checkout/place.ts'
import { paymentStatusOf } from './payment-status.ts'
import type { Bill } from './shown.server.ts'

/**
 * Where who booked goes on, signed in with the link of the own invoice, as after a gateway's page: at the order's own step.
 * Nothing for anyone else.
 */
export async function ownStep(context: Context, bill: Bill, { isBack }: { isBack: boolean }) {
  if (!bill.own) return undefined
  const { booking_id, invoice_code, payment_id } = bill.own
  const place = await findPlace(context, booking_id)
  if (!place) return undefined
  const { language, now } = pageOf(context)
  const lead = (step: Record<string, string>) => redirect(inLanguage(language, checkoutPath(place, step)))
  if (paymentStatusOf(bill, now) === 'paid') return lead({ step: 'done', invoice: invoice_code })
  if (payment_id === null || !bill.payment) return lead({ step: 'pay', invoice: invoice_code })
  const begun = { step: 'pay', payment: payment_id, number: bill.payment.payment_number }
  return lead(isBack ? { ...begun, back: '1' } : begun)
}

async function findPlace(context: Context, id: string): Promise<PayPlace | undefined> {
  try {
    return placeOf((await api(context, orderDetail, { id })).data)
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 404) throw error
    return undefined
  }
}
