import { redirect } from 'react-router'
import { souvenirCheckout, souvenirPayment } from '#modules/souvenir/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { tokenOf } from '../../../components/checkout/place.ts'
import { findShared, watchPath } from '../../../components/payment/load.server.ts'
import type { Paying } from '../../../components/payment/pay-step.tsx'
import { stampOf } from '../../../components/payment/payment-status.ts'
import { shownPayment } from '../../../components/payment/shown.server.ts'
import { paidFor } from '../../../components/shop/paid-for.server.ts'
import { choosePaymentPath, paymentPath, souvenirOrderPath } from '../../../components/shop/paths.ts'
import { stepsWords } from '../../../components/shop/steps-words.ts'
import { flash } from '../../../flash.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import { words } from './words.ts'

type Place = { idBooking: string; idPayment?: string | undefined; paymentNumber: string }

/** How to pay what was begun; once it is paid, the order. */
export async function loadPayment(context: Context, { idBooking, idPayment, paymentNumber }: Place) {
  const page = pageOf(context)
  const { language, now } = page
  const ids = { merchandise_id: idBooking, payment_id: idPayment ?? paymentNumber }
  const detail = await dataOrNotFound(api(context, souvenirPayment, ids))
  const order = souvenirOrderPath(idBooking)
  if (detail.is_payment_completed === 1) {
    flash(page, 'payment_received')
    throw redirect(inLanguage(language, order))
  }
  const checkout = await dataOrNotFound(api(context, souvenirCheckout, { id: idBooking }))
  const { invoice } = checkout
  const again = invoice ? choosePaymentPath(idBooking, invoice.invoice_id) : order
  const bill = { ...detail, payment: detail, own: null }
  const shown = shownPayment(bill, { at: page, reader: { as: 'owner', again, order, isShop: true } })
  const token = tokenOf(detail.share_url)
  // Of all attempts at the invoice: one that was begun elsewhere may be paid while this page is open.
  const shared = await findShared(context, token)
  const watched = shared && { path: watchPath(token), stamp: stampOf(shared, now) }
  const self = paymentPath(idBooking, detail)
  const paying: Paying = { view: 'instructions', shown, watched, self, again, share: `/payment/${token}` }
  return { paying, paidFor: paidFor(checkout, language), self, steps: stepsWords(language), say: words(language) }
}

export type Payment = Awaited<ReturnType<typeof loadPayment>>
