import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { addMs, jakartaDate } from '#core/time.ts'
import { partnerContact } from '#modules/partner/module.ts'
import { invoicesOf } from '#modules/payment/module.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import type * as contract from '../contract.ts'
import { bookingOf } from '../order/load.ts'
import { sheetWords } from '../printing/sheet-words.ts'
import { type CalendarEvent, calendarOf } from '../rules/calendar.ts'

type Call = typeof contract.bookingCalendar

export async function bookingCalendar(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, now } = ctx
  const language = input.language ?? ctx.language
  const say = sheetWords(language)
  const booking = await bookingOf(ctx, input.id)
  const [byOrder, partner] = await Promise.all([invoicesOf(db, [booking.id]), partnerContact(db, booking, now)])
  const about = say.calendarAbout(booking.code, partner?.name ?? '', partner?.phone_number ?? '')
  const url = `${tenant.public_url}${language === 'en' ? '/en' : ''}/member/my-order/${booking.id}`
  const journey: CalendarEvent = {
    id: booking.id,
    title: booking.product_name[language],
    about,
    from: booking.departs_on,
    to: booking.returns_on,
    url,
    remind_days: 7,
  }
  const owed = (byOrder.get(booking.id) ?? []).filter((invoice) => isUnpaid(invoice) && invoice.stage === 'settlement')
  const dues = owed.map(({ id, amount, due_at }): CalendarEvent => {
    // Due at the stroke of midnight means: on the day before.
    const day = jakartaDate(addMs(due_at, -1))
    const title = say.calendarDue(formatRupiah(rupiah(amount), language), booking.code)
    return { id, title, about, from: day, to: day, url, remind_days: 3 }
  })
  const text = calendarOf([journey, ...dues], { host: tenant.domain_name, now })
  return { bytes: Buffer.from(text), type: 'text/calendar; charset=utf-8', name: `${booking.code}.ics` }
}
