import { redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { formatDay, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { bookingDetail, documents } from '#modules/booking/contract.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { dueSteps, dueStepsLeft } from '#modules/notification/rules/reminders.ts'
import { isUnpaid, type StillDue, stillDue } from '#modules/payment/rules/outstanding.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import type { Step } from '../../../components/explain/steps.tsx'
import { readablePhone } from '../../../components/shell/phone.ts'
import { inLanguage } from '../../../to.ts'
import { formPath } from '../financing/place.ts'
import { checkoutPath, orderPath, type PayPlace } from '../pay/place.ts'
import { documentsStep } from './documents-step.server.ts'
import { words } from './words.ts'

type Booking = Output<typeof bookingDetail> & { travellers: Output<typeof documents>['participants'] }
type Invoice = Booking['invoices'][number]
type Due = StillDue<Invoice> | undefined
type At = { place: PayPlace; language: Language; now: Date; reminder_days: readonly number[] }

const isGoing = ({ status }: Pick<Booking, 'status'>): boolean => status === 'in_progress' || status === 'completed'

/** Step "Selesai" of an invoice that is paid: what arrived, what is left, what comes next. Anything else is the order's page. */
export async function loadDone(context: Context, place: PayPlace, url: URL) {
  const { language, now } = pageOf(context)
  const { data: booking } = await api(context, bookingDetail, { id: place.booking_id })
  const code = url.searchParams.get('invoice')
  const isMeant = ({ invoice_code }: Invoice) => (code === null ? place.is_private === true : invoice_code === code)
  const paid = booking.invoices.findLast((invoice) => invoice.state === 'paid' && isMeant(invoice))
  if (!paid || !isGoing(booking)) throw redirect(inLanguage(language, orderPath(place)))
  const documentsResponse = booking.is_participants_complete
    ? undefined
    : await api(context, documents, { id: place.booking_id })
  const { data: inForce } = await api(context, rules, {})
  const at = { place, language, now, reminder_days: dueSteps(inForce) }
  return finishedOf({ ...booking, travellers: documentsResponse?.data.participants ?? [] }, paid, at)
}

export type Finished = Awaited<ReturnType<typeof loadDone>>

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)
const dayOf = ({ due_at }: Invoice, language: Language): string => formatDay(new Date(due_at), language)

function finishedOf(booking: Booking, paid: Invoice, at: At) {
  const { place, language } = at
  const say = words(language)
  const due = stillDue(booking.invoices)
  const { title, code, departs, next, toOrder, settleNow } = say
  return {
    text: say.text(money(paid.amount, language), booking.product.name),
    facts: [
      { name: code, value: booking.booking_code },
      {
        name: departs,
        value: formatDay(booking.departure.departs_on, language),
        note: booking.departure.departs_on_hijri,
      },
      { name: say.paid, value: money(booking.paid_amount, language) },
      restFact(booking, due, language),
    ],
    steps: stepsOf(booking, due, at),
    order: orderPath(place),
    settle: due && !due.next.is_overdue ? settlePath(due, place) : undefined,
    say: { title, next, toOrder, settleNow },
  }
}

/** What a bank is still to pay of it. */
const byBank = ({ invoices }: Booking): Invoice | undefined =>
  invoices.find((invoice) => invoice.stage === 'financed' && isUnpaid(invoice))

function restFact(booking: Booking, due: Due, language: Language) {
  const say = words(language)
  if (due) return { name: say.rest, value: money(due.amount, language), note: restNote(due, language) }
  const financed = byBank(booking)
  return financed
    ? { name: say.byBank, value: money(financed.amount, language), note: say.afterAkad }
    : { name: say.rest, value: money(0, language), note: say.allPaid }
}

const settlePath = ({ next }: NonNullable<Due>, place: PayPlace): string =>
  checkoutPath(place, { step: 'pay', invoice: next.invoice_code })

const restNote = ({ next }: NonNullable<Due>, language: Language): string =>
  words(language).restBy(dayOf(next, language))

function stepsOf(booking: Booking, due: Due, at: At) {
  const { travellers, partner, voucher_url } = booking
  const financed = byBank(booking)
  const { place, language } = at
  const say = words(language)
  const order = orderPath(place)
  const group = {
    title: say.group,
    text: say.groupText(partner.name),
    call: { href: `tel:${partner.phone_number}`, label: say.call(readablePhone(partner.phone_number)) },
  }
  const voucher = {
    title: say.voucher,
    text: voucher_url ? say.voucherReady : say.voucherLater,
    way: voucher_url ? { path: `${order}#downloads`, label: say.toVoucher } : undefined,
  }
  const steps: Step[] = [
    ...(financed ? [akadStep(financed, at)] : []),
    documentsStep(travellers, order, language),
    group,
    ...(due ? [settleStep(due, at)] : []),
    voucher,
  ]
  return steps
}

/** The bank pays the rest only after that; where it stands is said with the application. */
function akadStep({ amount }: Invoice, { place, language }: At): Step {
  const say = words(language)
  // The form leads on to the application, wherever that stands.
  const way = { path: formPath(place), label: say.toApplication }
  return { title: say.akad, text: say.akadText(money(amount, language)), way }
}

/** What is left to pay, and which reminders of it are still to come. */
function settleStep({ amount, next }: NonNullable<Due>, { language, now, reminder_days }: At): Step {
  const say = words(language)
  const days = dueStepsLeft(new Date(next.due_at), now, reminder_days)
  const text = say.settleText(money(amount, language), dayOf(next, language))
  return { title: say.settle, text: days.length > 0 ? `${text} ${say.remindText(days)}` : text }
}
