import { redirect } from 'react-router'
import { newSecret } from '#core/ids.ts'
import { bookingDetail } from '#modules/booking/contract.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { paymentDetails, paymentMethods } from '#modules/payment/contract.ts'
import { stillDue } from '#modules/payment/rules/outstanding.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { groupsOf } from '../../../components/payment/choose/methods.server.ts'
import { words } from '../../../components/payment/choose/words.ts'
import { findShared, watchPath } from '../../../components/payment/load.server.ts'
import { paymentStatusOf, stampOf } from '../../../components/payment/payment-status.ts'
import { shownPayment } from '../../../components/payment/shown.server.ts'
import { flash } from '../../../flash.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import { isJustPaid } from '../done/paid-note.server.ts'
import { checkoutPath, orderPath, type PayPlace, tokenOf } from './place.ts'

/**
 * Step "Bayar": `?step=pay` chooses a method for `invoice`, or for the first invoice that waits; with `payment` and `number` it
 * tells how to pay. What is paid leads on to step "Selesai", or to the order; a cart leads back to step one.
 */
export async function loadPay(context: Context, place: PayPlace, url: URL) {
  const { searchParams } = url
  const payment_id = searchParams.get('payment')
  if (payment_id !== null) {
    const isBack = searchParams.get('back') === '1'
    return instructions(context, place, { payment_id, payment_number: searchParams.get('number') ?? '', isBack })
  }
  return choice(context, place, searchParams.get('invoice') ?? (await firstWaiting(context, place)))
}

async function firstWaiting(context: Context, place: PayPlace): Promise<string> {
  const { language } = pageOf(context)
  const { invoices, status } = await dataOrNotFound(api(context, bookingDetail, { id: place.booking_id }))
  const due = stillDue(invoices)
  if (due) return due.next.invoice_code
  throw redirect(inLanguage(language, status === 'cart' ? checkoutPath(place) : orderPath(place)))
}

type Began = { payment_id: string; payment_number: string; isBack: boolean }

async function instructions(context: Context, place: PayPlace, { isBack, ...paymentRef }: Began) {
  const page = pageOf(context)
  const detail = await dataOrNotFound(api(context, paymentDetails, { id: place.booking_id, ...paymentRef }))
  const self = checkoutPath(place, { step: 'pay', payment: paymentRef.payment_id, number: paymentRef.payment_number })
  const bill = { ...detail, payment: detail, own: null }
  const status = paymentStatusOf(bill, page.now)
  if (status === 'paid') throw leave(context, place, detail)
  const again = checkoutPath(place, { step: 'pay', invoice: detail.invoice_code })
  const shown = shownPayment(bill, { at: page, reader: { as: 'owner', again, order: orderPath(place) }, isBack })
  const token = tokenOf(detail.share_url)
  // Of all attempts at the invoice: one that was begun elsewhere may be paid while this page is open.
  const shared = await findShared(context, token)
  const watched = shared && { path: watchPath(token), stamp: stampOf(shared, page.now) }
  return { view: 'instructions', shown, watched, self, again, share: `/payment/${token}` } as const
}

async function choice(context: Context, place: PayPlace, invoice_code: string) {
  const page = pageOf(context)
  const { payment_method, ...invoice } = await dataOrNotFound(
    api(context, paymentMethods, { id: place.booking_id, invoice_code }),
  )
  const bill = { ...invoice, payment: null, own: null }
  const self = checkoutPath(place, { step: 'pay', invoice: invoice_code })
  const shown = shownPayment(bill, { at: page, reader: { as: 'owner', again: self, order: orderPath(place) } })
  if (shown.status === 'paid') throw leave(context, place, invoice)
  if (shown.status !== 'choose') return { view: 'over', shown, self } as const
  const { data: caps } = await api(context, rules, {})
  const input = { due_at: invoice.due_at, now: page.now, language: page.language }
  const groups = groupsOf(payment_method, { ...input, amount: invoice.total_payment, caps })
  const { title, text, method, none, noneText, toPay, submit, working, away } = words(page.language)
  const say = { title, text, method, none, noneText, toPay, submit, working, away }
  const is_empty = payment_method.length === 0
  const { amount } = shown.bill
  return { view: 'choose', shown, self, invoice_code, amount, ticket: newSecret(), groups, is_empty, say } as const
}

/** Away from what is paid: to the finished screen for who has just paid here, else to the order. */
function leave(context: Context, place: PayPlace, { invoice_code }: { invoice_code: string }): Response {
  const page = pageOf(context)
  if (isJustPaid(page, invoice_code)) {
    return redirect(inLanguage(page.language, checkoutPath(place, { step: 'done', invoice: invoice_code })))
  }
  flash(page, 'payment_received')
  return redirect(inLanguage(page.language, orderPath(place)))
}
