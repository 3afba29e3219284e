import { redirect } from 'react-router'
import { formatRupiah } from '#core/format.ts'
import { newSecret } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { souvenirCheckout, souvenirPaymentMethods } from '#modules/souvenir/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { groupsOf } from '../../../components/payment/choose/methods.server.ts'
import { words as chooseWords } from '../../../components/payment/choose/words.ts'
import type { Paying } from '../../../components/payment/pay-step.tsx'
import { shownPayment } from '../../../components/payment/shown.server.ts'
import { paidFor } from '../../../components/shop/paid-for.server.ts'
import { choosePaymentPath, souvenirOrderPath } from '../../../components/shop/paths.ts'
import { stepsWords } from '../../../components/shop/steps-words.ts'
import { flash } from '../../../flash.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import { words } from './words.ts'

export type Place = { idBooking: string; idInvoice: string }

/** The ways to pay the one invoice of a checkout; what is paid leads to the order. */
export async function loadChoice(context: Context, { idBooking, idInvoice }: Place) {
  const page = pageOf(context)
  const { language, now } = page
  const { payment_method, payment_fee, ...invoice } = await dataOrNotFound(
    api(context, souvenirPaymentMethods, { merchandise_id: idBooking, invoice_id: idInvoice }),
  )
  const self = choosePaymentPath(idBooking, idInvoice)
  const order = souvenirOrderPath(idBooking)
  const bill = { ...invoice, payment: null, own: null }
  const shown = shownPayment(bill, { at: page, reader: { as: 'owner', again: self, order, isShop: true } })
  if (shown.status === 'paid') {
    flash(page, 'payment_received')
    throw redirect(inLanguage(language, order))
  }
  const { title, text, method, none, noneText, toPay, submit, working, away } = chooseWords(language)
  const { data: caps } = await api(context, rules, {})
  const limits = { due_at: invoice.due_at, now, language, amount: invoice.total_payment, caps }
  const choosing: Paying = {
    view: 'choose',
    shown,
    self,
    amount: shown.bill.amount,
    ticket: newSecret(),
    groups: groupsOf(payment_method, limits),
    is_empty: payment_method.length === 0,
    say: { title, text, method, none, noneText, toPay, submit, working, away },
  }
  const paying: Paying = shown.status === 'choose' ? choosing : { view: 'over', shown, self }
  const say = words(language)
  const fee = say.fee(formatRupiah(rupiah(payment_fee), language))
  const checkout = await dataOrNotFound(api(context, souvenirCheckout, { id: idBooking }))
  return { paying, paidFor: paidFor(checkout, language), fee, self, steps: stepsWords(language), title, shop: say.shop }
}

export type Choice = Awaited<ReturnType<typeof loadChoice>>
