import { redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { formatDay, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { bookingDetail } from '#modules/booking/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { inLanguage } from '../../../to.ts'
import { checkoutPath, orderPath, type PayPlace } from '../pay/place.ts'
import { takePaid } from './paid-note.server.ts'
import { words } from './words.ts'

type Booking = Output<typeof bookingDetail>
type Invoice = Booking['invoices'][number]

/** Step "Selesai": shown once, to who has just paid in this browser. After that the order is the place to look. */
export async function loadDone(context: Context, place: PayPlace) {
  const page = pageOf(context)
  const invoice_code = takePaid(page, place)
  const home = redirect(inLanguage(page.language, orderPath(place)))
  if (invoice_code === undefined) throw home
  const { data: booking } = await api(context, bookingDetail, { id: place.booking_id })
  const paid = booking.invoices.find((invoice) => invoice.invoice_code === invoice_code && invoice.state === 'paid')
  if (!paid) throw home
  return finishedOf(booking, paid, { place, language: page.language })
}

export type Finished = Awaited<ReturnType<typeof loadDone>>

const money = (amount: number): string => formatRupiah(rupiah(amount))

function finishedOf(booking: Booking, paid: Invoice, { place, language }: { place: PayPlace; language: Language }) {
  const say = words(language)
  const waiting = booking.invoices.find((invoice) => invoice.state === 'waiting')
  const { title, code, departs, next, toOrder, settleNow } = say
  return {
    text: say.text(money(paid.amount), booking.product.name),
    facts: [
      { name: code, value: booking.booking_code },
      {
        name: departs,
        value: formatDay(booking.departure.departs_on, language),
        note: booking.departure.departs_on_hijri,
      },
      { name: say.paid, value: money(booking.paid_amount) },
      ...(waiting ? [{ name: say.rest, value: money(waiting.amount) }] : []),
    ],
    steps: stepsOf(booking, waiting, language),
    order: orderPath(place),
    settle: waiting && checkoutPath(place, { step: 'pay', invoice: waiting.invoice_code }),
    say: { title, next, toOrder, settleNow },
  }
}

function stepsOf(booking: Booking, waiting: Invoice | undefined, language: Language) {
  const say = words(language)
  return [
    { title: say.documents, text: say.documentsText(booking.participants.length) },
    ...(waiting
      ? [
          {
            title: say.settle,
            text: say.settleText(money(waiting.amount), formatDay(new Date(waiting.due_at), language)),
          },
        ]
      : []),
    { title: say.voucher, text: waiting ? say.voucherLater : say.voucherReady },
  ]
}
